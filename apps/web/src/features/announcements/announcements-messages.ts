import { spellRoleName } from '@portal/domain'

const people: Record<string, string> = {
  StateMonitor: 'State monitors',
  LocalAdmin: 'Local administrators',
  LocalUser: 'Local users',
  DEILiaison: 'Liaisons',
  DisputeResolutionStaff: 'Dispute resolution staff',
}

/** Words of this feature. */
export const announcementsMessages = {
  title: 'Announcements',
  landingPage: 'Landing Page',
  facts: 'What the state tells people on their landing page.',
  manage: 'Manage announcements',
  none: 'Nothing is announced.',
  noneBody: 'What state monitors write appears here on its first day.',
  until: (day: string) => `Shown until ${day}`,
  dismiss: (title: string) => `Dismiss: ${title}`,
  dismissed: 'Announcement dismissed',
  actFailed: 'It was not done',
  list: {
    caption: 'Announcements',
    add: 'Write an announcement',
    filters: 'Filters of announcements',
    show: 'Show',
    kept: 'Announcements',
    deleted: 'Deleted announcements',
    emptyTitle: 'No announcement yet.',
    emptyBody: 'Whatever you write appears on the landing pages of those it is for.',
    noneDeletedTitle: 'No announcement was deleted.',
    noneDeletedBody: 'What is deleted can be restored here.',
    columns: {
      title: 'Title',
      state: 'State',
      severity: 'Severity',
      audience: 'For',
      days: 'Days',
      dismissals: 'Dismissed by',
      changedBy: 'Changed by',
      changedOn: 'Changed',
      actions: 'Actions',
    },
    states: { Planned: 'Planned', Shown: 'Shown now', Over: 'Over' } as Record<string, string>,
    everybody: 'Everybody',
    agencies: (n: number) => (n === 1 ? '1 agency' : `${n} agencies`),
    edit: (title: string) => `Change announcement: ${title}`,
    remove: (title: string) => `Delete announcement: ${title}`,
    restore: 'Restore',
    restoreOf: (title: string) => `Restore announcement: ${title}`,
    deleteTitle: 'Delete this announcement?',
    deleteBody: (title: string) =>
      `"${title}" disappears from every landing page. It goes to the deleted ones, from where it can be restored.`,
    deleteConfirm: 'Delete',
    deletedDone: 'Announcement deleted',
    restoredDone: 'Announcement restored',
  },
  form: {
    addTitle: 'Write an announcement',
    editTitle: 'Change an announcement',
    titleLabel: 'Title',
    body: 'Text',
    severity: 'Severity',
    roles: 'Roles',
    rolesHint: 'Without a choice it is for every role.',
    agencies: 'Agencies',
    agenciesHint:
      'Without a choice it is for every agency. People of the state read what is for some agencies only if their role is chosen.',
    fromDay: 'First day',
    toDay: 'Last day',
    dismissible: 'Readers can dismiss it',
    showAgain: 'Show it again to those who have dismissed it',
    save: 'Save',
    cancel: 'Cancel',
    saved: 'Announcement saved',
    conflict: 'Somebody else changed this announcement',
    yes: 'Yes',
    no: 'No',
  },
}

/** Roles as a list says them: 'Local administrators, Liaisons'. */
export function rolesInWords(roles: readonly string[]): string {
  return roles.map((role) => people[role] ?? spellRoleName(role)).join(', ')
}

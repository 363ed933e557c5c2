import type { AnnouncementSeverity } from '@portal/domain'
import { formatDate } from '../../lib/format'
import type { Stored } from '../../lib/saving/save-three-ways'
import { setField } from '../../lib/saving/three-way-merge'
import { richTextField, type ConflictField } from '../../ui/form/conflict-fields'
import { sanitizeHtml } from '../../ui/rich-text/rich-text-html'
import { rolesInWords } from './announcement-roles'
import { announcementsMessages } from './announcements-messages.generated'
import type {
  AnnouncementChoicesFieldsFragment,
  ManagedAnnouncementFieldsFragment as Announcement,
} from './announcements.generated'

type Agencies = NonNullable<AnnouncementChoicesFieldsFragment['allAgencies']>

const words = announcementsMessages.form

export interface AnnouncementValues {
  title: string
  body: string
  severity: AnnouncementSeverity
  roles: readonly string[]
  leaIds: readonly number[]
  fromDay: string
  toDay: string
  dismissible: boolean
  /** Belongs to this save only, not to the record. */
  showAgain: boolean
}

export const announcementValues = (stored: Announcement): AnnouncementValues => ({
  title: stored.title,
  body: sanitizeHtml(stored.body),
  severity: stored.severity,
  roles: stored.roles,
  leaIds: stored.leaIds,
  fromDay: stored.fromDay,
  toDay: stored.toDay,
  dismissible: stored.dismissible,
  showAgain: false,
})

export const storedAnnouncement = (row: Announcement): Stored<AnnouncementValues> => ({
  values: announcementValues(row),
  version: row.version,
  by: row.changedBy.fullName,
  at: row.changedOn,
})

/** The parts of an announcement that two people can have changed at once. */
export function announcementFields(
  leas: Pick<Agencies[number], 'id' | 'shortName'>[],
): ConflictField<AnnouncementValues>[] {
  const everybody = announcementsMessages.list.everybody
  const agencies = (ids: readonly number[]) =>
    leas.flatMap(({ id, shortName }) => (ids.includes(id) ? shortName : [])).join(', ') || everybody
  return [
    { members: ['title'], label: words.titleLabel, show: ({ title }) => title },
    richTextField('body', words.body, ({ body }) => body),
    { members: ['severity'], label: words.severity, show: ({ severity }) => severity },
    {
      ...setField<AnnouncementValues, string>(
        'roles',
        ({ roles }) => roles,
        (values, roles) => ({ ...values, roles }),
      ),
      label: words.roles,
      show: ({ roles }) => rolesInWords(roles) || everybody,
    },
    {
      ...setField<AnnouncementValues, number>(
        'leaIds',
        ({ leaIds }) => leaIds,
        (values, leaIds) => ({ ...values, leaIds }),
      ),
      label: words.agencies,
      show: ({ leaIds }) => agencies(leaIds),
    },
    { members: ['fromDay'], label: words.fromDay, show: ({ fromDay }) => fromDay && formatDate(fromDay) },
    { members: ['toDay'], label: words.toDay, show: ({ toDay }) => toDay && formatDate(toDay) },
    {
      members: ['dismissible'],
      label: words.dismissible,
      show: ({ dismissible }) => (dismissible ? words.yes : words.no),
    },
  ]
}

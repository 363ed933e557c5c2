/** Words of the own preferences. */
export const preferencesMessages = {
  landingPage: 'Landing Page',
  title: 'Preferences',
  facts: 'What you get by mail, how the portal looks, and where it opens.',
  appearance: 'Appearance and start',
  theme: 'Theme',
  themes: { system: 'As the system', light: 'Light', dark: 'Dark' },
  language: 'Language',
  languages: { en: 'English' } as Record<string, string>,
  homePage: 'Home page after login',
  homePageOfRole: 'The one of my role',
  notifications: 'Mail',
  notificationsHint:
    'The bell in the portal always shows everything. Here you choose what comes by mail too.',
  event: 'About',
  channel: 'By mail',
  channelOf: (label: string) => `Mail about ${label}`,
  channels: { Immediate: 'At once', Daily: 'Once a day', Weekly: 'Once a week', Off: 'Off' },
  legal: 'Legal notice: always mailed at once',
  legalReason:
    'Letters, findings, decisions and your account are legal notices: they are always mailed at once.',
  onlyPreferredLeas: 'Only about my preferred agencies',
  preferredLeas: (names: readonly string[]) =>
    `${names.join(', ')}. Legal notices come about every agency; an administrator changes the list.`,
  noPreferredLeas: 'An administrator has chosen no preferred agencies for you.',
  yes: 'Yes',
  no: 'No',
  bouncedTitle: 'Mail to you does not arrive',
  bounced: (since: string) =>
    `The mail server has refused your address since ${since}. Ask an administrator to correct it; the bell shows everything meanwhile.`,
  save: 'Save',
  undo: 'Undo changes',
  nothing: 'Nothing has been changed.',
  saveTitle: 'Save',
  saved: 'Your preferences were saved.',
  conflict: 'Your preferences were changed in another window',
}

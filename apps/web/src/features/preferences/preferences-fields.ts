import type { Stored } from '../../lib/saving/save-three-ways'
import { wordOf } from '../../lib/format'
import type { ConflictField } from '../../ui/form/conflict-fields'
import { preferencesMessages as m } from './preferences-messages.generated'
import type { PreferencesFieldsFragment as Preferences } from './preferences.generated'
import type { PreferencesValues } from './preferences-values'

export const preferencesValues = (preferences: Preferences): PreferencesValues => ({
  theme: preferences.theme,
  language: preferences.language,
  homePage: preferences.homePage ?? '',
  onlyPreferredLeas: preferences.onlyPreferredLeas,
  notifications: Object.fromEntries(preferences.notifications.map(({ group, channel }) => [group, channel])),
})

/** Only the person changes them: another device, or another window. */
export const storedPreferences = (row: Preferences): Stored<PreferencesValues> => ({
  values: preferencesValues(row),
  version: row.version,
  by: null,
  at: null,
})

/** The parts of the preferences; each kind of message is one of its own. */
export function preferencesFields({
  homePages,
  notifications,
}: Pick<Preferences, 'homePages' | 'notifications'>): ConflictField<PreferencesValues>[] {
  return [
    { members: ['theme'], label: m.theme, show: ({ theme }) => m.themes[theme] },
    { members: ['language'], label: m.language, show: ({ language }) => wordOf(m.languages, language) },
    {
      members: ['homePage'],
      label: m.homePage,
      show: ({ homePage }) =>
        homePages.find(({ path }) => path === homePage)?.name ?? (homePage || m.homePageOfRole),
    },
    {
      members: ['onlyPreferredLeas'],
      label: m.onlyPreferredLeas,
      show: ({ onlyPreferredLeas }) => (onlyPreferredLeas ? m.yes : m.no),
    },
    ...notifications.map(({ group, label }): ConflictField<PreferencesValues> => {
      const channelOf = ({ notifications }: PreferencesValues) => notifications[group] ?? 'Immediate'
      return {
        members: ['notifications'],
        label,
        compare: channelOf,
        take: (to, from) => ({ ...to, notifications: { ...to.notifications, [group]: channelOf(from) } }),
        show: (values) => m.channels[channelOf(values)],
      }
    }),
  ]
}

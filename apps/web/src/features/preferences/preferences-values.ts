import type { PreferencesFieldsFragment } from './preferences.generated'

type Channel = PreferencesFieldsFragment['notifications'][number]['channel']

/** Controls hold texts; '' is the home page that the role has. */
export interface PreferencesValues {
  theme: PreferencesFieldsFragment['theme']
  language: string
  homePage: string
  onlyPreferredLeas: boolean
  notifications: Record<string, Channel>
}

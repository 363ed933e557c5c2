/** Address of the own preferences; the user menu leads there. */
export const preferencesPath = '/user/preferences'

/** Demonstration accounts; the user name is the e-mail address. */
export const people = {
  monitor: 'monitor@state.example',
  monitor2: 'monitor2@state.example',
  sysadmin: 'sysadmin@state.example',
  liaison: 'liaison@state.example',
  disputes: 'disputes@state.example',
  alleganyAdmin: 'admin@allegany.example',
  alleganyAdmin2: 'admin2@allegany.example',
  alleganyUser: 'user@allegany.example',
  howardAdmin: 'admin@howard.example',
  howardUser: 'user@howard.example',
  howardDisabled: 'disabled@howard.example',
  trainingAdmin: 'admin@training.example',
} as const

export const password = process.env['DEMO_PASSWORD'] ?? 'Compliance#2026'

/** Names of the demonstration people, as the top bar shows them. */
export const fullNames: Readonly<Record<string, string>> = {
  [people.monitor]: 'Helen Marsh',
  [people.monitor2]: 'Andre Whitfield',
  [people.sysadmin]: 'Priya Raman',
  [people.liaison]: 'Thomas Okafor',
  [people.disputes]: 'Karen Lindqvist',
  [people.alleganyAdmin]: 'Daniel Brandt',
  [people.alleganyAdmin2]: 'Lucia Ferrante',
  [people.alleganyUser]: 'Grace Holloway',
  [people.howardAdmin]: 'Samuel Kessler',
  [people.howardUser]: 'Mei Tanaka',
  [people.howardDisabled]: 'Robert Vance',
  [people.trainingAdmin]: 'Nora Sandoval',
}

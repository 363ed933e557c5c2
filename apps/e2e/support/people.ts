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

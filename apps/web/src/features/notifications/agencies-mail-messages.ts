const counted = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`

/** Words of a letter to the administrators of several agencies. */
export const agenciesMailMessages = {
  open: 'Mail agencies',
  none: 'No agency is shown.',
  title: 'Mail agencies',
  intro:
    'Each local administrator of the chosen agencies gets one mail at once, and a line in the bell. The local dashboard shows it under From the state, and the history of the agency keeps it.',
  noStudents: 'Name no student: mail leaves the portal.',
  agencies: 'Agencies',
  agenciesHint: 'Those that the list of the dashboard shows. Take out whom you do not mean.',
  all: 'Select all',
  nobody: 'Select none',
  subject: 'Subject',
  text: 'Message',
  send: 'Send',
  sent: 'Mail',
  reached: (people: number, agencies: number) =>
    `${counted(people, 'person', 'people')} in ${counted(agencies, 'agency', 'agencies')} ${people === 1 ? 'was' : 'were'} written to.`,
  unreached: (agencies: number) =>
    ` ${counted(agencies, 'agency has', 'agencies have')} no local administrator.`,
} as const

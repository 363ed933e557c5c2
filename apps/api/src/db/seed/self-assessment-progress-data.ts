/** How far an agency of the demonstration has come; agencies that are not listed are not activated. */
export interface DemonstrationProgress {
  leaId: number
  submitState: number
  /** Days from the seeding until it is due. */
  dueInDays: number
  /** A person of the agency, who cannot sign in: no demonstration account has this address. */
  person: { email: string; fullName: string; jobTitle: string }
  /** Of 14 subsections, how many are submitted or approved, marked ready, and begun. */
  approved: number
  ready: number
  begun: number
}

/** Five agencies on their way, so that the state list shows every step. Allegany and Howard are left untouched. */
export const demonstrationProgress: readonly DemonstrationProgress[] = [
  {
    leaId: 15,
    submitState: 4,
    dueInDays: 24,
    person: {
      email: 'lena.ortiz@montgomery.example',
      fullName: 'Lena Ortiz',
      jobTitle: 'Director of Special Education',
    },
    approved: 14,
    ready: 0,
    begun: 0,
  },
  {
    leaId: 3,
    submitState: 3,
    dueInDays: 24,
    person: {
      email: 'marcus.bell@baltimore.example',
      fullName: 'Marcus Bell',
      jobTitle: 'Compliance Supervisor',
    },
    approved: 6,
    ready: 3,
    begun: 2,
  },
  {
    leaId: 10,
    submitState: 3,
    dueInDays: 38,
    person: {
      email: 'joan.kessler@frederick.example',
      fullName: 'Joan Kessler',
      jobTitle: 'Special Education Supervisor',
    },
    approved: 1,
    ready: 1,
    begun: 2,
  },
  {
    leaId: 18,
    submitState: 2,
    dueInDays: 38,
    person: {
      email: 'paul.greene@stmarys.example',
      fullName: 'Paul Greene',
      jobTitle: 'Director of Special Education',
    },
    approved: 0,
    ready: 0,
    begun: 0,
  },
  {
    leaId: 23,
    submitState: 1,
    dueInDays: 45,
    person: { email: 'ruth.tilghman@worcester.example', fullName: 'Ruth Tilghman', jobTitle: 'Supervisor' },
    approved: 0,
    ready: 0,
    begun: 0,
  },
]

/** What people write beside a rating; no text names a child. */
export const demonstrationNarratives: Record<number, readonly string[]> = {
  4: [
    '<p>The procedure was reviewed in September and is on file in the central office.</p>',
    '<p>All schools follow the written procedure; the yearly check found no exception.</p>',
    '<p>Monthly reports go to the supervisors, and the last twelve show full compliance.</p>',
  ],
  3: [
    '<p>In place in all but two schools. The remaining staff are trained before the winter break.</p>',
    '<p>The log is complete since October; <strong>entries before that are being checked</strong>.</p>',
  ],
  2: [
    '<p>Practice differs between schools. A common form is being written:</p><ul><li>draft in January</li><li>training in February</li></ul>',
    '<p>About half of the files that we sampled show the required notice.</p>',
  ],
  1: ['<p>No written procedure yet. It is part of this year’s improvement plan.</p>'],
  0: ['<p>The agency runs no programme of this kind.</p>'],
}

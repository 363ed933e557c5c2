import type { NotePart } from '@portal/domain'

interface DemonstrationNote {
  id: string
  leaId: number
  category: number
  part: NotePart
  daysAgo: number
  /** Plain words: nothing in them has a meaning in HTML. */
  paragraphs: readonly string[]
}

/** A few notes about three agencies. */
export const demonstrationNotes: readonly DemonstrationNote[] = [
  {
    id: '0f5b0a2e-6f0c-4a55-9a56-7d1d3f1c0a01',
    leaId: 1,
    category: 1,
    part: 'Part B',
    daysAgo: 12,
    paragraphs: [
      'Called the director about the timeline for initial evaluations.',
      'The agency has added a second school psychologist. Ask for the October numbers before the site visit.',
    ],
  },
  {
    id: '0f5b0a2e-6f0c-4a55-9a56-7d1d3f1c0a02',
    leaId: 1,
    category: 7,
    part: 'Part B',
    daysAgo: 5,
    paragraphs: ['Transition plans: three of five sampled plans name an agency that was invited.'],
  },
  {
    id: '0f5b0a2e-6f0c-4a55-9a56-7d1d3f1c0a03',
    leaId: 13,
    category: 5,
    part: 'Part C',
    daysAgo: 3,
    paragraphs: [
      'Early childhood team asks for help with the exit interviews.',
      'Send the guide and offer a date in the spring.',
    ],
  },
  {
    id: '0f5b0a2e-6f0c-4a55-9a56-7d1d3f1c0a04',
    leaId: 15,
    category: 4,
    part: '',
    daysAgo: 1,
    paragraphs: ['New policy on independent educational evaluations was adopted by the board.'],
  },
]

/** Texts that notes begin with. */
export const demonstrationTemplates: readonly { title: string; category: number; textNote: string }[] = [
  {
    title: 'Phone call',
    category: 0,
    textNote:
      '<p><strong>Spoke with:</strong> </p><p><strong>About:</strong> </p><p><strong>Agreed:</strong> </p><p><strong>Next step and date:</strong> </p>',
  },
  {
    title: 'Site visit',
    category: 1,
    textNote:
      '<h3>Who took part</h3><p></p><h3>What was seen</h3><ul><li></li></ul><h3>What is open</h3><ul><li></li></ul>',
  },
  {
    title: 'Review of a policy',
    category: 4,
    textNote:
      '<p><strong>Policy:</strong> </p><p><strong>Adopted on:</strong> </p><p><strong>What is missing:</strong> </p>',
  },
]

import type { FoundKind } from '../search/found-kind.js'

/** What the search finds of this feature. */
export const notesSearch = {
  notes: {
    label: 'Notes',
    description: 'Notes of the state.',
    address: () => null,
  },
} as const satisfies Record<string, FoundKind>

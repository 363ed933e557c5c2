import { describe, expect, it } from 'vitest'
import { defaultComparison, documentTextReasons, documentTextStates } from './document-text.js'
import { documentVersions } from './document-versions.js'

const doc = (
  recordId: number,
  id: string,
  createdOn: string,
  title = 'Policy',
  mime = 'application/pdf',
) => ({
  recordId,
  id,
  createdOn,
  title,
  mime,
})
const handedIn = [
  { recordId: 1, on: '2024-02-01' },
  { recordId: 2, on: '2025-02-01' },
  { recordId: 3, on: '2026-02-01' },
]
const ofYears = [doc(1, 'old', '2024-01-01'), doc(2, 'last', '2025-01-01'), doc(3, 'now', '2026-01-01')]
const none = { acceptedRecordId: null, firstRecordId: null }

describe('the documents that are compared when nobody has chosen', () => {
  it.each([
    ['this version with the one before', { recordId: 3, ...none }, ofYears, 'last', 'now'],
    [
      'this version with the one that was accepted last',
      { ...none, recordId: 3, acceptedRecordId: 1 },
      ofYears,
      'old',
      'now',
    ],
    [
      'a revision with the first review of the same audit',
      { recordId: 3, acceptedRecordId: 1, firstRecordId: 2 },
      ofYears,
      'last',
      'now',
    ],
    [
      'the last two versions where this review has none of its own',
      { recordId: 9, acceptedRecordId: 2, firstRecordId: null },
      ofYears.slice(0, 2),
      'old',
      'last',
    ],
    ['nothing with an only version', { recordId: 1, ...none }, ofYears.slice(0, 1), null, 'old'],
    ['nothing without documents', { recordId: 1, ...none }, [], null, null],
    [
      'documents with the same title, and those that can be read',
      { recordId: 3, ...none },
      [
        doc(2, 'a', '2025-01-01', 'Annex'),
        doc(2, 'b', '2025-01-02', 'Manual'),
        doc(3, 'p', '2026-01-01', 'Photo', 'image/png'),
        doc(3, 'm', '2026-01-02', 'Manual'),
      ],
      'b',
      'm',
    ],
  ])('are %s', (_what, places, documents, olderId, newerId) => {
    expect(defaultComparison(documentVersions(documents, handedIn), places)).toEqual({ olderId, newerId })
  })
})

it('every document whose text is not read says why', () => {
  const silent = documentTextStates.filter((state) => documentTextReasons[state] === '')
  expect(silent).toEqual(['read'])
})

import type { Attempts } from '../../../testing/access/graphql-kit.js'

/** Written by hand from the specification; testing/access/graphql-legend.ts explains the columns and words. LU is not assigned. */
export const verdicts = `
field               record  | anon half dis | SA   SM   LI   DRS  LA   LU   | CL
auditDocumentSets   -       | 401  401  401 | ok   ok   ok   ok   ok   ok   | 403
auditDocumentSet    own     | 401  401  401 | ok   ok   ok   ok   ok   404  | 403
auditDocumentSet    foreign | 401  401  401 | ok   ok   404  ok   404  404  | 403
auditDocumentSet    missing | 401  401  401 | 404  404  404  404  404  404  | 403
saveDocumentSetItem own     | 401  401  401 | 403  403  403  403  ok   404  | 403
saveDocumentSetItem foreign | 401  401  401 | 403  403  404  403  404  404  | 403
saveDocumentSetItem missing | 401  401  401 | 404  404  404  404  404  404  | 403
auditDocumentComparison own     | 401  401  401 | ok   ok   403  403  ok   404  | 403
auditDocumentComparison foreign | 401  401  401 | ok   ok   404  403  404  404  | 403
auditDocumentComparison missing | 401  401  401 | 404  404  404  404  404  404  | 403
`

const typeKey = 'policies-procedures'

export const attempts: Attempts = {
  auditDocumentSets: ({ year }) => ({ typeKey, year }),
  auditDocumentSet: async (world, record) => ({ typeKey, recordId: await world.documentSet(record) }),
  auditDocumentComparison: async (world, record) => ({
    typeKey,
    recordId: await world.documentSet(record),
    itemId: 'pp-b-child-find',
  }),
  saveDocumentSetItem: async (world, record) => ({
    input: {
      typeKey,
      recordId: await world.documentSet(record),
      itemId: 'pp-b-child-find',
      version: 0,
      pages: 'p. 3',
    },
  }),
}

/** Readable by everyone who may read the set. */
export const fieldsOfTheRecord = `
ComparableDocument: accepted documentId downloadPath fileName handedInOn number prong round title year
ComparedDocument: documentId emptyPages pages reason state
ComparedRow: kind newer older
DocumentComparison: added changed documents itemId newer number older removed rows text
DocumentSet: changed dueOn filesHidden handIn handedInBy handedInOn id items lastReviewYear nextReviewYear notApplicable open save unchanged upload
DocumentSetItem: attest attestedBy attestedOn boardApprovedOn citations documentHints documents effectiveOn former gaps guidance id number pages reason revisedOn revision section standing text version versions
DocumentSetPayload: errors set
DocumentSetRow: changed handedInOn id items lastReviewYear nextReviewYear notApplicable open unchanged
FormerSetVersion: boardApprovedOn documents effectiveOn pages revisedOn year
RequiredRevision: comment dueOn instruction
SetDocumentVersion: documents handedInOn number prong round year
TextPiece: marked text
`

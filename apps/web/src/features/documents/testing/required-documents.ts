import type {
  RequiredDocumentCategoryFieldsFragment,
  RequiredDocumentFieldsFragment,
} from '../documents.generated'

const yes = { __typename: 'AllowedAct' as const, allowed: true, reason: null }
const no = (reason: string) => ({ __typename: 'AllowedAct' as const, allowed: false, reason })

type Typed<T> = T & { __typename: string }

/** A document as a local administrator sees it. */
export function aRequiredDocument(
  overrides: Partial<RequiredDocumentFieldsFragment> = {},
): Typed<RequiredDocumentFieldsFragment> {
  return {
    __typename: 'RequiredDocument',
    id: 'd1',
    categoryResponseId: 7,
    title: 'Plan',
    fileName: 'plan.pdf',
    size: 2048,
    scanState: 'NotScanned',
    createdBy: { id: 'u1', fullName: 'Dana Whitfield' },
    createdOnText: 'Oct 1, 2026',
    aboutDate: '2026-10-01',
    originYear: null,
    stateMonitor: '',
    stateMonitorBool: false,
    relatedSubsections: [],
    changeTitle: yes,
    changeStateMonitor: no('Only a state monitor can change this.'),
    remove: yes,
    downloadPath: '/files/required-documents/d1',
    version: 1,
    ...overrides,
  }
}

/** A category with two of five documents, as a local administrator sees it. */
export function aCategory(
  overrides: Partial<RequiredDocumentCategoryFieldsFragment> = {},
): Typed<RequiredDocumentCategoryFieldsFragment> {
  const documents = overrides.documents ?? [
    aRequiredDocument(),
    aRequiredDocument({ id: 'd2', title: 'Log', fileName: 'log.csv' }),
  ]
  return {
    __typename: 'RequiredDocumentCategoryResponse',
    id: 7,
    documentCount: documents.length,
    maximum: 5,
    requiredDocumentCategory: {
      __typename: 'RequiredDocumentCategory',
      id: overrides.id ?? 7,
      documentCategory: 'Child find procedure',
      group: 'General supervision',
      description: 'The written way.',
      help: 'Include dates.',
      required: true,
      dueRule: 'With the self-assessment',
    } as RequiredDocumentCategoryFieldsFragment['requiredDocumentCategory'],
    documentCategoryResponseAssignments: [{ user: { id: 'u2', fullName: 'Priya Nair' } }],
    stateMonitorComments: 'Add the visits.',
    questionnaireResponse: {
      __typename: 'QuestionnaireResponseRef',
      id: 11,
    } as RequiredDocumentCategoryFieldsFragment['questionnaireResponse'],
    upload: yes,
    changeMaximum: yes,
    changeComments: no('Only a state monitor can change this.'),
    assign: yes,
    version: 3,
    ...overrides,
    documents,
  }
}

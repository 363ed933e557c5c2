import {
  AuditRecordDocument,
  RecordContentNowDocument,
  type RecordContentFieldsFragment,
  type RecordItemFieldsFragment,
  type AuditRecordFieldsFragment,
  type PreviousAnswersFieldsFragment,
  type RecordFileFieldsFragment,
  type RecordSetupFieldsFragment,
} from '../record/record.generated'
import type { DocumentRequestFieldsFragment } from '../requests/requests.generated'

type Typed<T> = T & { __typename: string }

export const yes = { __typename: 'AllowedAct', allowed: true, reason: null } as const
export const no = (reason: string) => ({ __typename: 'AllowedAct', allowed: false, reason }) as const

export function aRecord(over: Partial<AuditRecordFieldsFragment> = {}): Typed<AuditRecordFieldsFragment> {
  return {
    __typename: 'SampleRecord',
    id: 7,
    order: 2,
    student: 'J. D. ****1234',
    school: 'Fort Hill High School',
    grade: '09',
    disability: 'SLD',
    age: 15,
    status: 1,
    documents: 1,
    noDocumentReason: '',
    openRequests: 0,
    documentsStatus: 'Uploaded',
    requestDocuments: yes,
    upload: yes,
    version: 3,
    ...over,
  }
}

export function aSetup(over: Partial<RecordSetupFieldsFragment> = {}): Typed<RecordSetupFieldsFragment> {
  return {
    __typename: 'RecordSetup',
    id: 7,
    status: 1,
    questions: [
      aQuestion('transitionAge', 'Is the student of transition age?', { proposed: ['Yes'] }),
      aQuestion('evalType', 'Which evaluation was the latest?', {
        type: 'Select',
        options: ['Initial', 'Reevaluation'],
      }),
    ],
    missing: ['transitionAge', 'evalType'],
    notApplicable: [],
    applicable: 70,
    update: yes,
    version: 3,
    ...over,
  }
}

export function aQuestion(
  key: string,
  text: string,
  over: Partial<RecordSetupFieldsFragment['questions'][number]> = {},
): Typed<RecordSetupFieldsFragment['questions'][number]> {
  return {
    __typename: 'SetupQuestion',
    key,
    text,
    type: 'YesNo',
    options: [],
    required: true,
    values: [],
    proposed: [],
    ...over,
  }
}

const choice = (value: string, label: string, counts: string) => ({
  __typename: 'RecordItemChoice',
  value,
  label,
  counts,
})

/** An item with the answers Y, N and NA, that nobody answered. */
export function anItem(
  number: string,
  over: Partial<RecordItemFieldsFragment> = {},
): Typed<RecordItemFieldsFragment> {
  return {
    __typename: 'RecordItem',
    id: `i${number}`,
    lineageId: `i${number}`,
    number,
    text: `Question ${number}?`,
    guidance: '',
    citations: ['34 CFR 300.320(a)(2)'],
    documentHints: [],
    choices: [
      choice('Y', 'Yes', 'met'),
      choice('N', 'No', 'notMet'),
      choice('NA', 'Not applicable', 'excluded'),
      choice('PEND', 'Waits for documents', 'open'),
    ],
    skipRule: null,
    notApplicable: null,
    skippedByHand: null,
    value: null,
    comment: '',
    internalNote: '',
    extras: [],
    recheck: null,
    answeredBy: null,
    answeredOn: null,
    version: 0,
    ...over,
  }
}

type Section = RecordContentFieldsFragment['sections'][number]

export function aSection(
  number: string,
  items: readonly RecordItemFieldsFragment[],
  over: Partial<Section> = {},
): Typed<Section> {
  return {
    __typename: 'RecordSection',
    id: `s${number}`,
    number,
    title: `Section ${number}`,
    intro: '',
    skipRule: null,
    skippedByHand: null,
    items: [...items],
    ...over,
  }
}

export function aContent(
  sections: readonly Section[] = [
    aSection('1', [anItem('1.1'), anItem('1.2')]),
    aSection('2', [anItem('2.1')]),
  ],
  over: Partial<RecordContentFieldsFragment> = {},
): Typed<RecordContentFieldsFragment> {
  return {
    __typename: 'RecordContent',
    id: 7,
    status: 3,
    flags: [],
    sections: [...sections],
    extraFields: [],
    newer: null,
    blind: false,
    secondReaderDue: false,
    answer: yes,
    skip: yes,
    submit: yes,
    reopen: no('This record is not complete.'),
    version: 3,
    ...over,
  }
}

const uploader = { __typename: 'PersonRef', id: 'u2', fullName: 'Dana Whitfield' }

export function aRecordFile(over: Partial<RecordFileFieldsFragment> = {}): Typed<RecordFileFieldsFragment> {
  return {
    __typename: 'RecordFile',
    id: 'f1',
    itemId: null,
    requestId: null,
    title: 'IEP of May 14',
    fileName: 'iep.pdf',
    size: 2048,
    scanState: 'Clean',
    createdBy: uploader,
    createdOn: '2026-11-02T15:00:00.000Z',
    remove: yes,
    downloadPath: '/files/audits/desk-audit/documents/f1',
    ...over,
  }
}

interface Loaded {
  record?: AuditRecordFieldsFragment
  records?: readonly AuditRecordFieldsFragment[]
  /** Null for people who do not see the review. */
  setup?: RecordSetupFieldsFragment | null
  content?: RecordContentFieldsFragment
  previous?: PreviousAnswersFieldsFragment
  files?: readonly RecordFileFieldsFragment[] | null
  requests?: readonly DocumentRequestFieldsFragment[]
}

export const recordAt = '/user/dashboard/desk-audit/prongs/3/records/7'
export const recordAddress = '/user/dashboard/desk-audit/prongs/:prongId/records/:recordId'

/** The request of the page of a record, and its response. */
export function recordLoaded({
  record = aRecord(),
  records = [record],
  setup = aSetup(),
  content = aContent(),
  previous = { recordId: 7, year: null, items: [] },
  files = [aRecordFile()],
  requests = [],
}: Loaded = {}) {
  return {
    request: {
      query: AuditRecordDocument,
      variables: {
        typeKey: 'desk-audit',
        prongId: 3,
        recordId: 7,
        review: setup !== null,
        files: files !== null,
        set: false,
      },
    },
    result: {
      data: {
        auditProng: {
          __typename: 'AuditProng',
          id: 3,
          number: 1,
          version: 1,
          round: 1,
          status: 6,
          audit: {
            __typename: 'Audit',
            id: 2,
            lea: { __typename: 'Lea', id: 1, shortName: 'Allegany' },
            year: 2026,
            part: 'Part B',
          },
        },
        auditRecords: records,
        recordRequests: requests,
        recordDiscussion: {
          __typename: 'RecordDiscussion',
          id: record.id,
          comments: [],
          comment: no('Only those who work on this record can comment on it.'),
          commentInternally: no('Internal comments are for the state.'),
        },
        ...(setup && {
          auditRecordSetup: setup,
          auditRecordContent: content,
          auditPreviousAnswers: { __typename: 'EarlierAnswers', ...previous },
        }),
        ...(files && { auditRecordFiles: files }),
      },
    },
    maxUsageCount: 9,
  }
}

/** The request of what is stored of the items of a record now, and its response. */
export const contentStored = (content: RecordContentFieldsFragment) => ({
  request: {
    query: RecordContentNowDocument,
    variables: { typeKey: 'desk-audit', prongId: 3, recordId: 7 },
  },
  result: { data: { auditRecordContent: content } },
  maxUsageCount: 9,
})

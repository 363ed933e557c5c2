import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderScreen } from '../../../testing/render-screen'
import { aViewer } from '../../../testing/viewer-builder'
import {
  aRecord,
  aRecordFile,
  aSetup,
  no,
  recordAddress as path,
  recordAt as at,
  recordLoaded,
} from '../testing/record-builders'
import { RecordView } from './record-view'
import {
  RecordSetupNowDocument,
  RevealRecordDocument,
  UpdateRecordSetupDocument,
  type RecordSetupFieldsFragment,
  type SkipPreviewFieldsFragment,
} from './record.generated'

const monitor = aViewer({ id: 'u1', roles: ['StateMonitor'] })

function saving(
  answers: Readonly<Record<string, string[]>>,
  version: number,
  payload: {
    errors: object[]
    setup: RecordSetupFieldsFragment | null
    preview?: SkipPreviewFieldsFragment
  },
) {
  return {
    request: {
      query: UpdateRecordSetupDocument,
      variables: {
        input: {
          typeKey: 'desk-audit',
          id: 7,
          answers: Object.entries(answers).map(([key, values]) => ({ key, values })),
          version,
        },
      },
    },
    result: {
      data: { updateRecordSetup: { __typename: 'RecordSetupPayload', preview: null, ...payload } },
    },
  }
}

const answered = (over: Partial<RecordSetupFieldsFragment> = {}, ...values: string[][]) =>
  aSetup({
    version: 4,
    questions: aSetup().questions.map((question, index) =>
      Object.assign(question, { values: values[index] ?? [] }),
    ),
    ...over,
  })

describe('the page of a record', () => {
  it('says which record it is without a name, and leads to the ones beside it', async () => {
    const record = aRecord()
    const records = [aRecord({ id: 6, order: 1 }), record, aRecord({ id: 8, order: 3, status: 7 })]
    renderScreen(<RecordView />, { mocks: [recordLoaded({ record, records })], path, at, viewer: monitor })
    expect(await screen.findByRole('heading', { level: 1, name: 'J. D. ****1234' })).toBeVisible()
    expect(screen.getByText(/Fort Hill High School\. SLD\. Record 2 of 2\. Setup needed\./)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Previous record' })).toHaveAttribute(
      'href',
      '/user/dashboard/desk-audit/prongs/3/records/6',
    )
    expect(screen.queryByRole('link', { name: 'Next record' })).toBeNull()
  })

  it('shows the name only when it is asked for, and hides it again', async () => {
    const reveal = {
      request: {
        query: RevealRecordDocument,
        variables: { input: { typeKey: 'desk-audit', prongId: 3, recordIds: [7] } },
      },
      result: {
        data: {
          revealRecords: {
            __typename: 'RevealedRecordsPayload',
            errors: [],
            records: [
              {
                __typename: 'RevealedRecord',
                id: 7,
                values: [
                  { __typename: 'PopulationValue', field: 'lastName', value: 'Doe' },
                  { __typename: 'PopulationValue', field: 'firstName', value: 'Jane' },
                ],
              },
            ],
          },
        },
      },
    }
    const { user } = renderScreen(<RecordView />, {
      mocks: [recordLoaded(), reveal],
      path,
      at,
      viewer: monitor,
    })
    await user.click(await screen.findByRole('button', { name: 'Show name' }))
    expect(await screen.findByText('Doe')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Hide name' }))
    expect(screen.queryByText('Doe')).toBeNull()
  })

  it('saves an answer of the setup, and takes over what the list says', async () => {
    const setup = answered({ missing: ['evalType'] }, ['Yes'])
    const { user } = renderScreen(<RecordView />, {
      mocks: [
        recordLoaded(),
        saving({ transitionAge: ['Yes'], evalType: [] }, 3, { errors: [], setup }),
        recordLoaded({ setup }),
      ],
      path,
      at,
      viewer: monitor,
    })
    const question = within(await screen.findByRole('group', { name: /Is the student of transition age/ }))
    expect(screen.getByText('The list says: Yes.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: /Take over what the list says/ }))
    expect(question.getByRole('radio', { name: 'Yes' })).toBeChecked()
    expect(await screen.findByText(/^Saved at/)).toBeVisible()
  })

  it('shows beside its question what the server refuses', async () => {
    const error = {
      __typename: 'UserError',
      code: 'VALIDATION',
      field: 'answers.evalType',
      message: 'Choose one of the answers.',
    }
    const { user } = renderScreen(<RecordView />, {
      mocks: [
        recordLoaded(),
        saving({ transitionAge: [], evalType: ['Initial'] }, 3, { errors: [error], setup: null }),
      ],
      path,
      at,
      viewer: monitor,
    })
    const question = await screen.findByRole('combobox', { name: /Which evaluation/ })
    await user.selectOptions(question, 'Initial')
    expect(await screen.findByText('Choose one of the answers.')).toBeVisible()
    expect(question).toHaveAccessibleDescription('Choose one of the answers.')
    expect(question).toHaveValue('Initial')
    expect(await screen.findByRole('button', { name: 'retry' })).toBeVisible()
  })

  it('unites what two monitors chose in different questions', async () => {
    const theirs = answered({ version: 4 }, [], ['Reevaluation'])
    const both = answered({ version: 5, missing: [] }, ['No'], ['Reevaluation'])
    const conflict = { __typename: 'UserError', code: 'CONFLICT', field: null, message: 'Changed meanwhile.' }
    const now = {
      request: { query: RecordSetupNowDocument, variables: { typeKey: 'desk-audit', recordId: 7 } },
      result: { data: { auditRecordSetup: theirs } },
    }
    const { user } = renderScreen(<RecordView />, {
      mocks: [
        recordLoaded(),
        saving({ transitionAge: ['No'], evalType: [] }, 3, { errors: [conflict], setup: null }),
        now,
        saving({ transitionAge: ['No'], evalType: ['Reevaluation'] }, 4, { errors: [], setup: both }),
      ],
      path,
      at,
      viewer: monitor,
    })
    const question = within(await screen.findByRole('group', { name: /Is the student of transition age/ }))
    await user.click(question.getByRole('radio', { name: 'No' }))
    expect(await screen.findByText(/^Saved at/)).toBeVisible()
    expect(screen.getByRole('combobox')).toHaveValue('Reevaluation')
  })

  it('says which items do not apply, and why', async () => {
    const reason = 'Not applicable because the student is below transition age'
    const notApplicable = ['7.1', '7.2'].map((number) => ({
      __typename: 'SkippedItem' as const,
      id: number,
      number,
      reason,
    }))
    const setup = answered({ notApplicable, applicable: 68, update: no('This record is complete.') }, ['No'])
    renderScreen(<RecordView />, { mocks: [recordLoaded({ setup })], path, at, viewer: monitor })
    const region = within(await screen.findByRole('region', { name: 'What follows from it' }))
    expect(region.getByText('68 items apply.')).toBeVisible()
    expect(region.getByText('Items 7.1, 7.2')).toBeVisible()
    expect(screen.getByText(/This record is complete/)).toBeVisible()
    expect(screen.queryByRole('radio')).toBeNull()
  })

  it('shows the agency its documents and nothing of the review', async () => {
    renderScreen(<RecordView />, { mocks: [recordLoaded({ setup: null })], path, at })
    expect(await screen.findByText('IEP of May 14')).toBeVisible()
    expect(screen.getByRole('button', { name: /Upload/ })).toBeVisible()
    expect(screen.queryByText('Setup questions')).toBeNull()
  })

  it('shows liaisons no names and no files', async () => {
    const viewer = aViewer({ roles: ['DEILiaison'] })
    const setup = aSetup({ update: no('Only a state monitor can set up a record.') })
    renderScreen(<RecordView />, { mocks: [recordLoaded({ setup, files: null })], path, at, viewer })
    expect(await screen.findByText(/Only those who work on this record/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Show name' })).toBeNull()
    expect(screen.queryByText('IEP of May 14')).toBeNull()
  })

  it('says that there is no such record', async () => {
    const records = [aRecord({ id: 9 })]
    renderScreen(<RecordView />, {
      mocks: [recordLoaded({ records, files: [aRecordFile()] })],
      path,
      at,
      viewer: monitor,
    })
    expect(await screen.findByRole('heading', { level: 1, name: /not found/i })).toBeVisible()
  })
})

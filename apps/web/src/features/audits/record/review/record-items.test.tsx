import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { draftKey, readDraft } from '../../../../lib/saving/draft-store'
import { renderScreen } from '../../../../testing/render-screen'
import { aViewer } from '../../../../testing/viewer-builder'
import {
  aContent,
  anItem,
  aSection,
  aSetup,
  contentStored,
  no,
  recordAddress as path,
  recordAt,
  recordLoaded,
} from '../../testing/record-builders'
import { RecordView } from '../record-view'
import {
  SubmitRecordDocument,
  UpdateItemResponseDocument,
  UpdateSkipLogicDocument,
  type RecordContentFieldsFragment,
} from '../record.generated'

const viewer = aViewer({ id: 'u1', roles: ['StateMonitor'] })
const done = aSetup({ status: 2, missing: [] })
const loaded = (content: RecordContentFieldsFragment = aContent()) => recordLoaded({ setup: done, content })
const at = (query = '') => `${recordAt}${query}`

function saving(itemId: string, answer: object, version: number, payload: object) {
  return {
    request: {
      query: UpdateItemResponseDocument,
      variables: {
        input: {
          typeKey: 'desk-audit',
          recordId: 7,
          itemId,
          value: null,
          comment: '',
          internalNote: '',
          ...answer,
          version,
        },
      },
    },
    result: { data: { updateItemResponse: { __typename: 'RecordItemPayload', errors: [], ...payload } } },
  }
}
const card = async (number: string) =>
  within(await screen.findByRole('article', { name: `${number} Question ${number}?` }))

describe('the items of a record', () => {
  it('are opened at the first section with something to answer, and answered by keys', async () => {
    const content = aContent([
      aSection('1', [anItem('1.1', { value: 'Y', version: 1 })]),
      aSection('2', [anItem('2.1'), anItem('2.2')]),
    ])
    const one = anItem('2.1', { value: 'Y', version: 1 })
    const two = anItem('2.2', { value: 'N', version: 1 })
    const mocks = [
      loaded(content),
      saving('i2.1', { value: 'Y' }, 0, { item: one }),
      saving('i2.2', { value: 'N' }, 0, { item: two }),
    ]
    const { user } = renderScreen(<RecordView />, { mocks, path, at: at(), viewer })
    const first = await card('2.1')
    first.getByRole('radio', { name: /^Y/ }).focus()
    await user.keyboard('y{ArrowDown}n')
    const second = await card('2.2')
    expect(second.getByRole('radio', { name: /^N:/ })).toBeChecked()
    expect(second.getByLabelText(/Explain why this item does not meet the requirement/)).toBeVisible()
    expect(await screen.findByText(/^Saved at/)).toBeVisible()
    expect(readDraft(draftKey('u1', 'audit-item', 7, 'i2.1', 3))).toBeUndefined()
  })

  it('keep what the server did not take, and say so on every part of the record', async () => {
    const failing = {
      ...saving('i1.1', { value: 'Y' }, 0, {}),
      error: new TypeError('Failed'),
      maxUsageCount: 9,
    }
    const { user } = renderScreen(<RecordView />, { mocks: [loaded(), failing], path, at: at(), viewer })
    await user.click((await card('1.1')).getByRole('radio', { name: /^Y/ }))
    expect(await screen.findByRole('button', { name: 'retry' })).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Next: 2' }))
    expect(await screen.findByText(/Not saved yet: 1\.1/)).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Previous: 1' }))
    expect((await card('1.1')).getByRole('radio', { name: /^Y/ })).toBeChecked()
    expect(screen.getByText(/had not reached the server/)).toBeVisible()
  })

  it('show three versions when another monitor answered the same item', async () => {
    const theirs = anItem('1.1', {
      value: 'N',
      comment: 'None.',
      version: 1,
      answeredBy: { id: 'u2', fullName: 'Andre Whitfield' },
      answeredOn: '2026-11-20T20:10:00.000Z',
    })
    const conflict = { __typename: 'UserError', code: 'CONFLICT', field: null, message: 'Changed meanwhile.' }
    const mocks = [loaded(), saving('i1.1', { value: 'Y' }, 0, { errors: [conflict], item: theirs })]
    const { user } = renderScreen(<RecordView />, { mocks, path, at: at(), viewer })
    await user.click((await card('1.1')).getByRole('radio', { name: /^Y/ }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Two people answered item 1.1' })
    expect(within(dialog).getByText(/Andre Whitfield/)).toBeVisible()
  })

  it('say why one does not apply, and how far the record is', async () => {
    const content = aContent([
      aSection('1', [anItem('1.1', { value: 'N', comment: 'None.', version: 1 }), anItem('1.2')]),
      aSection('7', [anItem('7.1', { notApplicable: 'Not applicable because the student is below age' })]),
    ])
    const { user } = renderScreen(<RecordView />, { mocks: [loaded(content)], path, at: at(), viewer })
    expect(await screen.findByText('1 not met')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Section 1, 1 of 2 answered' }))
    await user.click(screen.getByRole('link', { name: /7 Section 7, does not apply/ }))
    const locked = await card('7.1')
    expect(locked.getByText('Not applicable because the student is below age')).toBeVisible()
    expect(locked.queryByRole('radio')).toBeNull()
  })

  it('are filtered to what is open, which stays while it is answered', async () => {
    const content = aContent([
      aSection('1', [anItem('1.1', { value: 'Y', version: 1 }), anItem('1.2')]),
      aSection('2', [anItem('2.1')]),
    ])
    const answered = anItem('1.2', { value: 'Y', version: 1 })
    const mocks = [loaded(content), saving('i1.2', { value: 'Y' }, 0, { item: answered })]
    const { user } = renderScreen(<RecordView />, { mocks, path, at: at(), viewer })
    await user.click(await screen.findByRole('link', { name: 'Open 2' }))
    expect(screen.queryByText('Question 1.1?')).toBeNull()
    await user.click((await card('1.2')).getByRole('radio', { name: /^Y/ }))
    expect(await screen.findByText(/^Saved at/)).toBeVisible()
    expect(screen.getByText('Question 1.2?')).toBeVisible()
    expect(screen.getByText('Question 2.1?')).toBeVisible()
  })

  it('are read only for those who do not review, with the reason', async () => {
    const content = aContent([aSection('1', [anItem('1.1', { value: 'N', comment: 'None.', version: 1 })])], {
      answer: no('Only a state monitor can answer the items of a record.'),
    })
    renderScreen(<RecordView />, { mocks: [loaded(content)], path, at: at('?section=s1'), viewer })
    expect(await screen.findByText(/Only a state monitor can answer/)).toBeVisible()
    expect((await card('1.1')).getByText('None.')).toBeVisible()
    expect(screen.queryByRole('radio')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Submit student' })).toBeNull()
  })

  it('lead from the list of gaps to the answer that is missing', async () => {
    const content = aContent([
      aSection('1', [anItem('1.1', { value: 'N', version: 1 })]),
      aSection('2', [anItem('2.1'), anItem('2.2', { value: 'PEND', version: 1 })]),
    ])
    const { user } = renderScreen(<RecordView />, {
      mocks: [loaded(content), contentStored(content)],
      path,
      at: at('?section=s1'),
      viewer,
    })
    await user.click(await screen.findByRole('button', { name: 'Submit student' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'This record is not complete' }))
    expect(
      dialog.getByText('This record is not complete: 1 unanswered, 1 waiting for documents.'),
    ).toBeVisible()
    expect(dialog.getByText('1 item needs a comment')).toBeVisible()
    await user.click(dialog.getByRole('link', { name: '2.1' }))
    await expect.poll(() => document.activeElement?.closest('article')?.id).toBe('item-2.1')
  })

  it('are submitted after one question, and a refusal is shown on the page', async () => {
    const content = aContent([aSection('1', [anItem('1.1', { value: 'Y', version: 1 })])])
    const error = { __typename: 'UserError', code: 'CONFLICT', field: null, message: 'It was changed.' }
    const submit = {
      request: {
        query: SubmitRecordDocument,
        variables: { input: { typeKey: 'desk-audit', recordId: 7 } },
      },
      result: {
        data: { submitRecord: { __typename: 'RecordContentPayload', errors: [error], content: null } },
      },
    }
    const { user } = renderScreen(<RecordView />, {
      mocks: [loaded(content), contentStored(content), submit],
      path,
      at: at(),
      viewer,
    })
    await user.click(await screen.findByRole('button', { name: 'Submit student' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Submit this record?' }))
    await user.click(dialog.getByRole('button', { name: 'Submit' }))
    expect(await screen.findByText('It was changed.')).toBeVisible()
  })

  it('are no gap any more when they were answered just before', async () => {
    const [first, second] = [anItem('1.1'), anItem('1.2', { value: 'Y', version: 1 })]
    const answered = anItem('1.1', { value: 'Y', version: 1 })
    const { user } = renderScreen(<RecordView />, {
      mocks: [
        // The page goes on showing the record as it was before the answer.
        loaded(aContent([aSection('1', [first, second])])),
        saving('i1.1', { value: 'Y' }, 0, { item: answered }),
        contentStored(aContent([aSection('1', [answered, second])])),
      ],
      path,
      at: at('?section=s1'),
      viewer,
    })
    await user.click((await card('1.1')).getByRole('radio', { name: /^Y/ }))
    await user.click(screen.getByRole('button', { name: 'Submit student' }))
    expect(await screen.findByRole('alertdialog', { name: 'Submit this record?' })).toBeVisible()
    expect(screen.queryByRole('dialog', { name: 'This record is not complete' })).toBeNull()
  })

  it('are not submitted while nobody can say what is missing', async () => {
    const content = aContent([aSection('1', [anItem('1.1', { value: 'Y', version: 1 })])])
    const failing = { ...contentStored(content), error: new TypeError('Failed') }
    const mocks = [loaded(content), failing]
    const { user } = renderScreen(<RecordView />, { mocks, path, at: at(), viewer })
    await user.click(await screen.findByRole('button', { name: 'Submit student' }))
    expect(await screen.findByText(/server could not be reached|cannot be reached/i)).toBeVisible()
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('ask before a setup answer takes answers away, and keep it as it was on Cancel', async () => {
    const rule = {
      __typename: 'RecordSkipRule',
      id: 'r',
      reason: 'the student is below transition age',
      when: JSON.stringify({ q: 'setup.transitionAge', op: 'eq', v: 'No' }),
    }
    const content = aContent([aSection('7', [anItem('7.1', { value: 'Y', version: 1 })], { skipRule: rule })])
    const [question, other] = aSetup().questions
    if (!question || !other) throw new Error('There are two questions')
    const setup = aSetup({ missing: [], questions: [{ ...question, values: ['Yes'] }, other] })
    const after = aSetup({ ...setup, version: 4, questions: [{ ...question, values: ['No'] }, other] })
    const save = {
      request: {
        query: UpdateSkipLogicDocument,
        variables: {
          input: {
            typeKey: 'desk-audit',
            recordId: 7,
            answers: [
              { key: 'transitionAge', values: ['No'] },
              { key: 'evalType', values: [] },
            ],
            version: 3,
            seenLost: ['i7.1'],
          },
        },
      },
      result: {
        data: {
          updateSkipLogic: { __typename: 'SkipLogicPayload', errors: [], preview: null, setup: after },
        },
      },
    }
    const { user } = renderScreen(<RecordView />, {
      mocks: [recordLoaded({ setup, content }), save],
      path,
      at: at('?section=setup'),
      viewer,
    })
    const choose = async (name: string) =>
      user.click(
        within(await screen.findByRole('group', { name: /transition age/ })).getByRole('radio', { name }),
      )
    await choose('No')
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Answers would be lost' }))
    expect(dialog.getByText(/1 answer will become Not applicable: 7\.1/)).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    expect(screen.getByRole('radio', { name: 'Yes' })).toBeChecked()
    await choose('No')
    await user.click(await screen.findByRole('button', { name: 'Change the setup' }))
    expect(await screen.findByText(/^Saved at/)).toBeVisible()
  })
})

import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderScreen } from '../../../../testing/render-screen'
import { aViewer } from '../../../../testing/viewer-builder'
import {
  aContent,
  anItem,
  aSection,
  aSetup,
  no,
  recordAddress as path,
  recordAt,
  recordLoaded,
} from '../../testing/record-builders'
import { RecordView } from '../record-view'
import {
  PreCheckSkipLogicDocument,
  UpdateSkipLogicDocument,
  UpdateRecordSetupDocument,
  type RecordContentFieldsFragment,
  type SkipPreviewFieldsFragment,
} from '../record.generated'

const viewer = aViewer({ id: 'u1', roles: ['StateMonitor'] })
const done = aSetup({ status: 2, missing: [] })
const show = (content: RecordContentFieldsFragment, mocks: object[] = []) =>
  renderScreen(<RecordView />, {
    mocks: [recordLoaded({ setup: done, content }), ...(mocks as never[])],
    path,
    at: `${recordAt}?section=s1`,
    viewer,
  })

const nothing: SkipPreviewFieldsFragment & { __typename: string } = {
  __typename: 'SkipPreview',
  itemsToNA: [],
  answersLost: [],
  text: null,
}
const lost = (...ids: string[]): typeof nothing => ({
  __typename: 'SkipPreview',
  itemsToNA: [],
  answersLost: ids.map((id) => Object.assign({ __typename: 'SkipAnswer' }, { id })),
  text: `${ids.length} answers will become Not applicable: ${ids.join(', ')}`,
})
const preCheck = (change: object, preview: typeof nothing) => ({
  request: {
    query: PreCheckSkipLogicDocument,
    variables: { input: { typeKey: 'desk-audit', recordId: 7, ...change } },
  },
  result: { data: { preCheckSkipLogic: preview } },
})
const update = (change: object, payload: object = {}) => ({
  request: {
    query: UpdateSkipLogicDocument,
    variables: { input: { typeKey: 'desk-audit', recordId: 7, version: 3, ...change } },
  },
  result: {
    data: {
      updateSkipLogic: { __typename: 'SkipLogicPayload', errors: [], preview: null, setup: done, ...payload },
    },
  },
})
const byHand = {
  __typename: 'SkippedByHand',
  reason: 'the plan is reviewed elsewhere',
  skippedBy: { __typename: 'PersonRef', id: 'u2', fullName: 'Andre Whitfield' },
  skippedOn: '2026-11-20T20:10:00.000Z',
}

describe('what is skipped by hand', () => {
  it('is an item, after a reason and the answers that it takes away', async () => {
    const content = aContent([aSection('1', [anItem('1.1', { value: 'N', comment: 'x', version: 1 })])])
    const { user } = show(content, [
      preCheck({ items: [{ id: 'i1.1', reason: '' }] }, lost('1.1')),
      update({ items: [{ id: 'i1.1', reason: 'Reviewed elsewhere.' }], seenLost: ['1.1'] }),
    ])
    await user.click(await screen.findByText('Question 1.1?'))
    await user.click(await screen.findByRole('button', { name: 'Skip item 1.1' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Skip item 1.1?' }))
    expect(
      await dialog.findByText(/1 answers will become Not applicable: 1\.1\. The answers stay/),
    ).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Skip' }))
    expect(await dialog.findAllByText('Reason is required.')).not.toHaveLength(0)
    await user.type(dialog.getByLabelText(/Reason/), 'Reviewed elsewhere.')
    await user.click(dialog.getByRole('button', { name: 'Skip' }))
    expect(await screen.findByText('It is skipped.')).toBeVisible()
    expect(screen.queryByRole('dialog', { name: 'Skip item 1.1?' })).toBeNull()
  })

  it('is a section, unless somebody answered in it meanwhile', async () => {
    const refused = {
      errors: [
        { __typename: 'UserError', code: 'CONFLICT', field: null, message: 'Look at the list again.' },
      ],
      preview: lost('1.2'),
      setup: null,
    }
    const change = { sections: [{ id: 's1', reason: 'Elsewhere.' }] }
    const { user } = show(aContent(), [
      preCheck({ sections: [{ id: 's1', reason: '' }] }, { ...nothing, itemsToNA: [{ id: 'i1.1' }] }),
      update({ ...change, seenLost: [] }, refused),
      update({ ...change, seenLost: ['1.2'] }),
    ])
    await user.click(await screen.findByRole('button', { name: 'Skip section 1 Section 1' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Skip section 1 Section 1?' }))
    expect(await dialog.findByText('1 item becomes Not applicable.')).toBeVisible()
    await user.type(dialog.getByLabelText(/Reason/), 'Elsewhere.')
    await user.click(dialog.getByRole('button', { name: 'Skip' }))
    expect(await dialog.findByText('Look at the list again.')).toBeVisible()
    expect(dialog.getByText(/will become Not applicable: 1\.2/)).toBeVisible()
    expect(dialog.getByLabelText(/Reason/)).toHaveValue('Elsewhere.')
    await user.click(dialog.getByRole('button', { name: 'Skip' }))
    expect(await screen.findByText('It is skipped.')).toBeVisible()
  })

  it('says by whom, and is undone', async () => {
    const notApplicable = `Not applicable because ${byHand.reason}`
    const content = aContent([
      aSection('1', [anItem('1.1', { notApplicable, skippedByHand: byHand }), anItem('1.2')]),
    ])
    const { user } = show(content, [update({ items: [{ id: 'i1.1', reason: null }], seenLost: [] })])
    const card = within(await screen.findByRole('article', { name: '1.1 Question 1.1?' }))
    expect(card.getByText(notApplicable)).toBeVisible()
    expect(card.getByText(/^Skipped by Andre Whitfield, /)).toBeVisible()
    await user.click(card.getByRole('button', { name: 'Undo the skip of 1.1' }))
    expect(await screen.findByText('The skip is undone.')).toBeVisible()
  })

  it('cannot be changed by those who only read', async () => {
    const content = aContent([aSection('1', [anItem('1.1'), anItem('1.2')], { skippedByHand: byHand })], {
      skip: no('Only a state monitor can set up a record.'),
      answer: no('Only a state monitor can answer the items of a record.'),
    })
    show(content)
    expect(await screen.findByText(/^Skipped by Andre Whitfield, /)).toBeVisible()
    expect(screen.queryByRole('button', { name: /skip/i })).toBeNull()
  })
})

it('asks about answers that only the server knew to be lost by a setup answer, and takes it back on Cancel', async () => {
  const [question, other] = aSetup().questions
  if (!question || !other) throw new Error('There are two questions')
  const setup = aSetup({ missing: [], questions: [{ ...question, values: ['Yes'] }, other] })
  const sent = (value: string) => [
    { key: 'transitionAge', values: [value] },
    { key: 'evalType', values: [] },
  ]
  const save = (value: string, preview: typeof nothing | null) => ({
    request: {
      query: UpdateRecordSetupDocument,
      variables: { input: { typeKey: 'desk-audit', id: 7, answers: sent(value), version: 3 } },
    },
    result: {
      data: { updateRecordSetup: { __typename: 'RecordSetupPayload', errors: [], preview, setup } },
    },
    maxUsageCount: 3,
  })
  const { user } = renderScreen(<RecordView />, {
    mocks: [recordLoaded({ setup }), save('No', lost('7.1')), save('Yes', null)],
    path,
    at: `${recordAt}?section=setup`,
    viewer,
  })
  const group = async () => within(await screen.findByRole('group', { name: /transition age/ }))
  await user.click((await group()).getByRole('radio', { name: 'No' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Answers would be lost' }))
  expect(dialog.getByText(/will become Not applicable: 7\.1/)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect((await group()).getByRole('radio', { name: 'Yes' })).toBeChecked()
  expect(await screen.findByText(/^Saved at/)).toBeVisible()
})

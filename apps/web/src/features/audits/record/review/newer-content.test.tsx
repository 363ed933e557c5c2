import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderScreen } from '../../../../testing/render-screen'
import { aViewer } from '../../../../testing/viewer-builder'
import {
  aContent,
  anItem,
  aSection,
  aSetup,
  contentStored,
  recordAddress as path,
  recordAt,
  recordLoaded,
  yes,
} from '../../testing/record-builders'
import { RecordView } from '../record-view'
import {
  AuditContentChangeDocument,
  ChooseRecordContentDocument,
  ConfirmItemRecheckDocument,
  type AuditContentChangeFieldsFragment,
  type RecordContentFieldsFragment,
} from '../record.generated'

const viewer = aViewer({ id: 'u1', roles: ['StateMonitor'] })
const done = aSetup({ status: 2, missing: [] })
const newer = {
  __typename: 'NewerAuditContent',
  id: 12,
  number: 2,
  publishedOn: '2026-11-20T20:10:00.000Z',
  kept: false,
}
const version = (id: number, number: number) => ({
  __typename: 'AuditContentVersion',
  id,
  number,
  publishedOn: '2026-11-20T20:10:00.000Z',
})

const aChange = (
  over: Partial<AuditContentChangeFieldsFragment> = {},
): AuditContentChangeFieldsFragment & { __typename: string } => ({
  __typename: 'AuditContentChange',
  id: 7,
  from: version(11, 1),
  to: version(12, 2),
  added: [],
  changed: [
    Object.assign(
      { __typename: 'ChangedAuditItem' },
      {
        id: 'i1.1',
        number: '1.1',
        text: 'Is it now?',
        recheck: true,
        fields: [
          { __typename: 'AuditQuestionChange', field: 'text', before: 'Was it?', after: 'Is it now?' },
        ],
      },
    ),
  ],
  removed: [],
  answersLost: [
    Object.assign(
      { __typename: 'ContentLostAnswer' },
      { id: 'i1.2', number: '1.2', value: 'N', removed: true },
    ),
  ],
  setupLost: [],
  missing: [],
  kept: null,
  choose: yes,
  version: 3,
  ...over,
})
const loaded = (change: AuditContentChangeFieldsFragment) => ({
  request: {
    query: AuditContentChangeDocument,
    variables: { typeKey: 'desk-audit', recordId: 7 },
  },
  result: { data: { auditContentChange: change } },
})
const choosing = (choice: 'Keep' | 'Upgrade', contentId: number, payload: object = {}) => ({
  request: {
    query: ChooseRecordContentDocument,
    variables: { input: { typeKey: 'desk-audit', recordId: 7, choice, contentId, version: 3 } },
  },
  result: {
    data: {
      chooseRecordContent: {
        __typename: 'AuditContentChangePayload',
        errors: [],
        change: aChange({ to: null }),
        ...payload,
      },
    },
  },
})
const show = (content: RecordContentFieldsFragment, mocks: object[] = []) =>
  renderScreen(<RecordView />, {
    mocks: [recordLoaded({ setup: done, content }), ...(mocks as never[])],
    path,
    at: `${recordAt}?section=s1`,
    viewer,
  })

describe('newer content of a record', () => {
  it('is shown with what changes and which answers are lost, and taken over', async () => {
    const { user } = show(aContent(undefined, { newer }), [loaded(aChange()), choosing('Upgrade', 12)])
    await user.click(await screen.findByRole('button', { name: 'Look at the changes' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Newer questions for this record' }))
    expect(
      await dialog.findByText('No item is new, # is changed, none is removed.'.replace('#', '1')),
    ).toBeVisible()
    expect(dialog.getByText(/1 answer would not count any more: 1\.2 \(N\)/)).toBeVisible()
    expect(dialog.getByText('Before: Was it?')).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Upgrade to version 2' }))
    expect(await screen.findByText('The record has the newer questions.')).toBeVisible()
    expect(screen.queryByRole('dialog', { name: 'Newer questions for this record' })).toBeNull()
  })

  it('that was followed by another version is shown before anything is chosen', async () => {
    const error = {
      __typename: 'UserError',
      code: 'CONFLICT',
      field: null,
      message: 'Look at its changes first.',
    }
    const other = aChange({ to: version(13, 3), answersLost: [] })
    const { user } = show(aContent(undefined, { newer }), [
      loaded(aChange()),
      choosing('Keep', 12, { errors: [error], change: other }),
      choosing('Keep', 13),
    ])
    await user.click(await screen.findByRole('button', { name: 'Look at the changes' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Newer questions for this record' }))
    await user.click(await dialog.findByRole('button', { name: 'Keep version 1' }))
    expect(await dialog.findByText('Look at its changes first.')).toBeVisible()
    expect(dialog.getByRole('button', { name: 'Upgrade to version 3' })).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Keep version 1' }))
    expect(await screen.findByText('The record keeps its version.')).toBeVisible()
  })

  it('leaves answers to be confirmed, which are gaps until they are', async () => {
    const recheck = [{ __typename: 'AuditQuestionChange', field: 'citations', before: 'a', after: 'b' }]
    const item = anItem('1.1', { value: 'Y', version: 4, recheck })
    const content = aContent([aSection('1', [item])])
    const confirm = {
      request: {
        query: ConfirmItemRecheckDocument,
        variables: { input: { typeKey: 'desk-audit', recordId: 7, itemId: 'i1.1', version: 4 } },
      },
      result: {
        data: {
          confirmItemRecheck: {
            __typename: 'RecordItemPayload',
            errors: [],
            item: anItem('1.1', { value: 'Y', version: 5 }),
          },
        },
      },
    }
    const { user } = show(content, [contentStored(content), confirm])
    await user.click(await screen.findByRole('button', { name: 'Submit student' }))
    const gaps = within(await screen.findByRole('dialog', { name: 'This record is not complete' }))
    expect(gaps.getByText('1 answer has to be confirmed')).toBeVisible()
    // At its head and at its foot.
    const [close] = gaps.getAllByRole('button', { name: 'Close' })
    if (!close) throw new Error('The list of gaps cannot be closed.')
    await user.click(close)
    await user.click(screen.getByRole('button', { name: 'Confirm answer' }))
    expect(await screen.findByText('The answer is confirmed.')).toBeVisible()
  })
})

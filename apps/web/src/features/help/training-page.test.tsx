import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { renderScreen } from '../../testing/render-screen'
import {
  OrderTrainingItemsDocument,
  RecordTrainingUseDocument,
  TrainingDocument,
  UpdateTrainingItemDocument,
  type TrainingItemFieldsFragment,
} from './help.generated'
import { Component } from './training-page'

afterEach(() => localStorage.clear())

const item = (id: number, title: string, over: Partial<TrainingItemFieldsFragment> = {}) => ({
  __typename: 'TrainingItem' as const,
  id,
  title,
  summary: `About ${title}.`,
  kind: 'FAQ',
  module: 'Findings',
  roles: [],
  routes: ['/compliance/findings'],
  body: '<p>The answer.</p>',
  url: '',
  file: null,
  captions: null,
  transcript: '',
  durationMin: null,
  mark: null,
  watchedOn: null,
  helped: null,
  usage: null,
  published: true,
  changedBy: { __typename: 'PersonRef' as const, id: 'm', fullName: 'Helen Marsh' },
  changedOn: '2026-03-01T12:00:00.000Z',
  isDeleted: false,
  version: 1,
  ...over,
})
type Item = ReturnType<typeof item>
const list = (items: Item[], allowed: boolean) => ({
  __typename: 'TrainingList',
  edit: { __typename: 'AllowedAct', allowed, reason: allowed ? null : 'Monitors only.' },
  items,
})

function show(items: Item[], options: { edits?: boolean; at?: string; update?: object } = {}) {
  const { edits = false, at = '/help/tutorials', update = {} } = options
  const orders: number[][] = []
  const uses: object[] = []
  const updates: { version: number; title: string }[] = []
  const mocks = [
    {
      request: { query: TrainingDocument, variables: () => true },
      result: { data: { training: list(items, edits) } },
      maxUsageCount: 9,
    },
    {
      request: {
        query: RecordTrainingUseDocument,
        variables: ({ input }: { input: object }) => uses.push(input) > 0,
      },
      result: {
        data: { recordTrainingUse: { __typename: 'TrainingItemPayload', errors: [], item: items[0] } },
      },
      maxUsageCount: 9,
    },
    {
      request: {
        query: OrderTrainingItemsDocument,
        variables: ({ ids }: { ids: number[] }) => orders.push(ids) > 0,
      },
      result: {
        data: {
          orderTrainingItems: { __typename: 'TrainingListPayload', errors: [], list: list(items, edits) },
        },
      },
      maxUsageCount: 9,
    },
    {
      request: {
        query: UpdateTrainingItemDocument,
        variables: ({ input }: { input: { version: number; title: string } }) => updates.push(input) > 0,
      },
      result: () => ({
        data: {
          updateTrainingItem: {
            __typename: 'TrainingItemPayload',
            errors: [],
            item: items[0],
            ...(updates.length === 1 ? update : {}),
          },
        },
      }),
      maxUsageCount: 9,
    },
  ]
  const { user } = renderScreen(<Component />, { mocks, at, path: '/help/tutorials' })
  return { user, orders, uses, updates }
}
const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

describe('training materials', () => {
  it('narrow to the page that help was asked for', async () => {
    show([item(1, 'Findings'), item(2, 'Notes', { routes: ['/compliance/notes'] })], {
      at: '/help/tutorials?page=/compliance/findings/7',
    })
    await screen.findByRole('link', { name: 'Findings' })
    expect(titles()).toEqual(['Findings'])
    expect(screen.getByRole('link', { name: 'Show all training materials' })).toBeTruthy()
  })

  it('open an item, count that, and keep the answer to whether it helped', async () => {
    const { user, uses } = show([item(1, 'Closing a finding'), item(2, 'Letters')])
    await user.click(await screen.findByRole('link', { name: 'Closing a finding' }))
    const drawer = await screen.findByRole('dialog', { name: 'Closing a finding' })
    expect(within(drawer).getByText('The answer.')).toBeTruthy()
    expect(within(drawer).getByRole('link', { name: 'Letters' })).toBeTruthy()
    await user.click(within(drawer).getByRole('button', { name: 'Yes' }))
    await waitFor(() => expect(uses).toHaveLength(2))
    expect(uses).toMatchObject([
      { id: 1, opened: true },
      { id: 1, helped: true },
    ])
  })

  it('show readers no control of the editor', async () => {
    show([item(1, 'One')])
    await screen.findByRole('link', { name: 'One' })
    expect(screen.queryByRole('button', { name: 'Add Item' })).toBeNull()
    expect(screen.queryByRole('button', { name: /^Move/ })).toBeNull()
    expect(screen.queryByRole('switch')).toBeNull()
  })

  it('show editors their controls in the editing mode alone', async () => {
    const { user } = show([item(1, 'One')], { edits: true, at: '/help/tutorials' })
    const mode = await screen.findByRole('switch', { name: 'Edit' })
    expect(mode).not.toBeChecked()
    const controls = () => screen.queryAllByRole('button', { name: /^(Add Item|Move|Edit|Delete|Take back)/ })
    expect(controls()).toEqual([])
    expect(screen.queryByLabelText('Show')).toBeNull()
    await user.click(mode)
    expect(controls().length).toBeGreaterThan(4)
    expect(screen.getByLabelText('Show')).toBeVisible()
    await user.click(mode)
    expect(controls()).toEqual([])
  })

  it('are in the editing mode where deleted ones are asked for', async () => {
    show([item(1, 'One', { isDeleted: true })], { edits: true, at: '/help/tutorials?show=deleted' })
    expect(await screen.findByRole('switch', { name: 'Edit' })).toBeChecked()
    expect(screen.getByRole('button', { name: 'Restore' })).toBeVisible()
  })

  it('move by keyboard, and say why the first goes no higher', async () => {
    const { user, orders } = show([item(1, 'One'), item(2, 'Two'), item(3, 'Three')], { edits: true })
    await user.click(await screen.findByRole('switch', { name: 'Edit' }))
    const down = screen.getByRole('button', { name: 'Move down: One' })
    expect(screen.getByRole('button', { name: /^Move up: One/ }).getAttribute('aria-label')).toContain(
      'This is the first item.',
    )
    down.focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(orders).toEqual([[2, 1, 3]]))
    expect(screen.getByText('One is now 2 of 3.')).toBeTruthy()
  })

  it('keep what was typed when somebody else saved first', async () => {
    const theirs = item(1, 'Their title', { version: 4 })
    const { user, updates } = show([item(1, 'One')], {
      edits: true,
      update: {
        errors: [{ __typename: 'UserError', code: 'CONFLICT', field: null, message: 'Saved 1 minute ago.' }],
        item: theirs,
      },
    })
    await user.click(await screen.findByRole('switch', { name: 'Edit' }))
    await user.click(screen.getByRole('button', { name: 'Edit: One' }))
    const title = await screen.findByRole('textbox', { name: 'Title' })
    await user.clear(title)
    await user.type(title, 'My title')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    const conflict = await screen.findByRole('alertdialog', { name: 'Somebody else changed this item' })
    expect(within(conflict).getByText('Their title')).toBeTruthy()
    await user.click(within(conflict).getByRole('button', { name: 'Keep mine' }))
    await waitFor(() => expect(updates).toHaveLength(2))
    expect(updates[1]).toMatchObject({ title: 'My title', version: 4 })
  })
})

import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderScreen } from '../../testing/render-screen'
import { agenciesPaths } from './agencies-paths'
import { CreateLeaDocument, LeaListDocument, type CreateLeaMutationVariables } from './agencies.generated'
import { Component as AgencyListPage } from './agency-list-page'

const leas = { request: { query: LeaListDocument }, result: { data: { leas: [] } }, maxUsageCount: 3 }
const show = (mocks: object[], permissions: string[]) =>
  renderScreen(<AgencyListPage />, {
    mocks: mocks as never,
    viewer: { roles: ['StateMonitor'], permissions },
    path: agenciesPaths.list,
    at: agenciesPaths.list,
  })

test('a new installation begins with an agency, whose page opens then', async () => {
  const sent = vi.fn<(input: unknown) => void>()
  const taken = {
    __typename: 'UserError',
    code: 'BAD_USER_INPUT',
    field: 'code',
    message: 'Another agency has this code.',
  }
  const creates = [
    { errors: [taken], lea: null },
    { errors: [], lea: { __typename: 'LeaContent', id: 1000 } },
  ].map((createLea) => ({
    request: {
      query: CreateLeaDocument,
      variables: ({ input }: CreateLeaMutationVariables) => {
        sent(input)
        return true
      },
    },
    result: { data: { createLea: { __typename: 'LeaContentPayload', ...createLea } } },
  }))
  const { user } = show([leas, ...creates], ['agencies.manage'])
  expect(await screen.findByText('There are no agencies.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Add agency' }))
  const dialog = await screen.findByRole('dialog', { name: 'Add agency' })
  const submit = within(dialog).getByRole('button', { name: 'Add agency' })
  const press = async () => {
    await waitFor(() => expect(submit).not.toHaveAttribute('aria-busy'))
    await user.click(submit)
  }
  await press()
  const problems = await within(dialog).findByRole('alert')
  expect(
    within(problems)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['Code must have one to six letters or digits.', 'Name is required.', 'Short Name is required.'])
  expect(sent).not.toHaveBeenCalled()
  // At once: the summary takes the focus shortly after it is shown.
  const fill = (label: string, value: string) =>
    fireEvent.change(within(dialog).getByLabelText(label), { target: { value } })
  fill('Code', 'SEED')
  fill('Name', 'SEED School')
  fill('Short Name', 'SEED')
  await press()
  expect((await within(dialog).findAllByText('Another agency has this code.')).length).toBeGreaterThan(0)
  await press()
  expect(await screen.findByText('SEED School was added.')).toBeInTheDocument()
  await waitFor(() =>
    expect(screen.getByLabelText('Address')).toHaveTextContent('/compliance/lea/admin-editing/1000'),
  )
  expect(sent).toHaveBeenLastCalledWith({
    code: 'SEED',
    name: 'SEED School',
    shortName: 'SEED',
    kind: 'LEA',
    hasPartB: true,
    hasPartC: true,
    isTest: false,
  })
})

test('offers nothing to add to those who may not', async () => {
  show([leas], [])
  expect(await screen.findByText('There are no agencies.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Add agency' })).toBeNull()
})

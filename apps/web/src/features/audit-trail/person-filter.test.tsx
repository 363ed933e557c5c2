import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderScreen } from '../../testing/render-screen'
import { AuditPeopleDocument } from './audit-trail.generated'
import { PersonFilter } from './person-filter'

const people = ['Daniel Brandt', 'Dana Brandt'].map((fullName, at) => ({
  __typename: 'UserRow',
  id: `u${at}`,
  fullName,
  userName: `${at}@state.example`,
}))

function open() {
  const requested = vi.fn<(q: string) => void>()
  const onChoose = vi.fn<(person: { id: string; fullName: string }) => void>()
  const found = {
    request: {
      query: AuditPeopleDocument,
      variables: ({ q }: { q: string }) => {
        requested(q)
        return true
      },
    },
    result: { data: { users: { __typename: 'UserPage', rows: people } } },
    maxUsageCount: 5,
  }
  return {
    requested,
    onChoose,
    ...renderScreen(<PersonFilter onChoose={onChoose} />, { mocks: [found] as never }),
  }
}

it('finds people from two characters on, and filters by the one that is chosen', async () => {
  const { requested, onChoose, user } = open()
  const who = screen.getByRole('combobox')
  await user.type(who, 'b')
  await user.type(who, 'r')
  await waitFor(() => expect(document.querySelectorAll('datalist option')).toHaveLength(2))
  expect(requested.mock.calls.flat()).not.toContain('b')
  expect(onChoose).not.toHaveBeenCalled()
  // What a browser does when a suggestion is chosen: the field holds its whole text at once.
  fireEvent.change(who, { target: { value: 'Dana Brandt (1@state.example)' } })
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 'u1' }))
  expect(who).toHaveValue('')
})

import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderUi } from '../../testing/render-ui'
import { FilterDate } from '../list/filter-date'
import { SearchInput } from '../field/search-input'

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => {
  vi.useRealTimers()
})

/** A list whose address follows only when the test lets it, as on a busy page. */
function lateAddress(kind: 'text' | 'date' = 'text') {
  const requested: string[] = []
  const address = { set: (_value: string): void => undefined }
  function List() {
    const [value, setValue] = useState('')
    useEffect(() => {
      address.set = setValue
    }, [])
    return kind === 'date' ? (
      <FilterDate label="From" value={value} onChange={(text) => requested.push(text)} />
    ) : (
      <SearchInput label="Search" value={value} onChange={(text) => requested.push(text)} />
    )
  }
  const { container } = renderUi(<List />)
  const box = container.querySelector('input')
  if (box === null) throw new Error('There is no box.')
  return {
    box,
    requested,
    user: userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) }),
    pause: () => act(() => void vi.advanceTimersByTime(1000)),
    follow: (value: string) => act(() => address.set(value)),
  }
}

it('keeps every letter that is typed while the address follows', async () => {
  const { box, requested, user, pause, follow } = lateAddress()
  await user.type(box, 'B')
  pause()
  await user.type(box, 'alt')
  follow('B')
  expect(box).toHaveValue('Balt')
  pause()
  await user.type(box, 'imore ')
  pause()
  await user.type(box, 'County')
  for (const value of ['Balt', 'Baltimore']) follow(value)
  expect(box).toHaveValue('Baltimore County')
  pause()
  follow('Baltimore County')
  expect(box).toHaveValue('Baltimore County')
  expect(requested).toEqual(['B', 'Balt', 'Baltimore ', 'Baltimore County'])
})

it('asks once for a pause in typing, and at once on Enter', async () => {
  const { box, requested, user, pause } = lateAddress()
  await user.type(box, 'Howard{Enter}')
  expect(requested).toEqual(['Howard'])
  pause()
  expect(requested).toEqual(['Howard'])
})

it('takes a value that was not typed here: Back, and a cleared filter', async () => {
  const { box, requested, user, pause, follow } = lateAddress()
  await user.type(box, 'Kent')
  pause()
  follow('Kent')
  follow('')
  expect(box).toHaveValue('')
  pause()
  follow('Kent')
  expect(box).toHaveValue('Kent')
  expect(requested).toEqual(['Kent'])
  expect(screen.getByRole('searchbox', { name: 'Search' })).toBe(box)
})

it('keeps a date that is typed digit by digit', async () => {
  const { box, requested, pause, follow, user } = lateAddress('date')
  await user.type(box, '2026-09-01')
  follow('')
  expect(box).toHaveValue('2026-09-01')
  pause()
  follow('2026-09-01')
  expect(box).toHaveValue('2026-09-01')
  expect(requested).toEqual(['2026-09-01'])
})

import { ChakraProvider } from '@chakra-ui/react'
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { PresentPerson } from '../../lib/live/live-source'
import { PresenceLine } from './presence-line'
import { system } from '../theme/system'

const numbers: Record<number, string> = { 23: 'item 2.3', 24: 'item 2.4' }
const placeName = (at: number) => numbers[at]
const dana: PresentPerson = { id: 'u2', fullName: 'Dana Reyes', role: 'LocalUser', at: 23 }
const helen: PresentPerson = { id: 'u3', fullName: 'Helen Marsh', role: 'StateMonitor', at: 24 }

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})
const line = (people: PresentPerson[], own = 24) => (
  <ChakraProvider value={system}>
    <PresenceLine people={people} own={own} placeName={placeName} />
  </ChakraProvider>
)
const quiet = () => act(() => vi.advanceTimersByTimeAsync(3000))
const names = () => screen.queryAllByRole('listitem').map((item) => item.lastChild?.textContent)

it('names everybody with their place, state staff with their role', () => {
  const priya = { ...helen, id: 'u4', fullName: 'Priya Raman', role: 'StateAdmin', at: null }
  render(line([dana, helen, priya]))
  expect(names()).toEqual([
    'Dana Reyes is on item 2.3',
    'Helen Marsh (State Monitor) is on item 2.4 too',
    'Priya Raman (System Administrator) is here',
  ])
})

it('says who came and who left, and not each step', async () => {
  const { rerender } = render(line([]))
  await quiet()
  const said = () => screen.getByRole('status').textContent
  expect(said()).toBe('')
  rerender(line([dana]))
  await quiet()
  expect(said()).toBe('Dana Reyes is on item 2.3.')
  rerender(line([{ ...dana, at: 22 }]))
  await quiet()
  expect(said()).toBe('Dana Reyes is on item 2.3.')
  rerender(line([{ ...dana, at: 24 }]))
  await quiet()
  expect(said()).toBe('Dana Reyes is on item 2.4 too.')
  rerender(line([]))
  await quiet()
  expect(said()).toBe('Dana Reyes has left.')
})

it('is silent about somebody who only passes by', async () => {
  const { rerender } = render(line([]))
  await quiet()
  rerender(line([dana]))
  await act(() => vi.advanceTimersByTimeAsync(2000))
  rerender(line([]))
  await quiet()
  expect(screen.getByRole('status').textContent).toBe('')
})

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { OpenedRecords } from './opened-records.js'

let opened: OpenedRecords<string>
let stored: string | undefined
const open = vi.fn<() => Promise<string | undefined>>(async () => stored)

beforeEach(() => {
  vi.useFakeTimers()
  opened = new OpenedRecords()
  stored = 'first'
  open.mockClear()
})
afterEach(() => {
  vi.useRealTimers()
})

it('opens a record once for many reads, and anew a second later', async () => {
  expect(await opened.read('a', open)).toBe('first')
  stored = 'changed by another gateway'
  expect(await opened.read('a', open)).toBe('first')
  expect(open).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1000)
  expect(await opened.read('a', open)).toBe('changed by another gateway')
})

it('keeps the records of different ids apart', async () => {
  await opened.read('a', open)
  stored = 'of b'
  expect(await opened.read('b', open)).toBe('of b')
  expect(await opened.read('a', open)).toBe('first')
})

it('forgets what is changed here at once', async () => {
  await opened.read('a', open)
  opened.forget('a')
  stored = undefined
  expect(await opened.read('a', open)).toBeUndefined()
})

it('does not keep what was read before a change and came after it', async () => {
  let answer: (record: string) => void = () => undefined
  const slow = opened.read('a', () => new Promise((resolve) => (answer = resolve)))
  opened.forget('a')
  answer('first')
  expect(await slow).toBe('first')
  stored = 'second'
  expect(await opened.read('a', open)).toBe('second')
})

it('remembers no absence', async () => {
  stored = undefined
  expect(await opened.read('a', open)).toBeUndefined()
  stored = 'first'
  expect(await opened.read('a', open)).toBe('first')
})

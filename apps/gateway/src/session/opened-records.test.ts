import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { OpenedRecords } from './opened-records.js'

const sealedOf = (text: string) => Buffer.from(text)
let opened: OpenedRecords<string>
const open = vi.fn<() => string | undefined>()

beforeEach(() => {
  vi.useFakeTimers()
  opened = new OpenedRecords()
  open.mockReset().mockReturnValue('first')
})
afterEach(() => {
  vi.useRealTimers()
})

it('opens the same bytes once for many reads, and anew a second later', async () => {
  expect(opened.read('a', sealedOf('1'), open)).toBe('first')
  expect(opened.read('a', sealedOf('1'), open)).toBe('first')
  expect(open).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1000)
  expect(opened.read('a', sealedOf('1'), open)).toBe('first')
  expect(open).toHaveBeenCalledTimes(2)
})

it('opens what was changed, here or by another gateway, at once', () => {
  opened.read('a', sealedOf('1'), open)
  open.mockReturnValue('second')
  expect(opened.read('a', sealedOf('2'), open)).toBe('second')
  expect(opened.read('a', sealedOf('2'), open)).toBe('second')
  expect(open).toHaveBeenCalledTimes(2)
})

it('keeps the records of different ids apart', () => {
  opened.read('a', sealedOf('1'), open)
  open.mockReturnValue('of b')
  expect(opened.read('b', sealedOf('1'), open)).toBe('of b')
  expect(opened.read('a', sealedOf('1'), open)).toBe('first')
})

it('remembers nothing that could not be opened', () => {
  open.mockReturnValue(undefined)
  expect(opened.read('a', sealedOf('1'), open)).toBeUndefined()
  open.mockReturnValue('first')
  expect(opened.read('a', sealedOf('1'), open)).toBe('first')
})

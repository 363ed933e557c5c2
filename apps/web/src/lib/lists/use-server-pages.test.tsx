import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useServerPages } from './use-server-pages'

const page = (number: number, size: number) => ({
  rows: Array.from({ length: size }, (_, at) => `row ${(number - 1) * size + at}`),
  total: 10_000,
})
type Load = (number: number, size: number) => Promise<{ rows: string[]; total: number }>
const loader = () => vi.fn<Load>(async (number: number, size: number) => Promise.resolve(page(number, size)))

test('asks only for the pages in sight, each once', async () => {
  const load = loader()
  const { result } = renderHook(() => useServerPages('all', load, 100))
  await waitFor(() => expect(result.current.latest?.total).toBe(10_000))
  act(() => result.current.want(4_950, 5_010))
  act(() => result.current.want(4_960, 5_020))
  await waitFor(() => expect(result.current.rowAt(5_010)).toBe('row 5010'))
  expect(result.current.rowAt(4_950)).toBe('row 4950')
  expect(result.current.rowAt(200)).toBeUndefined()
  expect(load.mock.calls.map(([number]) => number)).toEqual([1, 50, 51])
})

test('drops late answers to filters of before', async () => {
  let answer: (page: { rows: string[]; total: number }) => void = () => undefined
  const late = new Promise<{ rows: string[]; total: number }>((resolve) => {
    answer = resolve
  })
  const load: Load = vi.fn<Load>(() => late)
  const { result, rerender } = renderHook(({ question, ask }) => useServerPages(question, ask, 100), {
    initialProps: {
      question: 'one',
      ask: load,
    },
  })
  rerender({ question: 'two', ask: async () => Promise.resolve({ rows: ['new'], total: 1 }) })
  await waitFor(() => expect(result.current.rowAt(0)).toBe('new'))
  await act(async () => {
    answer({ rows: ['old'], total: 1 })
    await late
  })
  expect(result.current.rowAt(0)).toBe('new')
})

test('keeps what is shown while it asks again, and says so', async () => {
  const load = loader()
  const { result } = renderHook(() => useServerPages('all', load, 100))
  await waitFor(() => expect(result.current.rowAt(3)).toBe('row 3'))
  act(() => result.current.reload())
  expect(result.current.stale).toBe(true)
  expect(result.current.rowAt(3)).toBe('row 3')
  await waitFor(() => expect(result.current.stale).toBe(false))
  expect(load).toHaveBeenCalledTimes(2)
})

test('tells a failure and asks again after it', async () => {
  const load = loader().mockRejectedValueOnce(new TypeError('offline'))
  const { result } = renderHook(() => useServerPages('all', load, 100))
  await waitFor(() => expect(result.current.failure).toBeInstanceOf(TypeError))
  act(() => result.current.reload())
  await waitFor(() => expect(result.current.rowAt(0)).toBe('row 0'))
  expect(result.current.failure).toBeUndefined()
})

import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useRefresh } from './use-refresh'

it('loads once more after a load that was under way, however often it is asked, and goes on after a failure', async () => {
  const ends: (() => void)[] = []
  let loads = 0
  const refetch = async () => {
    loads++
    await new Promise<void>((resolve) => ends.push(resolve))
    if (loads === 1) throw new TypeError('Failed')
  }
  const { result } = renderHook(() => useRefresh(refetch))
  const end = () => act(async () => ends.shift()?.())
  result.current()
  result.current()
  result.current()
  expect(loads).toBe(1)
  await end()
  expect(loads).toBe(2)
  await end()
  expect(loads).toBe(2)
  result.current()
  expect(loads).toBe(3)
  await end()
})

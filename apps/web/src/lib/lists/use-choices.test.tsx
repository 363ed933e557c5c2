import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useChoices } from './use-choices'

const found = { agencies: [] }

const opening: { page: number; came?: object } = { page: 1 }

test('choices come with the first question, and with the next only while there are none', () => {
  const { result, rerender } = renderHook(
    ({ page, came }: typeof opening) => {
      const { choices, withChoices, keep } = useChoices({ page })
      keep(came)
      return { choices, withChoices }
    },
    { initialProps: opening },
  )
  expect(result.current).toEqual({ choices: undefined, withChoices: true })
  rerender({ page: 2 })
  expect(result.current.withChoices).toBe(true)
  // Their coming changes nothing about the question that brought them.
  rerender({ page: 2, came: found })
  expect(result.current).toEqual({ choices: found, withChoices: true })
  rerender({ page: 3 })
  expect(result.current).toEqual({ choices: found, withChoices: false })
  rerender({ page: 2 })
  expect(result.current.withChoices).toBe(false)
})

import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useLastAnswer } from './use-last-answer'

it('keeps the last answer to the same question, and none to another one', () => {
  const { result, rerender } = renderHook(
    ({ answer, question }: { answer: string | undefined; question: string }) =>
      useLastAnswer(answer, question),
    { initialProps: { answer: undefined as string | undefined, question: 'Allegany' } },
  )
  const shown = (answer: string | undefined, question: string) => {
    rerender({ answer, question })
    return result.current
  }
  expect(result.current).toBeUndefined()
  expect(shown('rows', 'Allegany')).toBe('rows')
  expect(shown(undefined, 'Allegany')).toBe('rows')
  expect(shown(undefined, 'Howard')).toBeUndefined()
  expect(shown('newer', 'Howard')).toBe('newer')
  expect(shown(undefined, 'Allegany')).toBeUndefined()
})

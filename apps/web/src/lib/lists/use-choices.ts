import { useState } from 'react'

/**
 * The choices of the filters of a list. The first request of its screen loads them too, and so do the following ones
 * until there are some; turning a page does not. `keep` takes those of a response, while rendering.
 */
export function useChoices<Choices extends object>(question: object) {
  const key = JSON.stringify(question)
  const [choices, setChoices] = useState<Choices>()
  const [last, setLast] = useState({ asked: key, withChoices: true })
  // As it was when the request changed: choices that arrive with the response must not start another request.
  const withChoices = last.asked === key ? last.withChoices : choices === undefined
  if (last.asked !== key) setLast({ asked: key, withChoices })
  const keep = (found: Choices | undefined) => {
    if (found && found !== choices) setChoices(found)
  }
  return { choices, withChoices, keep }
}

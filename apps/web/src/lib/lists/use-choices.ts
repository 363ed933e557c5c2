import { useState } from 'react'

/**
 * What the filters of a list choose from. The question that its screen is opened with asks for it as well, and those
 * after it as long as nothing has come; turning a page does not. `keep` takes what an answer brought, while rendering.
 */
export function useChoices<Choices extends object>(question: object) {
  const asked = JSON.stringify(question)
  const [choices, setChoices] = useState<Choices>()
  const [last, setLast] = useState({ asked, withChoices: true })
  // As it was when the question changed: what comes with the answer must not ask it anew.
  const withChoices = last.asked === asked ? last.withChoices : choices === undefined
  if (last.asked !== asked) setLast({ asked, withChoices })
  const keep = (found: Choices | undefined) => {
    if (found && found !== choices) setChoices(found)
  }
  return { choices, withChoices, keep }
}

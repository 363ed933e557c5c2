import { useState } from 'react'

/**
 * The answer to a question, or the one that came last to this same question while a newer one does not come. Another question
 * begins anew: nobody is shown the data of another agency or year. The order and the page of a list belong to no question: rows in
 * another order are only old.
 */
export function useLastAnswer<Answer>(answer: Answer | undefined, question: string): Answer | undefined {
  const [kept, setKept] = useState({ answer, question })
  const known = kept.question === question ? kept.answer : undefined
  const current = answer ?? known
  if (kept.question !== question || kept.answer !== current) setKept({ answer: current, question })
  return current
}

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

interface ListAnswer<Page> {
  current: Page | undefined
  previous: Page | undefined
  failed: boolean
}

/**
 * The page of a list to show: while another one is on its way the one before; where it does not come, the last one of these
 * filters, in whatever order, and none of others.
 */
export function useListPage<Page>(answer: ListAnswer<Page>, filters: object): Page | undefined {
  const { current, previous, failed } = answer
  const known = useLastAnswer(current, JSON.stringify(filters))
  return failed && !current ? known : (current ?? previous)
}

import { useState } from 'react'

/**
 * The response to a request, or the last one to the same request while a newer one is missing. Another request begins
 * without data: nobody is shown the data of another agency or year. The order and the page of a list make no other
 * request: rows in another order are only old.
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
 * The page of a list to show: while another one loads the previous one; if loading fails, the last one of these
 * filters, in whatever order, and none of others.
 */
export function useListPage<Page>(answer: ListAnswer<Page>, filters: object): Page | undefined {
  const { current, previous, failed } = answer
  const known = useLastAnswer(current, JSON.stringify(filters))
  return failed && !current ? known : (current ?? previous)
}

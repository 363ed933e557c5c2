import { useCallback, useEffect, useRef, useState } from 'react'

/** One page of a list that the server cuts. */
export interface ServerPage<Row> {
  rows: readonly Row[]
  /** Rows on all pages. */
  total: number
}

export interface ServerPages<Row, Page extends ServerPage<Row>> {
  /** The page that was loaded last, for what it says about the whole list; undefined before the first. */
  latest: Page | undefined
  /** A row by its place in the whole list, from 0; undefined while its page is not loaded. */
  rowAt: (index: number) => Row | undefined
  /** Loads the pages that hold these places, each once. */
  want: (first: number, last: number) => void
  /** Loads the pages in sight again; what is shown stays until the response. */
  reload: () => void
  /** The rows are those of other filters, or of before a reload. */
  stale: boolean
  failure: unknown
}

interface Loaded<Page> {
  question: string
  run: number
  pages: ReadonlyMap<number, Page>
  latest: Page
}

/**
 * Pages of a long list, loaded as they come into sight. `question` names the filters and the order: with another one
 * the list begins again, and late responses to the previous one are dropped.
 */
export function useServerPages<Row, Page extends ServerPage<Row>>(
  question: string,
  load: (page: number, pageSize: number) => Promise<Page>,
  pageSize = 100,
): ServerPages<Row, Page> {
  const [run, setRun] = useState(0)
  const [loaded, setLoaded] = useState<Loaded<Page>>()
  const [failure, setFailure] = useState<unknown>()
  const loader = useRef(load)
  useEffect(() => {
    loader.current = load
  })
  const requests = useRef({ question: '', run: -1, pages: new Set<number>() })

  const want = useCallback(
    (first: number, last: number) => {
      if (requests.current.question !== question || requests.current.run !== run)
        requests.current = { question, run, pages: new Set() }
      const own = requests.current
      const pageOf = (index: number) => Math.floor(Math.max(0, index) / pageSize) + 1
      for (let page = pageOf(first); page <= pageOf(last); page++) {
        if (own.pages.has(page)) continue
        own.pages.add(page)
        loader.current(page, pageSize).then(
          (answer) => {
            if (requests.current !== own) return
            setFailure(undefined)
            setLoaded((known) => ({
              question,
              run,
              latest: answer,
              pages: new Map(known?.question === question ? known.pages : []).set(page, answer),
            }))
          },
          (error: unknown) => {
            if (requests.current !== own) return
            own.pages.delete(page)
            setFailure(error ?? new Error('The page did not come.'))
          },
        )
      }
    },
    [question, run, pageSize],
  )
  useEffect(() => want(0, 0), [want])

  const rowAt = useCallback(
    (index: number) => loaded?.pages.get(Math.floor(index / pageSize) + 1)?.rows[index % pageSize],
    [loaded, pageSize],
  )
  const reload = useCallback(() => setRun((known) => known + 1), [])
  const stale = loaded !== undefined && (loaded.question !== question || loaded.run !== run)
  return { latest: loaded?.latest, rowAt, want, reload, stale, failure }
}

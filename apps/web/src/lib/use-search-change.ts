import { useCallback, useEffect, useRef } from 'react'
import { useSearchParams, type NavigateOptions } from 'react-router-dom'

/** Makes the query that follows from the one before. */
export type SearchChange = (known: URLSearchParams) => URLSearchParams

/**
 * The query of the address, and a way to change it. The router renders a query later than it is set: a second change
 * before that builds on the first, and does not undo it.
 */
export function useSearchChange(): [
  URLSearchParams,
  (change: SearchChange, options: NavigateOptions) => void,
] {
  const [params, setParams] = useSearchParams()
  const latest = useRef(params)
  useEffect(() => {
    latest.current = params
  }, [params])
  const change = useCallback(
    (next: SearchChange, options: NavigateOptions) => {
      latest.current = next(latest.current)
      setParams(latest.current, options)
    },
    [setParams],
  )
  return [params, change]
}

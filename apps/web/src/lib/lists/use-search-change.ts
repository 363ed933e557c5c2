import { useCallback, useEffect, useRef } from 'react'
import { useSearchParams, type NavigateOptions } from 'react-router-dom'

/** Makes the next query of the previous one. */
export type SearchChange = (known: URLSearchParams) => URLSearchParams

/**
 * The query of the address, and a function that changes it. The router renders a query later than it is set: a second
 * change before that builds on the first, and does not undo it.
 */
export function useSearchChange(): [
  URLSearchParams,
  (change: SearchChange, options: NavigateOptions) => void,
] {
  const [params, setParams] = useSearchParams()
  const latest = useRef(params)
  /** Queries that are set and not rendered yet, in their order. */
  const underWay = useRef<string[]>([])
  useEffect(() => {
    const place = underWay.current.indexOf(params.toString())
    // An address that was set elsewhere drops the changes that are not rendered yet.
    underWay.current = place === -1 ? [] : underWay.current.slice(place + 1)
    if (underWay.current.length === 0) latest.current = params
  }, [params])
  const change = useCallback(
    (next: SearchChange, options: NavigateOptions) => {
      const before = latest.current.toString()
      latest.current = next(latest.current)
      if (latest.current.toString() !== before) underWay.current.push(latest.current.toString())
      setParams(latest.current, options)
    },
    [setParams],
  )
  return [params, change]
}

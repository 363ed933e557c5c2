import { useEffect } from 'react'
import type { VisitPlace } from '../../lib/graphql-types.generated'
import { useRememberVisitMutation } from './dashboards.generated'

/** Remembers a visit once the page is shown; a visit that cannot be remembered is no trouble of the person's. */
export function useVisit(place: VisitPlace, shown: boolean): void {
  const [remember] = useRememberVisitMutation()
  useEffect(() => {
    if (shown) void remember({ variables: { place } }).catch(() => undefined)
  }, [shown, place, remember])
}

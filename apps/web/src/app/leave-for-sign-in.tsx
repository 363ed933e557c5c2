import { useEffect } from 'react'
import { goTo, here } from '../lib/place'

/** A link of the portal led to the signed-out area, which this router does not know. */
export function LeaveForSignIn() {
  useEffect(() => goTo(here(), { replace: true }), [])
  return null
}

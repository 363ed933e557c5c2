import { useEffect } from 'react'
import { goTo, here } from '../lib/place'

/** For links of the portal to the signed-out area, which this router does not have. */
export function LeaveForSignIn() {
  useEffect(() => goTo(here(), { replace: true }), [])
  return null
}

import { lazy, Suspense } from 'react'
import { usePlace } from '../lib/place'
import { AuthArea } from './auth-area'

const PortalArea = lazy(() => import('./portal-area').then((module) => ({ default: module.PortalArea })))

/** Chooses between the signed-out area, which is small and comes first, and the portal. */
export function Root() {
  const signedOut = usePlace(() => location.pathname.startsWith('/auth'))
  if (signedOut) return <AuthArea />
  return (
    <Suspense fallback={null}>
      <PortalArea />
    </Suspense>
  )
}

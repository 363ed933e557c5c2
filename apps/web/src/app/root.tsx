import { useEffect, useState, type ComponentType } from 'react'
import { usePlace } from '../lib/place'
import { AuthArea } from './auth-area'

/**
 * Chooses between the signed-out area, which is small and loaded first, and the portal. That is not loaded by `lazy`:
 * React delays what replaces a fallback by 300 ms, which every page would wait for.
 */
export function Root() {
  const signedOut = usePlace(() => location.pathname.startsWith('/auth'))
  const [PortalArea, arrive] = useState<ComponentType>()
  const missing = !signedOut && !PortalArea
  useEffect(() => {
    if (!missing) return
    import('./portal-area').then(
      (module) => arrive(() => module.PortalArea),
      (error: unknown) =>
        arrive(() => {
          throw error
        }),
    )
  }, [missing])
  if (signedOut) return <AuthArea />
  return PortalArea && <PortalArea />
}

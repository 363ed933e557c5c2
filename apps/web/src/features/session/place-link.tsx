import type { ReactNode } from 'react'
import { goTo } from '../../lib/place'

/** A link of the signed-out area, which has no router. */
export function PlaceLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a
      href={to}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
        event.preventDefault()
        goTo(to)
      }}
    >
      {children}
    </a>
  )
}

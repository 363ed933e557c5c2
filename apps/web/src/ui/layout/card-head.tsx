import { createContext, use, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

/** Places in the head of a card, in their order: beside the title, for the tools of its table, and a row of their own below. */
export type CardPlace = 'beside' | 'tools' | 'below'

/** The places of the card around; null while a place is not there yet, undefined outside of cards with a head. */
export const CardHeadContext = createContext<Readonly<Record<CardPlace, HTMLElement | null>> | undefined>(
  undefined,
)

/** Shows what narrows or exports a list in the head of the card around it; where there is none, in its own place. */
export function InCardHead({ place, children }: { place: CardPlace; children: ReactNode }) {
  const places = use(CardHeadContext)
  if (!places) return children
  const slot = places[place]
  return slot && createPortal(children, slot)
}

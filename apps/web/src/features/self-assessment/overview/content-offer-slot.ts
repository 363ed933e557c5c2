import type { ReactNode } from 'react'

/** What the state may decide about newer questions; the content feature shows it, the app puts the two together. */
export type ContentOfferSlot = (selfAssessmentId: number, onDecided: () => void) => ReactNode

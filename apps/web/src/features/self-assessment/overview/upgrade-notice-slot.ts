import type { ReactNode } from 'react'

/** The notice about newer questions; the app passes in what the content feature renders. */
export type UpgradeNoticeSlot = (selfAssessmentId: number, onDecided: () => void) => ReactNode

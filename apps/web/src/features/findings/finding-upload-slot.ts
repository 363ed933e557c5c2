import type { ReactNode } from 'react'

/** A window that uploads files of a case, or without one of the next review; another room has it. */
export type FindingUploadSlot = (props: {
  findingId: number
  caseId: number | null
  onClose: () => void
  onUploaded: () => void
}) => ReactNode

import type { ReactNode } from 'react'

/** A file that was just stored, with what the agency had uploaded before of the same bytes. */
export interface StoredUpload {
  title: string
  duplicateOf?: { uploadedOn: string; place: string } | null
}

/** A window that uploads files of a case, of the finding itself, or else of the next review; another feature has it. */
export type FindingUploadSlot = (props: {
  findingId: number
  caseId: number | null
  evidence?: boolean
  onClose: () => void
  onUploaded: (stored: readonly StoredUpload[]) => void
}) => ReactNode

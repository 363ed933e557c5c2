import { UploadDialog, type UploadDialogProps } from '../../../parts/evidence/upload-dialog'

interface FindingUploadProps extends Pick<UploadDialogProps, 'onClose' | 'onUploaded'> {
  findingId: number
  /** Null for files of the finding itself, or else of the next review. */
  caseId: number | null
  evidence?: boolean
}

/** The window that uploads files of a case or of a finding; those of the finding itself say more of what they are. */
export function FindingUpload({ findingId, caseId, evidence = false, ...rest }: FindingUploadProps) {
  return (
    <UploadDialog
      {...rest}
      asksDetails={evidence}
      target={{
        path: '/files/findings',
        fields: {
          findingId: String(findingId),
          ...(caseId !== null && { caseId: String(caseId) }),
          ...(evidence && { evidence: 'true' }),
        },
      }}
    />
  )
}

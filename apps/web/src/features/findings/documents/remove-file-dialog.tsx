import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog'
import { toast } from '../../../ui/feedback/toast'
import { findingsMessages } from '../findings-messages.generated'
import { findingsPageMessages } from '../findings-page-messages.generated'
import { refusalsOf } from '../refusals'
import { useDeleteFindingFileMutation, type FindingFileFieldsFragment as File } from '../findings.generated'

const words = findingsPageMessages.page

interface RemoveFileDialogProps {
  file: File
  onClose: () => void
  onChanged: () => void
}

/** Asks for confirmation before a file is deleted for everybody. */
export function RemoveFileDialog({ file, onClose, onChanged }: RemoveFileDialogProps) {
  const [remove, { loading }] = useDeleteFindingFileMutation()
  async function confirm() {
    const [refusal] = await refusalsOf(async () => {
      const { data } = await remove({ variables: { id: file.id } })
      return data?.deleteFindingFile.errors
    })
    if (refusal)
      toast({
        status: 'error',
        title: findingsMessages.list.refused,
        description: refusal.message,
        duration: 10_000,
      })
    onClose()
    onChanged()
  }
  return (
    <ConfirmDialog
      open
      danger
      title={words.removeTitle}
      body={words.removeBody({ title: file.title })}
      confirmLabel={words.removeConfirm}
      busy={loading}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  )
}

import { chakra } from '@chakra-ui/react'
import { FileText, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { formatBytes } from '../../lib/format-bytes'
import { formatDate } from '../../lib/format'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { IconButton } from '../../ui/icon-button'
import { ScanNote, StoredFileLink, useScanRefresh } from '../../ui/stored-file'
import { toast } from '../../ui/toast'
import { findingsMessages } from './findings-messages'
import { useDeleteFindingFileMutation, type FindingFileFieldsFragment as File } from './findings.generated'
import { refusalsOf } from './refusals'

const words = findingsMessages.page

/** Files with a link to their bytes; with a bin for those who may delete. */
export function FindingFileList({ files, onChanged }: { files: readonly File[]; onChanged: () => void }) {
  const [removing, setRemoving] = useState<File>()
  const [remove, { loading }] = useDeleteFindingFileMutation()
  useScanRefresh(files, onChanged)
  async function confirm(file: File) {
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
    setRemoving(undefined)
    onChanged()
  }
  if (files.length === 0) return null
  return (
    <>
      <chakra.ul marginTop="6px" aria-label={words.files}>
        {files.map((file) => (
          <chakra.li
            key={file.id}
            display="grid"
            gridTemplateColumns="18px minmax(0, 1fr) auto"
            alignItems="center"
            gap="8px"
            fontSize="md"
            minHeight="34px"
          >
            <chakra.span color="fg.subtle" lineHeight="0">
              <FileText size={16} aria-hidden />
            </chakra.span>
            <chakra.span minWidth="0" overflowWrap="anywhere">
              <StoredFileLink file={file} text={file.title} />
              <chakra.span fontSize="sm" color="fg.subtle">
                {` ${file.fileName}, ${formatBytes(file.size)}, ${file.createdBy.fullName}, ${formatDate(file.createdOn)}`}
              </chakra.span>
              <ScanNote scanState={file.scanState} mayRemove={file.remove.allowed} />
            </chakra.span>
            {file.remove.allowed && (
              <IconButton
                label={words.remove(file.title)}
                icon={<Trash2 aria-hidden />}
                onClick={() => setRemoving(file)}
              />
            )}
          </chakra.li>
        ))}
      </chakra.ul>
      {removing && (
        <ConfirmDialog
          open
          danger
          title={words.removeTitle}
          body={words.removeBody(removing.title)}
          confirmLabel={words.removeConfirm}
          busy={loading}
          onConfirm={() => void confirm(removing)}
          onCancel={() => setRemoving(undefined)}
        />
      )}
    </>
  )
}

import { chakra } from '@chakra-ui/react'
import { FileText, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { formatBytes } from '../../../lib/files/format-bytes'
import { formatDate } from '../../../lib/format'
import { IconButton } from '../../../ui/action/icon-button'
import { ScanNote, StoredFileLink, useScanRefresh } from '../../../ui/action/stored-file'
import { findingsPageMessages } from '../findings-page-messages.generated'
import type { FindingFileFieldsFragment as File } from '../findings.generated'
import { RemoveFileDialog } from './remove-file-dialog'

const words = findingsPageMessages.page

/** Files with a link to their bytes; with a bin for those who may delete. */
export function FindingFileList({ files, onChanged }: { files: readonly File[]; onChanged: () => void }) {
  const [removing, setRemoving] = useState<File>()
  useScanRefresh(files, onChanged)
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
                label={words.remove({ title: file.title })}
                icon={<Trash2 aria-hidden />}
                onClick={() => setRemoving(file)}
              />
            )}
          </chakra.li>
        ))}
      </chakra.ul>
      {removing && (
        <RemoveFileDialog file={removing} onClose={() => setRemoving(undefined)} onChanged={onChanged} />
      )}
    </>
  )
}

import { chakra } from '@chakra-ui/react'
import { Trash2, Upload } from 'lucide-react'
import { useMemo, useState } from 'react'
import { formatDate } from '../../../lib/format'
import { formatBytes } from '../../../lib/files/format-bytes'
import { Alert } from '../../../ui/feedback/alert'
import { Button } from '../../../ui/action/button'
import { DataTable, type DataColumn } from '../../../ui/table/data-table'
import { FileLink } from '../../../ui/action/file-link'
import { IconButton } from '../../../ui/action/icon-button'
import { ScanNote, scanWords, StoredFileLink, useScanRefresh } from '../../../ui/action/stored-file'
import { documentsOf, type FindingDocument } from './finding-documents'
import { PartHead } from '../overview/finding-parts-card'
import { FindingUpload } from './finding-upload'
import { findingsPageMessages } from '../findings-page-messages.generated'
import { RemoveFileDialog } from './remove-file-dialog'
import type {
  FindingFieldsFragment as Finding,
  FindingFileFieldsFragment as File,
} from '../findings.generated'

const words = findingsPageMessages.documents

interface FindingDocumentsProps {
  finding: Finding
  onChanged: () => void
}

/** Every document of a finding in one list; new ones are those of the finding itself. */
export function FindingDocuments({ finding, onChanged }: FindingDocumentsProps) {
  const [uploading, setUploading] = useState(false)
  const [removing, setRemoving] = useState<File>()
  const [duplicates, setDuplicates] = useState<readonly string[]>([])
  const rows = useMemo(() => documentsOf(finding), [finding])
  const columns = useMemo(() => documentColumns(setRemoving), [])
  useScanRefresh(
    rows.flatMap(({ file }) => file ?? []),
    onChanged,
  )
  return (
    <>
      <PartHead
        actions={
          <Button
            size="sm"
            icon={<Upload aria-hidden />}
            disabledReason={finding.addEvidence.reason}
            onClick={() => setUploading(true)}
          >
            {words.add}
          </Button>
        }
      >
        {finding.issuedOn === null && words.draftNote}
      </PartHead>
      {duplicates.length > 0 && (
        <chakra.div padding="8px 14px 0" role="status">
          <Alert status="warning" quiet>
            {duplicates.join(' ')}
          </Alert>
        </chakra.div>
      )}
      <chakra.div marginTop="8px">
        <DataTable
          caption={words.title}
          columns={columns}
          rows={rows}
          getRowId={({ id }) => id}
          empty={{ title: words.empty, body: words.emptyBody }}
        />
      </chakra.div>
      {uploading && (
        <FindingUpload
          findingId={finding.id}
          caseId={null}
          evidence
          onClose={() => setUploading(false)}
          onUploaded={(stored) => {
            setUploading(false)
            setDuplicates(
              stored.flatMap(({ title, duplicateOf }) =>
                duplicateOf
                  ? [
                      words.duplicate({
                        title,
                        day: formatDate(duplicateOf.uploadedOn),
                        place: duplicateOf.place,
                      }),
                    ]
                  : [],
              ),
            )
            onChanged()
          }}
        />
      )}
      {removing && (
        <RemoveFileDialog file={removing} onClose={() => setRemoving(undefined)} onChanged={onChanged} />
      )}
    </>
  )
}

function documentColumns(onRemove: (file: File) => void): DataColumn<FindingDocument>[] {
  return [
    {
      id: 'document',
      header: words.document,
      rowHeader: true,
      sortValue: ({ title }) => title,
      cell: (row) => <DocumentName row={row} />,
    },
    { id: 'of', header: words.of, sortValue: ({ of }) => of, cell: ({ of }) => of },
    {
      id: 'aboutDate',
      header: words.aboutDate,
      sortValue: ({ file }) => file?.aboutDate ?? null,
      cell: ({ file }) => (file?.aboutDate ? formatDate(file.aboutDate) : '-'),
    },
    {
      id: 'uploaded',
      header: words.uploaded,
      sortValue: ({ on }) => on,
      cell: (row) => <UploadedBy row={row} />,
    },
    {
      id: 'scan',
      header: words.scan,
      sortValue: ({ file }) => file?.scanState ?? null,
      cell: ({ file }) => (file ? scanWords[file.scanState] : '-'),
    },
    {
      id: 'actions',
      header: words.remove,
      cell: ({ file }) =>
        file?.remove.allowed ? (
          <IconButton
            label={findingsPageMessages.page.remove({ title: file.title })}
            icon={<Trash2 aria-hidden />}
            onClick={() => onRemove(file)}
          />
        ) : null,
    },
  ]
}

function DocumentName({ row: { title, file, href } }: { row: FindingDocument }) {
  return (
    <span>
      {file ? <StoredFileLink file={file} text={title} /> : href && <FileLink href={href}>{title}</FileLink>}
      {file && (
        <chakra.span display="block" fontSize="sm" fontWeight="400" color="fg.subtle" overflowWrap="anywhere">
          {[file.fileName, formatBytes(file.size), file.containsPii && words.pii].filter(Boolean).join(', ')}
          <ScanNote scanState={file.scanState} mayRemove={file.remove.allowed} />
        </chakra.span>
      )}
    </span>
  )
}

function UploadedBy({ row: { on, by, file } }: { row: FindingDocument }) {
  return (
    <span>
      <chakra.span whiteSpace="nowrap">{formatDate(on)}</chakra.span>
      <chakra.span display="block" fontSize="sm" color="fg.subtle">
        {[by, file?.retentionUntil && words.kept({ day: formatDate(file.retentionUntil) })]
          .filter(Boolean)
          .join('. ')}
      </chakra.span>
    </span>
  )
}

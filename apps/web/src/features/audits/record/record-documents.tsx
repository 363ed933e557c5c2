import { chakra } from '@chakra-ui/react'
import { Evidence } from '../../../parts/evidence/evidence'
import { DocumentsStatusChip } from '../sample/documents-status'
import { recordMessages } from './record-messages.generated'
import { recordPaths, type RecordPlace } from './record-paths'
import {
  useDeleteRecordFileMutation,
  type AuditRecordFieldsFragment,
  type RecordFileFieldsFragment,
} from './record.generated'

const words = recordMessages.files

interface RecordDocumentsProps {
  place: RecordPlace
  record: AuditRecordFieldsFragment
  files: readonly RecordFileFieldsFragment[]
  /** The item that they show something about; null for the record as a whole. */
  itemId: string | null
  /** In place of the usual heading, where a page has many of these. */
  title?: string
  onChanged: () => void
}

/** Documents of a record, or beside one of its items. */
export function RecordDocuments({ place, record, files, itemId, title, onChanged }: RecordDocumentsProps) {
  const [remove] = useDeleteRecordFileMutation()
  const { typeKey, recordId } = place
  return (
    <>
      {itemId === null && (
        <chakra.p marginBottom="8px">
          <DocumentsStatusChip record={record} />
        </chakra.p>
      )}
      {files.length === 0 && itemId === null && record.noDocumentReason && (
        <p>{words.none({ reason: record.noDocumentReason })}</p>
      )}
      <Evidence
        id={itemId ?? 'record'}
        title={title ?? (itemId === null ? words.named : undefined)}
        documents={files.filter((file) => itemId === null || file.itemId === itemId)}
        mayAdd={record.upload.allowed}
        target={{
          oneByOne: true,
          path: recordPaths.upload(typeKey),
          fields: { sampleStudentId: String(recordId), ...(itemId !== null && { itemId }) },
        }}
        remove={async (id) =>
          (await remove({ variables: { input: { typeKey, id } } })).data?.deleteRecordFile.errors
        }
        words={words}
        onChanged={onChanged}
      />
      {title === undefined && (
        <chakra.p marginTop="8px" fontSize="sm" color="fg.subtle">
          {words.recorded}
        </chakra.p>
      )}
    </>
  )
}

import { Evidence } from '../../../parts/evidence/evidence'
import { problemOf } from '../../../lib/problem'
import { ProblemState } from '../../../ui/feedback/states'
import type { ProngPlace } from '../audits-paths'
import { recordPaths } from '../record/record-paths'
import { useRecordRights } from '../record/record-rights'
import { useDeleteRecordFileMutation } from '../record/record.generated'
import { requestsMessages as words } from './requests-messages.generated'
import { useRequestFilesQuery, type DocumentRequestFieldsFragment as Request } from './requests.generated'

interface RequestFilesProps {
  place: ProngPlace
  request: Request
  onChanged: () => void
}

/** Documents that answer a request, for those who see the names of its record; the agency adds and deletes them while it may answer. */
export function RequestFiles(props: RequestFilesProps) {
  const { files } = useRecordRights(props.place.typeKey)
  return files ? <ReadFiles {...props} /> : <p>{words.page.documentsHidden}</p>
}

function ReadFiles({ place: { typeKey }, request, onChanged }: RequestFilesProps) {
  const { id, recordId } = request
  const { data, error, refetch } = useRequestFilesQuery({
    variables: { typeKey, recordId },
    fetchPolicy: 'cache-and-network',
  })
  const [remove] = useDeleteRecordFileMutation()
  const refresh = () => void refetch().catch(() => undefined)
  if (error && !data)
    return <ProblemState problem={problemOf(error)} what={words.page.documents} onRetry={refresh} />
  return (
    <Evidence
      id={`request-${id}`}
      title={words.page.documents}
      documents={(data?.auditRecordFiles ?? []).filter(({ requestId }) => requestId === id)}
      mayAdd={request.answerIt.allowed}
      target={{
        oneByOne: true,
        path: recordPaths.upload(typeKey),
        fields: { sampleStudentId: String(recordId), requestId: String(id) },
      }}
      remove={async (fileId) =>
        (await remove({ variables: { input: { typeKey, id: fileId } } })).data?.deleteRecordFile.errors
      }
      words={words.evidence}
      onChanged={() => {
        refresh()
        onChanged()
      }}
    />
  )
}

import { Evidence } from '../../../parts/evidence/evidence'
import { ProblemState } from '../../../ui/feedback/states'
import { problemOf } from '../../../lib/problem'
import { useRefresh } from '../../../lib/use-refresh'
import type { ProngPlace } from '../audits-paths'
import { recordPaths } from '../record/record-paths'
import type { Correction } from './correction-values'
import { correctionsMessages } from './corrections-messages.generated'
import { useCorrectionFilesQuery, useDeleteCorrectionFileMutation } from './corrections.generated'

interface CorrectionFilesProps {
  place: ProngPlace
  entry: Correction
  onChanged: () => void
}

/** Files that show a correction; the agency adds and deletes them while it may write. */
export function CorrectionFiles({ place: { typeKey }, entry, onChanged }: CorrectionFilesProps) {
  const { data, error, refetch } = useCorrectionFilesQuery({
    variables: { typeKey, correctionId: entry.id },
    fetchPolicy: 'cache-and-network',
  })
  const [remove] = useDeleteCorrectionFileMutation()
  const refresh = useRefresh(refetch)
  if (error && !data)
    return <ProblemState problem={problemOf(error)} what={correctionsMessages.form.files} onRetry={refresh} />
  return (
    <Evidence
      id={`correction-${entry.id}`}
      title={correctionsMessages.form.files}
      documents={data?.auditCorrectionFiles ?? []}
      mayAdd={entry.write.allowed}
      target={{
        path: recordPaths.upload(typeKey),
        fields: { sampleStudentId: String(entry.recordId), correctionId: String(entry.id) },
      }}
      remove={async (id) =>
        (await remove({ variables: { input: { typeKey, id } } })).data?.deleteCorrectionFile.errors
      }
      words={correctionsMessages.evidence}
      onChanged={() => {
        refresh()
        onChanged()
      }}
    />
  )
}

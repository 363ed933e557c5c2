import { dueIn } from '@portal/domain'
import { splitRows, type ActedRow } from '../list/acted-rows'
import { DueRowsDialog } from './due-rows-dialog'
import { assignmentsMessages } from './assignments-messages.generated'
import { useSetSelfAssessmentDueDatesMutation } from '../self-assessment.generated'

interface DueDialogProps {
  rows: readonly ActedRow[]
  onClose: () => void
  onChanged: () => void
}

/** Sets one due date for the chosen rows; rows whose date cannot change are listed with the reason. */
export function DueDialog({ rows, onClose, onChanged }: DueDialogProps) {
  const [change] = useSetSelfAssessmentDueDatesMutation()
  const { able, left } = splitRows(rows, dueIn)
  const only = able.length === 1 ? able[0]?.dueOn : null
  return (
    <DueRowsDialog
      words={assignmentsMessages.due}
      go={assignmentsMessages.due.go}
      able={able}
      left={left}
      dueOn={only ?? ''}
      act={async (ids, dueOn) => {
        const { data } = await change({ variables: { input: { ids, dueOn } } })
        return data?.setSelfAssessmentDueDates.errors
      }}
      onClose={onClose}
      onDone={onChanged}
    />
  )
}

import type { NamedRow } from '../list/acted-rows'
import { DueRowsDialog } from './due-rows-dialog'
import { assignmentsMessages } from './assignments-messages.generated'
import { selfAssessmentMessages } from '../self-assessment-messages.generated'
import { useActivateSelfAssessmentsMutation } from '../self-assessment.generated'

export interface ActivatableRow {
  id: number
  part: string
  lea: { name: string }
  activate: { allowed: boolean; reason: string | null }
}

interface ActivateDialogProps {
  rows: readonly ActivatableRow[]
  onClose: () => void
  onActivated: () => void
}

/** Activates the chosen rows with one due date; rows that cannot be activated are listed with the reason. */
export function ActivateDialog({ rows, onClose, onActivated }: ActivateDialogProps) {
  const [activate] = useActivateSelfAssessmentsMutation()
  const able = rows.filter((row) => row.activate.allowed).map(named)
  return (
    <DueRowsDialog
      words={assignmentsMessages.activate}
      go={selfAssessmentMessages.list.activateRows({ n: able.length })}
      able={able}
      left={rows.filter((row) => !row.activate.allowed).map(named)}
      act={async (ids, dueOn) => {
        const { data } = await activate({ variables: { input: { ids, dueOn } } })
        return data?.activateSelfAssessments.errors
      }}
      onClose={onClose}
      onDone={onActivated}
    />
  )
}

function named({ id, part, lea, activate: { reason } }: ActivatableRow): NamedRow {
  return { id, part, lea, reason }
}

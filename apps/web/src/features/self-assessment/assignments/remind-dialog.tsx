import { reminderIn } from '@portal/domain'
import { useState } from 'react'
import { Alert } from '../../../ui/feedback/alert'
import { Dialog } from '../../../ui/dialog/dialog'
import { toast } from '../../../ui/feedback/toast'
import { ActButtons, ActedRows, splitRows, type ActedRow } from '../list/acted-rows'
import { refusalsOf, sentencesOf } from '../refusals'
import { assignmentsMessages } from './assignments-messages.generated'
import { useRemindOfSelfAssessmentsMutation } from '../self-assessment.generated'

const words = assignmentsMessages.remind

interface RemindDialogProps {
  rows: readonly ActedRow[]
  onClose: () => void
  onReminded: () => void
}

/** Reminds the agencies whose turn it is; the other rows are listed with the reason. */
export function RemindDialog({ rows, onClose, onReminded }: RemindDialogProps) {
  const [remind, { loading }] = useRemindOfSelfAssessmentsMutation()
  const [refused, setRefused] = useState('')
  const { able, left } = splitRows(rows, reminderIn)
  async function send() {
    const refusals = await refusalsOf(async () => {
      const { data } = await remind({ variables: { ids: able.map(({ id }) => id) } })
      return data?.remindOfSelfAssessments.errors
    })
    setRefused(sentencesOf(refusals))
    if (refusals.length > 0) return
    toast({ status: 'success', title: words.done({ n: able.length }), duration: 5000 })
    onReminded()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title}
      width="md"
      footer={
        <ActButtons
          able={able}
          left={left}
          leftOut={words.left}
          go={words.go}
          loading={loading}
          onGo={() => void send()}
          onClose={onClose}
        />
      }
    >
      {refused && <Alert status="error">{refused}</Alert>}
      <ActedRows able={able} left={left} intro={words.intro({ n: able.length })} leftOut={words.left} />
    </Dialog>
  )
}

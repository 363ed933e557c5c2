import { useState } from 'react'
import { refusalsOf } from '../../../lib/saving/refusals'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog'
import { ReasonDialog } from '../../../ui/dialog/reason-dialog'
import { toast } from '../../../ui/feedback/toast'
import type { ProngPlace } from '../audits-paths'
import { studentListMessages } from './student-list-messages.generated'
import { useAddSampleStudentMutation } from './student-list.generated'

const words = studentListMessages.add

interface AddStudentDialogProps {
  place: ProngPlace
  row: { id: number; student: string }
  onClose: () => void
  onAdded: () => void
}

/** Adds a student to the sample by hand, with a reason; once more confirmed where too many would be chosen so. */
export function AddStudentDialog({ place, row, onClose, onAdded }: AddStudentDialogProps) {
  const [add, { loading }] = useAddSampleStudentMutation()
  const [doubt, setDoubt] = useState<{ reason: string; message: string }>()
  const { student } = row
  const run = (reason: string, confirm: boolean) =>
    refusalsOf(async () => {
      const input = { ...place, studentId: row.id, reason, confirm }
      return (await add({ variables: { input } })).data?.addSampleStudent.errors
    })
  const finish = () => {
    toast({ status: 'success', title: words.done({ student }), duration: 5000 })
    onAdded()
  }
  const confirmed = async (reason: string) => {
    const [refusal] = await run(reason, true)
    if (!refusal) return finish()
    toast({ status: 'error', title: words.failed, description: refusal.message, duration: 10_000 })
    onClose()
  }
  if (doubt)
    return (
      <ConfirmDialog
        open
        title={words.of({ student })}
        body={doubt.message}
        confirmLabel={words.confirm}
        busy={loading}
        onConfirm={() => void confirmed(doubt.reason)}
        onCancel={onClose}
      />
    )
  return (
    <ReasonDialog
      title={words.of({ student })}
      intro={words.intro({ student })}
      words={{ label: words.reason, go: words.act, cancel: words.cancel }}
      check={(text) => (text.trim() === '' ? words.reasonMissing : undefined)}
      rows={3}
      maxLength={2000}
      onClose={onClose}
      onDone={async (reason) => {
        const refusals = await run(reason, false)
        const [refusal] = refusals
        if (!refusal) finish()
        else if (refusal.code === 'CONFLICT') setDoubt({ reason, message: refusal.message })
        return refusals
      }}
    />
  )
}

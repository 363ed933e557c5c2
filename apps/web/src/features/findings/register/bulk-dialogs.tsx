import { useState } from 'react'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog'
import { SelectField } from '../../../ui/field/select-field'
import { toast } from '../../../ui/feedback/toast'
import { FindingFormDialog } from '../finding-form-dialog'
import { bulkMessages } from './bulk-messages.generated'
import { findingsMessages } from '../findings-messages.generated'
import { useAssignFindingOwnerMutation, useRemindOfFindingsMutation } from '../findings.generated'
import { refusalsOf } from '../refusals'

const words = findingsMessages.list

interface BulkDialogsProps {
  act: 'remind' | 'give'
  ids: readonly number[]
  owners: readonly { id: string; fullName: string }[]
  onClose: () => void
  onDone: () => void
}

/** What is done with several findings at once, all or none. */
export function BulkDialogs({ act, ids, owners, onClose, onDone }: BulkDialogsProps) {
  return act === 'remind' ? (
    <RemindDialog ids={ids} onClose={onClose} onDone={onDone} />
  ) : (
    <GiveDialog ids={ids} owners={owners} onClose={onDone} />
  )
}

/** Asks for confirmation before letters are sent. */
export function RemindDialog({ ids, onClose, onDone }: Pick<BulkDialogsProps, 'ids' | 'onClose' | 'onDone'>) {
  const [remind] = useRemindOfFindingsMutation()
  const [busy, setBusy] = useState(false)
  async function confirm() {
    setBusy(true)
    const refusals = await refusalsOf(async () => {
      const { data } = await remind({ variables: { ids: [...ids] } })
      return data?.remindOfFindings.errors
    })
    setBusy(false)
    const [first] = refusals
    if (first) {
      toast({ status: 'error', title: words.refused, description: first.message, duration: 10_000 })
      return onClose()
    }
    toast({ status: 'success', title: bulkMessages.remindDone({ n: ids.length }), duration: 5000 })
    onDone()
  }
  return (
    <ConfirmDialog
      open
      title={bulkMessages.remindTitle}
      body={bulkMessages.remindBody({ n: ids.length })}
      confirmLabel={words.remind}
      busy={busy}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  )
}

function GiveDialog({ ids, owners, onClose }: Pick<BulkDialogsProps, 'ids' | 'owners' | 'onClose'>) {
  const [give] = useAssignFindingOwnerMutation()
  return (
    <FindingFormDialog
      draft={['findings', 'owner']}
      title={bulkMessages.giveTitle}
      width="sm"
      initialValues={{ ownerMonitorId: '' }}
      validate={({ ownerMonitorId }) => (ownerMonitorId ? {} : { ownerMonitorId: bulkMessages.chooseOwner })}
      submitLabel={words.giveTo}
      done={bulkMessages.giveDone}
      onClose={onClose}
      onSubmit={({ ownerMonitorId }) =>
        refusalsOf(async () => {
          const { data } = await give({ variables: { ids: [...ids], ownerMonitorId } })
          return data?.assignFindingOwner.errors
        })
      }
    >
      <SelectField
        name="ownerMonitorId"
        label={words.owner}
        placeholder={bulkMessages.chooseOwner}
        options={owners.map(({ id, fullName }) => ({ value: id, label: fullName }))}
      />
    </FindingFormDialog>
  )
}

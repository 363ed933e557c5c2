import { useState } from 'react'
import { problemOf } from '../../../lib/problem'
import { refusalsOf } from '../../../lib/saving/refusals'
import { AssignUsersDialog, type AssignableRow } from '../../../ui/dialog/assign-users-dialog'
import type { ProngPlace } from '../audits-paths'
import { useAssignMonitorMutation, useAuditMonitorsQuery } from './monitors.generated'
import { sampleMessages } from './sample-messages.generated'
import type { SampleRowFieldsFragment as Row } from './sample.generated'

const words = sampleMessages.monitors

interface AssignMonitorDialogProps {
  place: ProngPlace
  records: readonly Row[]
  onClose: () => void
  onChanged: () => void
}

/** Says who of the state reviews one or many records; each has one monitor at most. */
export function AssignMonitorDialog({ place, records, onClose, onChanged }: AssignMonitorDialogProps) {
  const { data, error, refetch } = useAuditMonitorsQuery()
  const [assign] = useAssignMonitorMutation()
  const [busy, setBusy] = useState<string>()
  const [refused, setRefused] = useState('')
  const toggle = async ({ id: userId, isAssigned }: AssignableRow) => {
    setBusy(userId)
    const recordIds = records.map(({ id }) => id)
    const refusals = await refusalsOf(async () => {
      const input = { ...place, recordIds, monitorId: isAssigned ? null : userId }
      return (await assign({ variables: { input } })).data?.assignMonitor.errors
    })
    setBusy(undefined)
    setRefused(refusals.map(({ message }) => `${words.failed} ${message}`).join(' '))
    if (refusals.length === 0) onChanged()
  }
  return (
    <AssignUsersDialog
      title={words.title({ n: records.length })}
      words={words}
      users={data?.findingOwners.map(({ id, fullName }) => ({
        id,
        fullName,
        roles: words.role,
        isAssigned: records.every(({ assignedMonitor }) => assignedMonitor?.id === id),
      }))}
      problem={error ? problemOf(error) : null}
      onRetry={() => void refetch().catch(() => undefined)}
      refused={refused}
      busy={busy}
      onToggle={(user) => void toggle(user)}
      onClose={onClose}
    />
  )
}

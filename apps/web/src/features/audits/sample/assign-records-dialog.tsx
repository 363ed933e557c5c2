import { spellRoleName } from '@portal/domain'
import { useState } from 'react'
import { problemOf } from '../../../lib/problem'
import { refusalsOf } from '../../../lib/saving/refusals'
import { AssignUsersDialog, type AssignableRow } from '../../../ui/dialog/assign-users-dialog'
import type { ProngPlace } from '../audits-paths'
import { sampleMessages } from './sample-messages.generated'
import {
  useAssignRecordsMutation,
  useAuditRecordPeopleQuery,
  type SampleRowFieldsFragment as Row,
} from './sample.generated'

const words = sampleMessages.people

interface AssignRecordsDialogProps {
  place: ProngPlace
  records: readonly Row[]
  onClose: () => void
  onChanged: () => void
}

/** Assigns local users to one or many records; somebody counts as assigned who works on all of them. */
export function AssignRecordsDialog({ place, records, onClose, onChanged }: AssignRecordsDialogProps) {
  const { data, error, refetch } = useAuditRecordPeopleQuery({ variables: { ...place } })
  const [assign] = useAssignRecordsMutation()
  const [busy, setBusy] = useState<string>()
  const [refused, setRefused] = useState('')
  const toggle = async ({ id: userId, isAssigned }: AssignableRow) => {
    setBusy(userId)
    const recordIds = records.map(({ id }) => id)
    const refusals = await refusalsOf(async () => {
      const input = { ...place, recordIds, userId, assigned: !isAssigned }
      return (await assign({ variables: { input } })).data?.assignRecords.errors
    })
    setBusy(undefined)
    setRefused(refusals.map(({ message }) => `${words.failed} ${message}`).join(' '))
    if (refusals.length === 0) onChanged()
  }
  return (
    <AssignUsersDialog
      title={words.title({ n: records.length })}
      words={words}
      users={data?.auditRecordPeople.map(({ id, fullName, roles }) => ({
        id,
        fullName,
        roles: roles.map(spellRoleName).join(', '),
        isAssigned: records.every(({ assignees }) => assignees.some((one) => one.id === id)),
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

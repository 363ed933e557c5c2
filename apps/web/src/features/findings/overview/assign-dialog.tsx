import { spellRoleName } from '@portal/domain'
import { useState } from 'react'
import { problemOf } from '../../../lib/problem'
import { useRefresh } from '../../../lib/use-refresh'
import { AssignUsersDialog, type AssignableRow } from '../../../ui/dialog/assign-users-dialog'
import type { FindingDialogProps } from '../finding-act'
import { findingsPageMessages } from '../findings-page-messages.generated'
import { useAssignFindingUserMutation, useFindingUsersQuery } from '../findings.generated'
import { refusalsOf } from '../refusals'

const words = findingsPageMessages.dialog

/** A local administrator chooses who works on the corrections. */
export function AssignDialog({ finding, onClose, onChanged }: FindingDialogProps) {
  const { data, error, refetch } = useFindingUsersQuery({
    variables: { id: finding.id },
    fetchPolicy: 'network-only',
  })
  const [assign] = useAssignFindingUserMutation()
  const [busy, setBusy] = useState<string>()
  const [refused, setRefused] = useState('')
  const refresh = useRefresh(refetch)
  async function toggle(user: AssignableRow) {
    setBusy(user.id)
    const refusals = await refusalsOf(async () => {
      const input = { id: finding.id, userId: user.id, assigned: !user.isAssigned }
      return (await assign({ variables: { input } })).data?.assignFindingUser.errors
    })
    setRefused(refusals.map(({ message }) => message).join(' '))
    setBusy(undefined)
    refresh()
    onChanged()
  }
  return (
    <AssignUsersDialog
      title={words.assignTitle}
      words={words.assign}
      users={data?.findingUsers.map(({ id, fullName, roles, isAssigned }) => ({
        id,
        fullName,
        isAssigned,
        roles: roles.map(spellRoleName).join(', '),
      }))}
      problem={error ? problemOf(error) : null}
      onRetry={refresh}
      refused={refused}
      busy={busy}
      onToggle={(user) => void toggle(user)}
      onClose={onClose}
    />
  )
}

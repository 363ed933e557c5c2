import { spellRoleName } from '@portal/domain'
import { useState } from 'react'
import { problemOf } from '../../../lib/problem'
import { AssignUsersDialog, type AssignableRow } from '../../../ui/dialog/assign-users-dialog'
import { refusalsOf, sentencesOf } from '../refusals'
import { assignmentsMessages } from './assignments-messages.generated'
import {
  AssignableUsersDocument,
  useAssignableUsersQuery,
  useAssignUserMutation,
  useRemoveUserMutation,
  type AssignableUsersQuery,
} from '../self-assessment.generated'

const words = assignmentsMessages.assign

interface AssignDialogProps {
  subsection: { id: number; number: string; title: string }
  leaId: number
  onClose: () => void
  onChanged: () => void
}

/** Assigns people to a subsection; a row changes after the server has confirmed it. */
export function AssignDialog({ subsection, leaId, onClose, onChanged }: AssignDialogProps) {
  const variables = { subsectionResponseId: subsection.id, leaId }
  const { data, error, refetch, client } = useAssignableUsersQuery({ variables })
  const [assign] = useAssignUserMutation()
  const [remove] = useRemoveUserMutation()
  const [busy, setBusy] = useState<string>()
  const [refused, setRefused] = useState('')

  async function toggle(user: AssignableRow) {
    setBusy(user.id)
    const input = { subsectionResponseId: subsection.id, userId: user.id }
    const refusals = await refusalsOf(async () => {
      const answer = user.isAssigned
        ? (await remove({ variables: { input } })).data?.removeUser
        : (await assign({ variables: { input } })).data?.assignUser
      if (answer?.errors.length === 0) {
        const known = { query: AssignableUsersDocument, variables, data: { assignableUsers: answer.users } }
        client.writeQuery<AssignableUsersQuery>(known)
      }
      return answer?.errors
    })
    setBusy(undefined)
    setRefused(refusals.length > 0 ? `${words.failed} ${sentencesOf(refusals)}` : '')
    if (refusals.length === 0) onChanged()
  }

  return (
    <AssignUsersDialog
      title={words.title({ subsection: `${subsection.number} ${subsection.title}` })}
      words={{ ...words, caption: assignmentsMessages.agencyUsers }}
      users={data?.assignableUsers.map(({ roles, ...user }) =>
        Object.assign(user, { roles: roles.map(spellRoleName).join(', ') }),
      )}
      problem={error ? problemOf(error) : null}
      onRetry={() => void refetch().catch(() => undefined)}
      refused={refused}
      busy={busy}
      onToggle={(user) => void toggle(user)}
      onClose={onClose}
    />
  )
}

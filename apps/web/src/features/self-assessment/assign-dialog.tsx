import { spellRoleName } from '@portal/domain'
import { useState } from 'react'
import { problemOf } from '../../lib/problem'
import { Alert } from '../../ui/alert'
import { Button } from '../../ui/button'
import { DataTable, type DataColumn } from '../../ui/data-table'
import { Dialog } from '../../ui/dialog'
import { refusalsOf, sentencesOf } from './refusals'
import { selfAssessmentMessages } from './self-assessment-messages'
import {
  AssignableUsersDocument,
  useAssignableUsersQuery,
  useAssignUserMutation,
  useRemoveUserMutation,
  type AssignableUsersQuery,
} from './self-assessment.generated'

const words = selfAssessmentMessages.assign
type User = AssignableUsersQuery['assignableUsers'][number]

interface AssignDialogProps {
  subsection: { id: number; number: string; title: string }
  leaId: number
  onClose: () => void
  onChanged: () => void
}

/** Who works on a subsection; a row changes only after the server has agreed. */
export function AssignDialog({ subsection, leaId, onClose, onChanged }: AssignDialogProps) {
  const variables = { subsectionResponseId: subsection.id, leaId }
  const { data, error, refetch, client } = useAssignableUsersQuery({ variables })
  const [assign] = useAssignUserMutation()
  const [remove] = useRemoveUserMutation()
  const [busy, setBusy] = useState<string>()
  const [refused, setRefused] = useState('')

  async function toggle(user: User) {
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

  const columns = columnsOf(busy, (user) => void toggle(user))
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title(`${subsection.number} ${subsection.title}`)}
      width="role"
      closeButton={false}
      footer={<Button onClick={onClose}>{words.close}</Button>}
    >
      {refused && <Alert status="error">{refused}</Alert>}
      <DataTable
        caption="Users of this agency"
        columns={columns}
        rows={data?.assignableUsers}
        getRowId={(user) => user.id}
        problem={error ? problemOf(error) : null}
        onRetry={() => void refetch().catch(() => undefined)}
        empty={{ title: words.empty }}
        rowState={(user) => (user.isAssigned ? 'selected' : undefined)}
      />
    </Dialog>
  )
}

function columnsOf(busy: string | undefined, onToggle: (user: User) => void): DataColumn<User>[] {
  return [
    { id: 'user', header: 'User', rowHeader: true, cell: (user) => user.fullName },
    { id: 'roles', header: 'Roles', cell: (user) => user.roles.map(spellRoleName).join(', ') },
    {
      id: 'action',
      header: 'Action',
      cell: (user) => (
        <Button
          size="sm"
          loading={busy === user.id}
          aria-label={`${user.isAssigned ? words.remove : words.assign}, ${user.fullName}`}
          onClick={() => onToggle(user)}
        >
          {user.isAssigned ? words.remove : words.assign}
        </Button>
      ),
    },
  ]
}

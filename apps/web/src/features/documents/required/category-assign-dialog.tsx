import { spellRoleName } from '@portal/domain'
import { useState } from 'react'
import { problemOf } from '../../../lib/problem'
import { AssignUsersDialog, type AssignableRow } from '../../../ui/dialog/assign-users-dialog'
import {
  DocumentAssignableUsersDocument,
  useAssignDocumentUserMutation,
  useDocumentAssignableUsersQuery,
  useRemoveDocumentUserMutation,
  type DocumentAssignableUsersQuery,
} from '../documents.generated'
import { requiredDocumentsMessages as words } from './required-documents-messages.generated'

interface CategoryAssignDialogProps {
  categoryResponseId: number
  leaId: number
  onClose: () => void
  onChanged: () => void
}

/** Assigns people to the documents of a category; a row changes after the server has confirmed it. */
export function CategoryAssignDialog({
  categoryResponseId,
  leaId,
  onClose,
  onChanged,
}: CategoryAssignDialogProps) {
  const variables = { categoryResponseId, leaId }
  const { data, error, refetch, client } = useDocumentAssignableUsersQuery({
    variables,
    fetchPolicy: 'cache-and-network',
  })
  const [assign] = useAssignDocumentUserMutation()
  const [remove] = useRemoveDocumentUserMutation()
  const [busy, setBusy] = useState<string>()
  const [refused, setRefused] = useState('')

  async function toggle({ id: userId, isAssigned }: AssignableRow) {
    setBusy(userId)
    const input = { categoryResponseId, userId }
    try {
      const answer = isAssigned
        ? (await remove({ variables: { input } })).data?.removeDocumentUser
        : (await assign({ variables: { input } })).data?.assignDocumentUser
      const messages = answer?.errors.map(({ message }) => message) ?? []
      if (answer && messages.length === 0) {
        client.writeQuery<DocumentAssignableUsersQuery>({
          query: DocumentAssignableUsersDocument,
          variables,
          data: { documentAssignableUsers: answer.users },
        })
        onChanged()
      }
      setRefused(messages.length > 0 ? [words.assignFailed, ...messages].join(' ') : '')
    } catch (problem) {
      setRefused(`${words.assignFailed} ${problemOf(problem).message}`)
    }
    setBusy(undefined)
  }

  return (
    <AssignUsersDialog
      title={words.assignTitle}
      words={{
        assign: words.assign,
        remove: words.removeAssignment,
        close: words.close,
        caption: words.users,
        empty: words.noUsers,
      }}
      users={data?.documentAssignableUsers.map(({ roles, ...user }) =>
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

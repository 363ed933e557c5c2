import { useApolloClient } from '@apollo/client/react'
import { isLocalRole, isUserAdministrator } from '@portal/domain'
import { useState, type ReactNode } from 'react'
import { useViewer } from '../../lib/viewer'
import { toast } from '../../ui/toast'
import { userEditorMessages } from './user-editor-messages'
import { answerOf } from './accounts-refusals'
import { useCreateUserMutation, useUpdateUserMutation } from './user-editor.generated'
import { type UserRowFieldsFragment as Row } from './accounts.generated'
import { ResetPasswordDialog } from './reset-password-dialog'
import { UserConflictDialog } from './user-conflict-dialog'
import { UserEditor, type Agency, type OfferedRole } from './user-editor'
import { userFormValues, userInputOf, type UserFormValues } from './user-form'

const words = userEditorMessages.editor

export interface UserEditorViewProps {
  /** Null to create one. */
  user: Row | null
  agencies: readonly Agency[]
  roles: readonly OfferedRole[]
  title?: string
  /** Stands before the buttons. */
  aside?: ReactNode
  onClose: () => void
  onSaved: () => void
}

/** The user editor with its calls: save, conflict, password reset. */
export function UserEditorView({
  user,
  agencies,
  roles,
  title,
  aside,
  onClose,
  onSaved,
}: UserEditorViewProps) {
  const viewer = useViewer()
  const client = useApolloClient()
  const [createUser] = useCreateUserMutation()
  const [updateUser] = useUpdateUserMutation()
  // The row that the form was filled from; another one after a conflict.
  const [base, setBase] = useState(user)
  const [typed, setTyped] = useState<UserFormValues>()
  const [conflict, setConflict] = useState<{ theirs: Row; mine: UserFormValues }>()
  const [resetting, setResetting] = useState(false)
  const administers = isUserAdministrator({ ...viewer, userId: viewer.id, selectedLeas: [] })
  const detailsOnly = base !== null && !base.edit.allowed
  const isSelf = base?.id === viewer.id

  async function save(values: UserFormValues, isLocal: boolean, over: Row | null) {
    const input = userInputOf(values, isLocal)
    // Members that the form does not show go back as they are.
    const kept = over && detailsOnly ? { ...input, roles: over.roles, leaId: over.leaId } : input
    const roles = over && isSelf ? [...over.roles] : [...kept.roles]
    // The API takes the user name from the email.
    const { userName: _, ...fields } = kept
    const sent = { ...fields, roles, selectedLeas: [...kept.selectedLeas] }
    const answer = await answerOf(async () =>
      over
        ? (await updateUser({ variables: { input: { ...sent, id: over.id, version: over.version } } })).data
            ?.updateUser
        : (await createUser({ variables: { input: sent } })).data?.createUser,
    )
    const { errors } = answer
    const current = answer.answer?.user
    if (errors.length === 0) {
      toast({ title: words.saveTitle, description: words.saved, status: 'success', duration: 5000 })
      // The person's own name stands in the top bar.
      if (isSelf) void client.refetchQueries({ include: ['Viewer', 'PendingEmail'] })
      onSaved()
      return []
    }
    if (
      over &&
      current &&
      current.version !== over.version &&
      errors.some(({ code }) => code === 'CONFLICT')
    ) {
      setConflict({ theirs: current, mine: values })
      return []
    }
    return errors
  }

  return (
    <>
      <UserEditor
        key={base?.version}
        user={base}
        initial={typed ?? userFormValues(base, viewer.leaId)}
        agencies={agencies}
        roles={roles.filter(({ name, isBuiltIn }) => administers || !isBuiltIn || isLocalRole(name))}
        isUserAdministrator={administers}
        detailsOnly={detailsOnly}
        isSelf={isSelf}
        {...(title ? { title } : {})}
        aside={aside}
        onSubmit={(values, isLocal) => save(values, isLocal, base)}
        onSendReset={base && base.edit.allowed ? () => setResetting(true) : undefined}
        onClose={onClose}
      />
      {conflict && (
        <UserConflictDialog
          mine={conflict.mine}
          theirs={conflict.theirs}
          agencies={agencies}
          onKeep={(kept) => {
            const { theirs } = conflict
            setConflict(undefined)
            setTyped(kept)
            setBase(theirs)
            void save(kept, isLocalRole(kept.role), theirs)
          }}
          onTakeTheirs={() => {
            setTyped(undefined)
            setBase(conflict.theirs)
            setConflict(undefined)
          }}
        />
      )}
      {resetting && base && <ResetPasswordDialog user={base} onClose={() => setResetting(false)} />}
    </>
  )
}

import { useApolloClient } from '@apollo/client/react'
import { isLocalRole, isUserAdministrator } from '@portal/domain'
import { useRef, useState, type ReactNode } from 'react'
import { useViewer } from '../../../lib/session/viewer'
import { toast } from '../../../ui/feedback/toast'
import { useRecordForm } from '../../../ui/form/use-record-form'
import { userEditorMessages } from './user-editor-messages.generated'
import { answerOf } from '../accounts-refusals'
import { useCreateUserMutation, useUpdateUserMutation } from './user-editor.generated'
import { type UserRowFieldsFragment as Row } from '../accounts.generated'
import { ResetPasswordDialog } from './reset-password-dialog'
import { UserEditor } from './user-editor'
import type { Agency, AssignableRole } from './user-editor-fields'
import { storedUser, userFields, type UserLocks } from './user-fields'
import { userFormValues, userInputOf, type ServerErrors, type UserFormValues } from './user-form'

const words = userEditorMessages.editor

export interface UserEditorViewProps {
  /** Null to create one. */
  user: Row | null
  agencies: readonly Agency[]
  roles: readonly AssignableRole[]
  title?: string
  /** Stands before the buttons. */
  aside?: ReactNode
  onClose: () => void
  onSaved: () => void
}

/** The user editor with its calls: save, what others saved meanwhile, password reset. */
export function UserEditorView(props: UserEditorViewProps) {
  const { user, agencies, roles, title, aside, onClose, onSaved } = props
  const viewer = useViewer()
  const client = useApolloClient()
  const [createUser] = useCreateUserMutation()
  const [updateUser] = useUpdateUserMutation()
  // What the form does not show is sent as it is stored, also when another person saved meanwhile.
  const stored = useRef(user)
  const [server, setServer] = useState<ServerErrors>()
  const [resetting, setResetting] = useState(false)
  const administers = isUserAdministrator({ ...viewer, userId: viewer.id, selectedLeas: [] })
  const detailsOnly = user !== null && !user.edit.allowed
  const isSelf = user?.id === viewer.id
  const isLocal = (role: string) => roles.find(({ name }) => name === role)?.needsLea ?? user?.leaId != null

  async function send(values: UserFormValues, version: number | null) {
    const over = stored.current
    const input = userInputOf(values, isLocal(values.role))
    const kept = over && detailsOnly ? { ...input, roles: over.roles, leaId: over.leaId } : input
    const roles = over && isSelf ? [...over.roles] : [...kept.roles]
    // The API takes the user name from the email.
    const { userName: _, ...fields } = kept
    const sent = { ...fields, roles, selectedLeas: [...kept.selectedLeas] }
    const { errors, answer } = await answerOf(async () =>
      over && version !== null
        ? (await updateUser({ variables: { input: { ...sent, id: over.id, version } } })).data?.updateUser
        : (await createUser({ variables: { input: sent } })).data?.createUser,
    )
    const row = answer?.user ?? null
    stored.current = row ?? over
    return { errors, row }
  }

  const record = useRecordForm<UserFormValues, Row>({
    draft: ['user', user?.id ?? 'new'],
    row: user,
    initial: userFormValues(user, viewer.leaId),
    read: storedUser,
    fields: (versions, row) => userFields(agencies, versions, locksOf(row)),
    title: userEditorMessages.conflict,
    send,
    refuse: (errors, values) => {
      setServer({ errors, values })
      return []
    },
    onSaved: () => {
      toast({ title: words.saveTitle, description: words.saved, status: 'success', duration: 5000 })
      // The person's own name stands in the top bar.
      if (isSelf) void client.refetchQueries({ include: ['Viewer', 'PendingEmail'] })
      onSaved()
    },
    onTheirs: onSaved,
    onClose,
  })

  /** Parts that the person could not change before, or cannot change since another person saved. */
  function locksOf(row: Row | null): UserLocks {
    const account = row && !row.edit.allowed ? (row.edit.reason ?? userEditorMessages.own.managed) : null
    return { account, roles: isSelf ? words.ownRole : account }
  }

  return (
    <>
      <UserEditor
        user={user}
        initial={userFormValues(user, viewer.leaId)}
        agencies={agencies}
        roles={roles.filter(({ name, isBuiltIn }) => administers || !isBuiltIn || isLocalRole(name))}
        isUserAdministrator={administers}
        detailsOnly={detailsOnly}
        isSelf={isSelf}
        {...(title ? { title } : {})}
        aside={aside}
        isLocal={isLocal}
        record={record}
        server={server}
        onSendReset={user && user.edit.allowed ? () => setResetting(true) : undefined}
      />
      {resetting && user && <ResetPasswordDialog user={user} onClose={() => setResetting(false)} />}
    </>
  )
}

import { problemOf } from '../../lib/problem'
import { useViewer } from '../../lib/viewer'
import { Dialog } from '../../ui/dialog'
import { LoadingState, ProblemState } from '../../ui/states'
import { userEditorMessages } from './user-editor-messages'
import { useUserByIdQuery } from './user-editor.generated'
import { useUserListChoicesQuery } from './accounts.generated'
import { UserEditorView } from './user-editor-view'

const words = userEditorMessages.own

/** The own details, from the user menu. Mount it while it is open. */
export function OwnDetailsDialog({ onClose }: { onClose: () => void }) {
  const viewer = useViewer()
  const manages = viewer.permissions.some(
    (one) => one === 'users.manage' || one === 'jurisdiction-users.manage',
  )
  const me = useUserByIdQuery({ variables: { id: viewer.id }, fetchPolicy: 'network-only' })
  const choices = useUserListChoicesQuery({ variables: { roles: manages } })
  const user = me.data?.user
  const error = me.error ?? choices.error
  const retry = () => void Promise.all([me.refetch(), choices.refetch()]).catch(() => undefined)
  if (user && choices.data)
    return (
      <UserEditorView
        title={words.title}
        user={user}
        agencies={choices.data.leas}
        roles={choices.data.offeredRoles ?? []}
        onClose={onClose}
        onSaved={onClose}
      />
    )
  return (
    <Dialog open onClose={onClose} title={words.title} width="md">
      {error ? (
        <ProblemState problem={problemOf(error)} what={userEditorMessages.editor.loading} onRetry={retry} />
      ) : (
        <LoadingState what={userEditorMessages.editor.loading} />
      )}
    </Dialog>
  )
}

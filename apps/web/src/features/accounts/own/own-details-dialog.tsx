import { MonitorSmartphone } from 'lucide-react'
import { problemOf } from '../../../lib/problem'
import { useViewer } from '../../../lib/session/viewer'
import { Button } from '../../../ui/action/button'
import { Dialog } from '../../../ui/dialog/dialog'
import { LoadingState, ProblemState } from '../../../ui/feedback/states'
import { userEditorMessages } from '../users/user-editor-messages.generated'
import { useUserByIdQuery, useUserListChoicesQuery } from '../users/user-editor.generated'
import { UserEditorView } from '../users/user-editor-view'

const words = userEditorMessages.own

interface OwnDetailsDialogProps {
  onClose: () => void
  /** Shows where the person is signed in; it opens over this dialog, which keeps what was typed. */
  onSessions: () => void
}

/** The own details, from the user menu. Mount it while it is open. */
export function OwnDetailsDialog({ onClose, onSessions }: OwnDetailsDialogProps) {
  const viewer = useViewer()
  const me = useUserByIdQuery({ variables: { id: viewer.id }, fetchPolicy: 'network-only' })
  const choices = useUserListChoicesQuery()
  const user = me.data?.user
  const error = me.error ?? choices.error
  const retry = () => void Promise.all([me.refetch(), choices.refetch()]).catch(() => undefined)
  if (user && choices.data?.choices.agencies)
    return (
      <UserEditorView
        title={words.title}
        user={user}
        agencies={choices.data.choices.agencies}
        roles={choices.data.choices.offeredRoles ?? []}
        onClose={onClose}
        onSaved={onClose}
        aside={
          <Button icon={<MonitorSmartphone aria-hidden />} onClick={onSessions}>
            {words.sessions}
          </Button>
        }
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

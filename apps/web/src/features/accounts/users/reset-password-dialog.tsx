import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog'
import { toast } from '../../../ui/feedback/toast'
import { userEditorMessages } from './user-editor-messages.generated'
import { answerOf, sentencesOf } from '../accounts-refusals'
import { useAdminResetPasswordMutation } from './user-acts.generated'

const words = userEditorMessages.editor

/** Asks for confirmation before a password reset email is sent, and shows whether it was. */
export function ResetPasswordDialog({
  user,
  onClose,
}: {
  user: { id: string; email: string }
  onClose: () => void
}) {
  const [adminResetPassword, { loading }] = useAdminResetPasswordMutation()
  async function send() {
    const { errors } = await answerOf(
      async () => (await adminResetPassword({ variables: { id: user.id } })).data?.adminResetPassword,
    )
    if (errors.length === 0) toast({ title: words.emailSent, status: 'success', duration: 1000 })
    else
      toast({ title: words.emailFailed, description: sentencesOf(errors), status: 'error', duration: 5000 })
    onClose()
  }
  return (
    <ConfirmDialog
      open
      title={words.sureTitle}
      body={words.sureBody({ email: user.email })}
      confirmLabel={words.yes}
      busy={loading}
      onConfirm={() => void send()}
      onCancel={onClose}
    />
  )
}

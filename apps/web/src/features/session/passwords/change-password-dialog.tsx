import { chakra } from '@chakra-ui/react'
import { Form, Formik } from 'formik'
import { useCallback, useId, useState } from 'react'
import { Alert } from '../../../ui/feedback/alert'
import { Button } from '../../../ui/action/button'
import { Dialog } from '../../../ui/dialog/dialog'
import { KeptForm } from '../../../ui/form/kept-form'
import { useKeptForm } from '../../../ui/form/use-kept-form'
import { PasswordField } from '../../../ui/field/password-field'
import { isComplete, newPasswordProblems } from './new-password-problems'
import { PasswordGuidance } from './password-guidance'
import { failureText, refusalText } from '../refusal-text'
import { passwordMessages as m } from './password-messages.generated'
import { sessionMessages } from '../session-messages.generated'
import { useChangePasswordMutation } from '../session.generated'

const alertMs = 15_000
const empty = { currentPassword: '', password: '', confirmation: '' }

const problems = (values: typeof empty) => ({
  ...(values.currentPassword ? {} : { currentPassword: m.currentPasswordRequired }),
  ...newPasswordProblems(values),
})

/** Changes the own password. The form is empty each time it opens; mount it while it is open. */
export function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  const formId = useId()
  const [shown, setShown] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [done, setDone] = useState(false)
  const [changePassword] = useChangePasswordMutation()
  const closeAlert = useCallback(() => setRefusal(null), [])

  const change = async ({ currentPassword, password }: typeof empty) => {
    setRefusal(null)
    try {
      const { data } = await changePassword({
        variables: { input: { currentPassword, newPassword: password } },
      })
      const errors = data?.changePassword.errors ?? []
      if (errors.length === 0) setDone(true)
      else setRefusal(refusalText(errors))
    } catch (error) {
      setRefusal(failureText(error))
    }
  }

  // Passwords are never kept: closing asks for confirmation.
  const kept = useKeptForm({ draft: null, onClose })
  if (done)
    return (
      <Dialog
        open
        onClose={onClose}
        title={m.passwordChanged}
        // The previous dialog returns the focus behind this one, which would count as a click beside.
        staticBackdrop
        closeButton={false}
        footer={
          <Button variant="solid" onClick={onClose}>
            {sessionMessages.ok}
          </Button>
        }
      >
        <p>{m.ownPasswordChangedBody}</p>
      </Dialog>
    )

  return (
    <Formik initialValues={empty} validate={problems} onSubmit={change}>
      {({ values, isSubmitting }) => (
        <KeptForm form={kept}>
          {({ close }) => (
            <Dialog
              open
              onClose={close}
              title={m.changePassword}
              width="password"
              staticBackdrop
              closeButton={false}
              footer={
                <>
                  <Button onClick={close}>{m.close}</Button>
                  <Button
                    type="submit"
                    form={formId}
                    variant="solid"
                    loading={isSubmitting}
                    disabledReason={!isComplete(problems(values)) && m.completeAll}
                  >
                    {m.confirmChange}
                  </Button>
                </>
              }
            >
              {refusal && (
                <Alert status="error" title={m.uhOh} onClose={closeAlert} closeAfter={alertMs}>
                  {refusal}
                </Alert>
              )}
              <chakra.div maxWidth="100%">
                <Form id={formId} noValidate>
                  <PasswordField
                    name="currentPassword"
                    label={m.currentPassword}
                    autoComplete="current-password"
                    what={m.what.passwords}
                    shown={shown}
                    onToggle={() => setShown(!shown)}
                  />
                  <PasswordField
                    name="password"
                    label={m.newPassword}
                    autoComplete="new-password"
                    shown={shown}
                  />
                  <PasswordGuidance password={values.password} />
                  <PasswordField
                    name="confirmation"
                    label={m.confirmNewPassword}
                    autoComplete="new-password"
                    shown={shown}
                  />
                </Form>
              </chakra.div>
            </Dialog>
          )}
        </KeptForm>
      )}
    </Formik>
  )
}

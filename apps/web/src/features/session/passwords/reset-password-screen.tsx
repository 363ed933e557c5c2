import { chakra } from '@chakra-ui/react'
import { Form, Formik } from 'formik'
import { useCallback, useEffect, useState } from 'react'
import { goTo } from '../../../lib/place'
import { Alert } from '../../../ui/feedback/alert'
import { Button } from '../../../ui/action/button'
import { Dialog } from '../../../ui/dialog/dialog'
import { PasswordField } from '../../../ui/field/password-field'
import { isComplete, newPasswordProblems } from './new-password-problems'
import { PasswordGuidance } from './password-guidance'
import { PlaceLink } from '../place-link'
import { failureText, isLinkExpired, refusalText } from '../refusal-text'
import { resetPassword } from '../session-calls'
import { passwordMessages as m } from './password-messages.generated'
import { sessionMessages } from '../session-messages.generated'
import { SignInHeading } from '../sign-in/sign-in-frame'
import { pageTitleMessages } from '../../../ui/layout/page-title-messages.generated'

export const screenStates = ['form', 'mismatch', 'refused', 'link expired', 'password changed']

const alertMs = 15_000

export interface ResetPasswordScreenProps {
  email: string
  token: string
  isNewUser: boolean
}

/** Sets a first password, or a new one, with the token of a mailed link. */
export function ResetPasswordScreen({ email, token, isNewUser }: ResetPasswordScreenProps) {
  const [shown, setShown] = useState(false)
  const [refusal, setRefusal] = useState<'expired' | { text: string } | null>(null)
  const [done, setDone] = useState(false)
  const closeAlert = useCallback(() => setRefusal(null), [])
  const heading = isNewUser ? m.setPassword : m.resetPassword

  useEffect(() => {
    document.title = pageTitleMessages.title({ page: heading })
  }, [heading])

  const confirm = async ({ password }: { password: string; confirmation: string }) => {
    setRefusal(null)
    try {
      const errors = await resetPassword({ email, token, password, isNewUser })
      if (errors.length === 0) setDone(true)
      else setRefusal(isLinkExpired(errors) ? 'expired' : { text: refusalText(errors) })
    } catch (error) {
      setRefusal({ text: failureText(error) })
    }
  }

  const toLogin = () => goTo('/auth/login', { replace: true })
  const [before, link, after] = m.linkExpired
  return (
    <>
      <SignInHeading>{heading}</SignInHeading>
      <chakra.p color="fg.muted" marginBottom="18px" overflowWrap="anywhere">
        {m.resetFor} <b>{email}</b>
      </chakra.p>
      {refusal && (
        <Alert status="error" title={m.uhOh} onClose={closeAlert} closeAfter={alertMs}>
          {refusal === 'expired' ? (
            <p>
              {before}
              <PlaceLink to={`/auth/reset-password?email=${encodeURIComponent(email)}`}>{link}</PlaceLink>
              {after}
            </p>
          ) : (
            refusal.text
          )}
        </Alert>
      )}
      <Formik
        initialValues={{ password: '', confirmation: '' }}
        validate={newPasswordProblems}
        onSubmit={confirm}
      >
        {({ values, isSubmitting }) => (
          <Form noValidate>
            <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
            <PasswordField
              name="password"
              label={m.newPassword}
              autoComplete="new-password"
              size="lg"
              what={m.what.passwords}
              shown={shown}
              onToggle={() => setShown(!shown)}
            />
            <PasswordGuidance password={values.password} />
            <PasswordField
              name="confirmation"
              label={m.confirmPassword}
              autoComplete="new-password"
              size="lg"
              shown={shown}
            />
            <chakra.div paddingTop="6px">
              <Button
                type="submit"
                variant="solid"
                size="lg"
                fullWidth
                loading={isSubmitting}
                disabledReason={!isComplete(newPasswordProblems(values)) && m.completeAll}
              >
                {m.confirm}
              </Button>
            </chakra.div>
          </Form>
        )}
      </Formik>
      <chakra.p marginTop="16px">
        {m.mistake} <PlaceLink to="/auth/login">{m.mistakeLink}</PlaceLink>
      </chakra.p>
      <Dialog
        open={done}
        onClose={toLogin}
        title={m.passwordChanged}
        staticBackdrop
        closeButton={false}
        footer={
          <Button variant="solid" onClick={toLogin}>
            {sessionMessages.login}
          </Button>
        }
      >
        <p>{m.passwordChangedBody}</p>
      </Dialog>
    </>
  )
}

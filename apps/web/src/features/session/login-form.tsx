import { chakra } from '@chakra-ui/react'
import { Form, Formik } from 'formik'
import { useState } from 'react'
import { sessionNotice } from '../../lib/session'
import { Alert } from '../../ui/alert'
import { Button } from '../../ui/button'
import { PasswordField } from '../../ui/password-field'
import { TextField } from '../../ui/text-field'
import { sessionMessages as m } from './session-messages'
import { SignInHeading } from './sign-in-frame'

export interface LoginValues {
  username: string
  password: string
}

export interface LoginFormProps {
  onSubmit: (values: LoginValues) => Promise<void>
  onForgot: () => void
}

/** User name and password. Why the last session ended stands above, if it did. */
export function LoginForm({ onSubmit, onForgot }: LoginFormProps) {
  const [shown, setShown] = useState(false)
  const notice = sessionNotice()
  return (
    <>
      <SignInHeading>{m.login}</SignInHeading>
      <chakra.p color="fg.muted" marginBottom="22px">
        {m.loginHelp}
      </chakra.p>
      {notice && (
        <Alert status="warning" title={notice}>
          {m.signInAgain}
        </Alert>
      )}
      <Formik<LoginValues>
        initialValues={{ username: '', password: '' }}
        validate={({ username, password }) => ({
          ...(username.trim() ? {} : { username: m.usernameRequired }),
          ...(password ? {} : { password: m.passwordRequired }),
        })}
        validateOnBlur={false}
        validateOnChange={false}
        onSubmit={onSubmit}
      >
        {({ isSubmitting }) => (
          <Form noValidate>
            <TextField
              name="username"
              label={m.username}
              autoComplete="username"
              inputMode="email"
              size="lg"
            />
            <PasswordField
              name="password"
              label={m.password}
              autoComplete="current-password"
              size="lg"
              shown={shown}
              onToggle={() => setShown(!shown)}
            />
            <chakra.div paddingTop="6px">
              <Button type="submit" variant="solid" size="lg" fullWidth loading={isSubmitting}>
                {m.login}
              </Button>
            </chakra.div>
          </Form>
        )}
      </Formik>
      <chakra.p marginTop="16px">
        <Button variant="link" onClick={onForgot}>
          {m.forgotPassword}
        </Button>
      </chakra.p>
    </>
  )
}

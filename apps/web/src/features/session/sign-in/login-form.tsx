import { chakra } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { sessionNotice } from '../../../lib/session/session'
import { Alert } from '../../../ui/feedback/alert'
import { Button } from '../../../ui/action/button'
import { PasswordInput } from '../../../ui/field/password-input'
import { TextInput } from '../../../ui/field/text-input'
import { sessionMessages as m } from '../session-messages.generated'
import { SignInHeading } from './sign-in-frame'

export interface LoginValues {
  username: string
  password: string
}

export interface LoginFormProps {
  onSubmit: (values: LoginValues) => Promise<void>
  onForgot: () => void
}

/**
 * User name and password. Why the last session ended stands above, if it did. The one form without Formik: it is
 * what people wait for first, and two fields do not need it.
 */
export function LoginForm({ onSubmit, onForgot }: LoginFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState<LoginValues>({ username: '', password: '' })
  const [checked, setChecked] = useState(false)
  const [busy, setBusy] = useState(false)
  const [shown, setShown] = useState(false)
  const notice = sessionNotice()
  const missing = { username: !values.username.trim(), password: !values.password }

  const submit = async () => {
    setChecked(true)
    const first = missing.username ? 'username' : missing.password ? 'password' : null
    if (first) {
      form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus()
      return
    }
    setBusy(true)
    await onSubmit(values)
    setBusy(false)
  }

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
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!busy) void submit()
        }}
      >
        <TextInput
          name="username"
          label={m.username}
          autoComplete="username"
          inputMode="email"
          size="lg"
          value={values.username}
          onChange={(event) => setValues({ ...values, username: event.target.value })}
          error={checked && missing.username ? m.usernameRequired : undefined}
        />
        <PasswordInput
          name="password"
          label={m.password}
          autoComplete="current-password"
          size="lg"
          shown={shown}
          onToggle={() => setShown(!shown)}
          value={values.password}
          onChange={(event) => setValues({ ...values, password: event.target.value })}
          error={checked && missing.password ? m.passwordRequired : undefined}
        />
        <chakra.div paddingTop="6px">
          <Button type="submit" variant="solid" size="lg" fullWidth loading={busy}>
            {m.login}
          </Button>
        </chakra.div>
      </form>
      <chakra.p marginTop="16px">
        <Button variant="link" onClick={onForgot}>
          {m.forgotPassword}
        </Button>
      </chakra.p>
    </>
  )
}

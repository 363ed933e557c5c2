import { destinationAfterSignIn, sameOriginPath } from '@portal/domain'
import { lazy, Suspense, useEffect, useState } from 'react'
import { goTo } from '../../../lib/place'
import { clearSessionNotice, onSessionChange } from '../../../lib/session/session'
import { toast } from '../../../ui/feedback/toast'
import { LoginForm, type LoginValues } from './login-form'
import { failureText, refusalText } from '../refusal-text'
import type { SignInResult } from '../session-calls'
import { sessionMessages as m } from '../session-messages.generated'
import { pageTitleMessages } from '../../../ui/layout/page-title-messages.generated'

const loadCalls = () => import('../session-calls')
const loadVerify = () => import('./verify-dialog')
const loadForgot = () => import('../passwords/forgot-password-dialog')
const VerifyDialog = lazy(() => loadVerify().then((module) => ({ default: module.VerifyDialog })))
const ForgotPasswordDialog = lazy(() =>
  loadForgot().then((module) => ({ default: module.ForgotPasswordDialog })),
)

type Open = { dialog: 'none' } | { dialog: 'code'; email: string } | { dialog: 'forgot' }

export const screenStates = [
  'form',
  'field errors',
  'login failed',
  'session expired',
  'verify',
  'code refused',
  'forgot password',
  'forgot password refused',
  'request sent',
]

/** Address that was opened before signing in; never one of another origin. */
function returnUrl(): string | null {
  return sameOriginPath(new URLSearchParams(location.search).get('returnUrl'), location.origin)
}

/** Signing in: password, then the code of the mail unless the device is trusted. */
export function LoginScreen({ forgot, email }: { forgot: boolean; email: string }) {
  const [open, setOpen] = useState<Open>(forgot ? { dialog: 'forgot' } : { dialog: 'none' })

  useEffect(() => {
    document.title = pageTitleMessages.title({ page: m.login })
    // The next screens are loaded while the person types.
    const timer = setTimeout(() => void Promise.all([loadCalls(), loadVerify(), loadForgot()]), 200)
    return () => clearTimeout(timer)
  }, [])

  // Signing in in another tab signs this one in too.
  useEffect(
    () =>
      onSessionChange((signal) => {
        if (signal.kind === 'signed-in') goTo(returnUrl() ?? '/user/landing', { replace: true })
      }),
    [],
  )

  const arrive = (result: Extract<SignInResult, { kind: 'signed-in' }>, step: 'password' | 'code') => {
    clearSessionNotice()
    goTo(
      destinationAfterSignIn({
        returnUrl: returnUrl(),
        step,
        roles: result.viewer.roles,
        homePage: result.homePage ?? null,
      }),
      {
        replace: true,
      },
    )
  }

  const submit = async ({ username, password }: LoginValues) => {
    try {
      const { signIn } = await loadCalls()
      const result = await signIn(username.trim(), password)
      if (result.kind === 'signed-in') return arrive(result, 'password')
      if (result.kind === 'code-needed') return setOpen({ dialog: 'code', email: result.email })
      // Unknown user, wrong password and disabled account look the same: no content.
      const plain = result.errors.every(({ code }) => code === 'UNAUTHENTICATED' || code === 'FORBIDDEN')
      toast({
        title: m.loginFailed,
        status: 'error',
        ...(plain ? {} : { description: refusalText(result.errors) }),
      })
    } catch (error) {
      toast({ title: m.loginFailed, description: failureText(error), status: 'error' })
    }
  }

  const close = () => setOpen({ dialog: 'none' })
  return (
    <>
      <LoginForm onSubmit={submit} onForgot={() => setOpen({ dialog: 'forgot' })} />
      <Suspense fallback={null}>
        {open.dialog === 'code' && (
          <VerifyDialog email={open.email} onCancel={close} onVerified={(result) => arrive(result, 'code')} />
        )}
        {open.dialog === 'forgot' && <ForgotPasswordDialog email={email} onClose={close} />}
      </Suspense>
    </>
  )
}

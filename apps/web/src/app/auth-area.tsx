import { lazy, Suspense } from 'react'
import { LoginScreen } from '../features/session/sign-in/login-screen'
import { SignInFrame } from '../features/session/sign-in/sign-in-frame'
import { usePlace } from '../lib/place'
import { authScreens } from './screens'

const ResetPasswordScreen = lazy(() =>
  import('../features/session/passwords/reset-password-screen').then((module) => ({
    default: module.ResetPasswordScreen,
  })),
)

const ConfirmEmailScreen = lazy(() =>
  import('../features/session/confirmation/confirm-email-screen').then((module) => ({
    default: module.ConfirmEmailScreen,
  })),
)

const ToastRegion = lazy(() =>
  import('../ui/feedback/toast-region').then((module) => ({ default: module.ToastRegion })),
)

/** The signed-out area: sign-in, with the forgot-password dialog on its own addresses, and the set-password form. */
export function AuthArea() {
  const address = usePlace(() => location.pathname + location.search)
  const { pathname, searchParams } = new URL(address, location.origin)
  const token = searchParams.get('token')
  const email = searchParams.get('email') ?? ''
  return (
    <>
      <SignInFrame>
        {pathname === authScreens.confirmEmail ? (
          <Suspense fallback={null}>
            <ConfirmEmailScreen token={token ?? ''} />
          </Suspense>
        ) : pathname === authScreens.resetPassword && token ? (
          <Suspense fallback={null}>
            <ResetPasswordScreen
              email={email}
              token={token}
              isNewUser={searchParams.get('newUser') === 'true'}
            />
          </Suspense>
        ) : (
          <LoginScreen
            key={pathname}
            email={email}
            forgot={pathname === authScreens.resetPassword || pathname === authScreens.forgotPassword}
          />
        )}
      </SignInFrame>
      <Suspense fallback={null}>
        <ToastRegion placement="top-end" />
      </Suspense>
    </>
  )
}

import {
  changePassword,
  recoverPassword,
  resetPassword,
  tokenMfa,
  validateMfaCode,
} from '@portal/rest-contract'
import type { GatewayContext } from '../../context.js'
import type { SignInAttempt } from '../../session/attempts.js'
import type { CookieCaller } from '../../session/caller.js'
import { clientId } from '../../session/sessions.js'
import { adaptTokenAnswer, type TokenAnswer } from '../../session/tokens.js'
import { viewerOf } from '../accounts/accounts-client.js'
import type { ChangePasswordInput, ResetPasswordInput } from './session-types.js'

const scope = 'openid email phone profile offline_access roles'
const adapt = adaptTokenAnswer

interface FirstStep {
  username: string
  password: string
  /** Token of a trusted device, or empty. */
  mfaToken: string
  /** Token of the attempt whose code is to be sent again, or empty. */
  attemptToken: string
}

/** First step of signing in: returns tokens for a trusted device; otherwise a security code is sent. */
export function startSignIn({ upstream }: GatewayContext, step: FirstStep): Promise<TokenAnswer> {
  return upstream.call(
    tokenMfa,
    { body: { grant_type: 'password', client_id: clientId, scope, ...step } },
    { adapt },
  )
}

/** Second step: verifies the code. Returns mfaPassed false for a wrong, used or expired one. */
export function checkCode(
  { upstream }: GatewayContext,
  attempt: SignInAttempt,
  code: string,
  trustDevice: boolean,
): Promise<TokenAnswer> {
  return upstream.call(
    validateMfaCode,
    {
      body: {
        grant_type: 'password',
        client_id: clientId,
        scope,
        username: attempt.username,
        password: attempt.password,
        mfaToken: attempt.attemptToken,
        mfaCode: code,
        trustedDevice: trustDevice ? 'true' : 'false',
      },
    },
    { adapt },
  )
}

/** Sends a password reset link by mail (`POST /api/account/recover/password`). */
export async function sendPasswordLink({ upstream }: GatewayContext, email: string): Promise<void> {
  await upstream.call(recoverPassword, { body: { email } })
}

/** Sets a new password with the token of a mailed link (`POST /api/account/reset/password`). */
export async function setPassword({ upstream }: GatewayContext, input: ResetPasswordInput): Promise<void> {
  const { email, password, token, isNewUser } = input
  await upstream.call(resetPassword, { body: { id: email, password, token, isNewUser } })
}

/** Changes the password of the signed-in user; the session continues with the tokens in the response. */
export async function changeOwnPassword(
  context: GatewayContext,
  browser: CookieCaller,
  input: ChangePasswordInput,
): Promise<void> {
  const { id } = await viewerOf(context)
  const { currentPassword, newPassword } = input
  await browser.rotate(({ accessToken }) =>
    context.upstream.callAs(accessToken, changePassword, {
      params: { userId: id },
      body: { id, currentPassword, newPassword },
    }),
  )
}

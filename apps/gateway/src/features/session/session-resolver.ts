import { Arg, Ctx, Mutation, Resolver } from 'type-graphql'
import type { BrowserContext, GatewayContext } from '../../context.js'
import { PortalError } from '../../errors/portal-error.js'
import { orRefusal, type UserError } from '../../errors/user-error.js'
import { attemptSeconds } from '../../session/attempts.js'
import { trustedDeviceSeconds } from '../../session/cookies.js'
import type { TokenAnswer } from '../../session/tokens.js'
import { viewerOf } from '../accounts/accounts-client.js'
import { changeOwnPassword, checkCode, sendPasswordLink, setPassword, startSignIn } from './session-client.js'
import {
  ChangePasswordInput,
  ChangePasswordPayload,
  RequestPasswordResetInput,
  RequestPasswordResetPayload,
  ResendSecurityCodePayload,
  ResetPasswordInput,
  ResetPasswordPayload,
  SignInInput,
  SignInPayload,
  SignOutPayload,
  VerifySecurityCodeInput,
} from './session-types.js'

/** Literal text of specification 000 section 8, the same for a wrong, a spent and an expired code. */
const codeRefused = 'The security code is invalid or expired'

@Resolver()
export class SessionResolver {
  @Mutation(() => SignInPayload, {
    description:
      'First step of signing in. With a trusted device the person is signed in at once; otherwise a security code ' +
      'is sent by mail. A session that this browser already has is ended first.',
  })
  async signIn(
    @Ctx() context: GatewayContext,
    @Arg('input', () => SignInInput, { description: 'User name and password.' }) input: SignInInput,
  ): Promise<SignInPayload> {
    const browser = browserOf(context)
    const { caller, cookies, attempts } = browser
    const atDevice = provedDevice(browser, input.username)
    await (atDevice
      ? context.spend('signInAtDevice', `${input.username} ${atDevice}`)
      : context.spend('signIn', input.username))
    if (caller.sessionId !== undefined) await caller.signOut()
    context.memo.clear()
    await endAttempt(browser)
    return orRefusal<SignInPayload>(
      async () => {
        const mfaToken = cookies.device?.token ?? ''
        const { username, password } = input
        const answer = await startSignIn(context, { username, password, mfaToken, attemptToken: '' })
        if (answer.mfaPassed) return signedIn(context, browser, answer)
        const email = answer.email ?? null
        const id = await attempts.create({ username, password, attemptToken: answer.mfaToken ?? '', email })
        cookies.set('attempt', id, attemptSeconds)
        return { errors: [], mfaRequired: true, email, viewer: null }
      },
      ({ errors }) => ({ errors, mfaRequired: false, email: null, viewer: null }),
      { also: ['UNAUTHENTICATED'] },
    )
  }

  @Mutation(() => SignInPayload, {
    description: 'Second step of signing in: the security code that was mailed.',
  })
  async verifySecurityCode(
    @Ctx() context: GatewayContext,
    @Arg('input', () => VerifySecurityCodeInput, {
      description: 'The code, and whether to trust this device.',
    })
    input: VerifySecurityCodeInput,
  ): Promise<SignInPayload> {
    const browser = browserOf(context)
    const { cookies, attempts, devices } = browser
    const attempt = cookies.attempt === undefined ? undefined : await attempts.read(cookies.attempt)
    const refused = (errors: UserError[]): SignInPayload => ({
      errors,
      mfaRequired: attempt !== undefined,
      email: attempt?.email ?? null,
      viewer: null,
    })
    if (attempt === undefined)
      return refused([{ code: 'UNAUTHENTICATED', field: 'code', message: codeRefused }])
    await context.spend('securityCode', attempt.username)
    return orRefusal<SignInPayload>(
      async () => {
        const answer = await checkCode(context, attempt, input.code, input.trustDevice)
        if (!answer.mfaPassed)
          return refused([{ code: 'BAD_USER_INPUT', field: 'code', message: codeRefused }])
        // Before anything else can fail: the code is used up, and the user would not be asked again.
        if (input.trustDevice && answer.mfaToken !== undefined && answer.mfaToken !== '') {
          const seconds = Math.min(answer.mfaTokenExpiresIn ?? trustedDeviceSeconds, trustedDeviceSeconds)
          const proof = devices.sign(attempt.username, answer.mfaToken)
          cookies.set('device', `${answer.mfaToken}.${proof}`, seconds)
        }
        return signedIn(context, browser, answer)
      },
      ({ errors }) => refused(errors),
      { also: ['UNAUTHENTICATED'], rename: { mfaCode: 'code' } },
    )
  }

  @Mutation(() => ResendSecurityCodePayload, {
    description:
      'Sends the security code of the running sign-in again: once in 30 seconds, five times an hour.',
  })
  async resendSecurityCode(@Ctx() context: GatewayContext): Promise<ResendSecurityCodePayload> {
    const { cookies, attempts } = browserOf(context)
    const id = cookies.attempt
    const attempt = id === undefined ? undefined : await attempts.read(id)
    if (id === undefined || attempt === undefined) {
      return {
        errors: [{ code: 'UNAUTHENTICATED', field: null, message: 'Please sign in again.' }],
        email: null,
      }
    }
    await context.spend('resendCode', attempt.username)
    return orRefusal<ResendSecurityCodePayload>(
      async () => {
        const { username, password, attemptToken } = attempt
        const answer = await startSignIn(context, { username, password, mfaToken: '', attemptToken })
        const email = answer.email ?? attempt.email
        await attempts.update(id, { ...attempt, attemptToken: answer.mfaToken ?? attemptToken, email })
        cookies.set('attempt', id, attemptSeconds)
        return { errors: [], email }
      },
      ({ errors }) => ({ errors, email: null }),
      { also: ['UNAUTHENTICATED'] },
    )
  }

  @Mutation(() => SignOutPayload, {
    description: 'Signs out: forgets the session and revokes its tokens. The device stays trusted.',
  })
  async signOut(@Ctx() context: GatewayContext): Promise<SignOutPayload> {
    const browser = browserOf(context)
    await endAttempt(browser)
    await browser.caller.signOut()
    browser.cookies.clearCache()
    context.memo.clear()
    return { errors: [] }
  }

  @Mutation(() => RequestPasswordResetPayload, { description: 'Sends a link to choose a new password with.' })
  async requestPasswordReset(
    @Ctx() context: GatewayContext,
    @Arg('input', () => RequestPasswordResetInput, { description: 'Whose password.' })
    input: RequestPasswordResetInput,
  ): Promise<RequestPasswordResetPayload> {
    await context.spend('passwordReset', input.email)
    return orRefusal(
      async () => sendPasswordLink(context, input.email).then(() => ({ errors: [] })),
      ({ errors }) => ({ errors }),
    )
  }

  @Mutation(() => ResetPasswordPayload, {
    description: 'Sets a new password with the token of a mailed link.',
  })
  async resetPassword(
    @Ctx() context: GatewayContext,
    @Arg('input', () => ResetPasswordInput, { description: 'The link and the new password.' })
    input: ResetPasswordInput,
  ): Promise<ResetPasswordPayload> {
    await context.spend('passwordReset')
    return orRefusal(
      async () => setPassword(context, input).then(() => ({ errors: [] })),
      ({ errors }) => ({ errors }),
      { rename: { id: 'email' } },
    )
  }

  @Mutation(() => ChangePasswordPayload, {
    description: 'Changes the password of the signed-in person. Other sessions and trusted devices end.',
  })
  async changePassword(
    @Ctx() context: GatewayContext,
    @Arg('input', () => ChangePasswordInput, { description: 'The old and the new password.' })
    input: ChangePasswordInput,
  ): Promise<ChangePasswordPayload> {
    const { caller, cookies } = browserOf(context)
    return orRefusal<ChangePasswordPayload>(
      async () => {
        await changeOwnPassword(context, caller, input)
        cookies.clear('device')
        return { errors: [] }
      },
      ({ errors }) => ({ errors }),
    )
  }
}

/**
 * Token of a device that is trusted for this account. Attempts are counted separately for each trusted device and for
 * all other callers, as the system of record counts failures: strangers cannot use up the attempts of a user at a
 * trusted device.
 */
function provedDevice({ cookies, devices }: BrowserContext, username: string): string | undefined {
  const { token, proof } = cookies.device ?? { token: '', proof: '' }
  return devices.holds(username, token, proof) ? token : undefined
}

/** Sessions are for browsers; a client with its own token cannot sign in. Throws when the caller is not a browser. */
export function browserOf(context: GatewayContext): BrowserContext {
  if (context.browser === undefined) {
    throw new PortalError(
      'BAD_USER_INPUT',
      'This needs a browser session; leave the Authorization header out.',
    )
  }
  return context.browser
}

/** Signs the user in: creates a session with a new id and deletes the sign-in attempt. */
async function signedIn(
  context: GatewayContext,
  browser: BrowserContext,
  answer: TokenAnswer,
): Promise<SignInPayload> {
  // Another tab may have signed in while this one waited for its code.
  if (browser.caller.sessionId !== undefined) await browser.caller.signOut()
  await browser.caller.signIn(answer)
  await endAttempt(browser)
  context.memo.clear()
  return { errors: [], mfaRequired: false, email: null, viewer: await viewerOf(context) }
}

async function endAttempt({ cookies, attempts }: BrowserContext): Promise<void> {
  if (cookies.attempt === undefined) return
  await attempts.end(cookies.attempt)
  cookies.clear('attempt')
}

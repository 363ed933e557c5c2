import { client } from '../../lib/apollo'
import type { PayloadError } from '../../lib/saving/form-errors'
import { currentUser, forgetUser, rememberUser } from '../../lib/session/session'
import { ViewerDocument, type ViewerFieldsFragment } from '../../lib/session/viewer.generated'
import { setTheme } from '../../ui/theme/appearance'
import {
  ConfirmEmailChangeDocument,
  RequestPasswordResetDocument,
  ResendSecurityCodeDocument,
  ResetPasswordDocument,
  SignInDocument,
  SignOutDocument,
  StartPreferencesDocument,
  VerifySecurityCodeDocument,
  type ConfirmEmailChangeMutation,
  type RequestPasswordResetMutation,
  type ResendSecurityCodeMutation,
  type ResetPasswordMutation,
  type SignInMutation,
  type SignOutMutation,
  type StartPreferencesQuery,
  type VerifySecurityCodeMutation,
} from './session.generated'
import { sessionMessages as m } from './session-messages.generated'

// Loaded after the sign-in form can be typed in: this module imports the GraphQL client.

export type SignInResult =
  | { kind: 'signed-in'; viewer: ViewerFieldsFragment; homePage?: string | null }
  | { kind: 'code-needed'; email: string }
  | { kind: 'refused'; errors: PayloadError[] }

async function enter(viewer: ViewerFieldsFragment): Promise<SignInResult> {
  await client.clearStore()
  client.writeQuery({ query: ViewerDocument, data: { __typename: 'Query', viewer } })
  rememberUser(viewer, { signedInNow: true })
  return { kind: 'signed-in', viewer, homePage: await startPreferences() }
}

const preferencesWaitMs = 2000

/**
 * Applies the theme that the person saved and returns their home page. Preferences that cannot be loaded keep nobody
 * out.
 */
async function startPreferences(): Promise<string | null> {
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), preferencesWaitMs))
  const loaded = client
    .query<StartPreferencesQuery>({ query: StartPreferencesDocument, fetchPolicy: 'network-only' })
    .catch(() => null)
  const saved = (await Promise.race([loaded, late]))?.data?.preferences
  if (!saved || saved.version === 0) return null
  setTheme(saved.theme)
  return saved.homePage
}

/** First step: user name and password. A person who is still signed in on this browser is signed out first. */
export async function signIn(username: string, password: string): Promise<SignInResult> {
  if (currentUser()) await signOut()
  const { data } = await client.mutate<SignInMutation>({
    mutation: SignInDocument,
    variables: { input: { username, password } },
  })
  const payload = data?.signIn
  if (payload && payload.errors.length > 0) return { kind: 'refused', errors: payload.errors }
  if (payload?.mfaRequired) return { kind: 'code-needed', email: payload.email ?? username }
  if (!payload?.viewer) throw new Error(m.emptyToken)
  return enter(payload.viewer)
}

/** Second step: the code of the mail. */
export async function verifyCode(code: string, trustDevice: boolean): Promise<SignInResult> {
  const { data } = await client.mutate<VerifySecurityCodeMutation>({
    mutation: VerifySecurityCodeDocument,
    variables: { input: { code, trustDevice } },
  })
  const payload = data?.verifySecurityCode
  if (payload && payload.errors.length > 0) return { kind: 'refused', errors: payload.errors }
  if (!payload?.viewer) throw new Error(m.emptyToken)
  return enter(payload.viewer)
}

/** Sends another code; returns where it was sent. */
export async function resendCode(): Promise<{ email: string | null; errors: PayloadError[] }> {
  const { data } = await client.mutate<ResendSecurityCodeMutation>({ mutation: ResendSecurityCodeDocument })
  const payload = data?.resendSecurityCode
  return { email: payload?.email ?? null, errors: payload?.errors ?? [] }
}

/**
 * Ends the session at the server, then forgets the person on this browser. Throws when the server cannot be reached.
 */
export async function signOut(): Promise<void> {
  await client.mutate<SignOutMutation>({ mutation: SignOutDocument })
  forgetUser()
}

/** Requests a mail with a reset link. */
export async function requestPasswordReset(email: string): Promise<PayloadError[]> {
  const { data } = await client.mutate<RequestPasswordResetMutation>({
    mutation: RequestPasswordResetDocument,
    variables: { input: { email } },
  })
  return data?.requestPasswordReset.errors ?? []
}

/** Sets a password with the token of a mailed link. */
export async function resetPassword(input: {
  email: string
  token: string
  password: string
  isNewUser: boolean
}): Promise<PayloadError[]> {
  const { data } = await client.mutate<ResetPasswordMutation>({
    mutation: ResetPasswordDocument,
    variables: { input },
  })
  return data?.resetPassword.errors ?? []
}

/** Confirms a new address of the person, with the token of the mailed link. */
export async function confirmEmailChange(token: string): Promise<readonly PayloadError[]> {
  const { data } = await client.mutate<ConfirmEmailChangeMutation>({
    mutation: ConfirmEmailChangeDocument,
    variables: { input: { token } },
  })
  return data?.confirmEmailChange.errors ?? []
}

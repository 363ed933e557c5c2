import { hashOf } from './questions.mjs'
import { me } from './upstream-data.mjs'
import { accessTokenOf, securityCode } from './upstream.mjs'

const signIn = `mutation SignIn($input: SignInInput!) {
  signIn(input: $input) { errors { code message } mfaRequired viewer { id } }
}`
const verifySecurityCode = `mutation VerifySecurityCode($input: VerifySecurityCodeInput!) {
  verifySecurityCode(input: $input) { errors { code message } viewer { id } }
}`

/** The operations of signing in, to be registered at the gateway. */
export const signInDocuments = Object.fromEntries(
  [signIn, verifySecurityCode].map((document) => [hashOf(document), document]),
)

/** @typedef {{ errors?: unknown[], mfaRequired?: boolean, viewer?: { id: string } | null }} Payload */

/**
 * A caller: identified by the session at the gateway, by the access token everywhere else.
 *
 * @typedef {{ cookie: string, authorization: string }} Person
 */

/** A person without a session at the gateway. @param {string} [username] @returns {Person} */
export const aPerson = (username = me.userName) => ({
  cookie: '',
  authorization: `Bearer ${accessTokenOf(username)}`,
})

/**
 * Signs people in as browsers do, with password and security code, each with their own session: a server that shares
 * the repeated reads of one person must not appear to share them between people.
 *
 * @param {string} origin
 * @param {number} count
 * @returns {Promise<Person[]>}
 */
export async function signInPeople(origin, count) {
  const people = []
  for (let number = 1; number <= count; number++) {
    const username = `person${number}@state.example`
    people.push({ ...aPerson(username), cookie: await signInAtGateway(origin, username) })
  }
  return people
}

/** @param {string} origin @param {string} username @returns {Promise<string>} the Cookie header of the session */
async function signInAtGateway(origin, username) {
  const first = await mutate(origin, 'signIn', signIn, { username, password: 'a password' }, '')
  if (first.payload.mfaRequired !== true)
    throw new Error(`The sign-in went wrong: ${JSON.stringify(first.payload)}`)
  const second = await mutate(
    origin,
    'verifySecurityCode',
    verifySecurityCode,
    { code: securityCode },
    first.cookie,
  )
  if (second.payload.viewer?.id !== me.id)
    throw new Error(`The code was refused: ${JSON.stringify(second.payload)}`)
  return second.cookie
}

/**
 * @param {string} origin
 * @param {'signIn' | 'verifySecurityCode'} field
 * @param {string} query
 * @param {Record<string, unknown>} input
 * @param {string} cookie
 * @returns {Promise<{ payload: Payload, cookie: string }>}
 */
async function mutate(origin, field, query, input, cookie) {
  const answer = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'apollo-require-preflight': '1', cookie },
    body: JSON.stringify({ query, variables: { input } }),
  })
  /** @type {{ data?: Record<string, Payload>, errors?: unknown }} */
  const json = JSON.parse(await answer.text())
  const payload = json.data?.[field]
  if (payload === undefined) throw new Error(`${field} failed: ${JSON.stringify(json.errors)}`)
  const cookies = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0] ?? '')
    .filter((pair) => !pair.endsWith('='))
  return { payload, cookie: cookies.join('; ') }
}

import type { AnswerOf, getUser } from '@portal/rest-contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { emailChanges } from '../../../db/schema/index.js'
import { personInput } from '../../../testing/access/access-world.js'
import { firstStep } from '../../../testing/sign-in.js'
import { startTestApi, statusesOf, type TestAnswer, type TestApi } from '../../../testing/test-api.js'

type User = AnswerOf<typeof getUser>
type Refusal = { message: string; fields?: Record<string, string[]> } | null

const localAdmin = 'admin@allegany.example'
const sysadmin = 'sysadmin@state.example'
const over = 'This link is no longer good. Please ask for a new one under your details.'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())
// The limit on links of one person is not what these cases are about.
beforeEach(() => api.clock.advance({ hours: 2 }))

const inputOf = ({
  email,
  fullName,
  title,
  jobTitle,
  phoneNumber,
  roles,
  leaId,
  preferredLeaId,
  selectedLeas,
  version,
}: User) => ({
  email,
  fullName,
  title,
  jobTitle,
  phoneNumber,
  roles,
  leaId,
  preferredLeaId,
  selectedLeas,
  version,
})

let made = 0
/** A new local administrator, with a token. */
async function aPerson(): Promise<{ id: string; email: string; token: string }> {
  const email = `person${++made}@allegany.example`
  const body = personInput(email, { leaId: 1, roles: ['LocalAdmin'] })
  const { id } = (
    await api.call<User>('post', '/api/account/users', { token: await api.tokenFor(sysadmin), body })
  ).body
  return { id, email, token: await api.tokenFor(email) }
}

async function get(token: string, id: string): Promise<User> {
  return (await api.call<User>('get', `/api/account/users/${id}`, { token })).body
}

async function change(by: string, id: string, changes: object): Promise<TestAnswer<User>> {
  const body = { ...inputOf(await get(by, id)), ...changes }
  return api.call<User>('put', `/api/account/users/${id}`, { token: by, body })
}

const mailsTo = async (to: string) => (await api.mailbox()).filter((mail) => mail.to === to)
async function linkTo(address: string): Promise<string> {
  const mail = (await mailsTo(address)).find(({ subject }) => subject === 'Confirm your new address')
  return new URL(/https?:\S+/.exec(mail?.text ?? '')?.[0] ?? '').searchParams.get('token') ?? ''
}
const confirm = (token: string, headers = {}) =>
  api.call<Refusal>('post', '/api/account/email/confirm', { body: { token }, headers })

describe('a new own address', () => {
  it('waits: the user name stays, everything else is saved, and only the person sees it', async () => {
    const { id, email, token } = await aPerson()
    const { status, body } = await change(token, id, { email: 'new1@allegany.example', fullName: 'New Name' })
    expect([status, body]).toMatchObject([
      200,
      { email, userName: email, fullName: 'New Name', pendingEmail: 'new1@allegany.example' },
    ])
    expect((await get(await api.tokenFor(sysadmin), id)).pendingEmail).toBeNull()
    expect((await firstStep(api, 'new1@allegany.example')).status).toBe(401)
  })

  it('counts once confirmed; the old address hears of it at both times, and old password links are dead', async () => {
    const { id, email, token } = await aPerson()
    const key = { 'idempotency-key': 'once' }
    await change(token, id, { email: 'new2@allegany.example' })
    const told = async () => (await mailsTo(email)).map(({ subject }) => subject)
    const wanted = (await told()).filter((subject) => subject === 'A new sign-in address was asked for')
    expect(wanted).toHaveLength(1)
    const link = await linkTo('new2@allegany.example')
    expect(JSON.stringify(await api.db.select().from(emailChanges))).not.toContain(link)
    expect((await confirm(link, key)).status).toBe(204)
    expect(await told()).toContain('Your sign-in address was changed')
    expect(await get(token, id)).toMatchObject({
      email: 'new2@allegany.example',
      userName: 'new2@allegany.example',
      pendingEmail: null,
    })
    expect((await confirm(link, key)).status).toBe(204)
    expect((await confirm(link)).body).toMatchObject({ message: over })
  })

  it('wants the password again', async () => {
    const { id, email } = await aPerson()
    const refused = await change(await api.tokenFor(email, null), id, { email: 'held@attacker.example' })
    expect(refused.status).toBe(403)
    expect(await mailsTo('held@attacker.example')).toEqual([])
  })

  it('is confirmed once, however many come at once', async () => {
    const { id, token } = await aPerson()
    await change(token, id, { email: 'new3@allegany.example' })
    const link = await linkTo('new3@allegany.example')
    const answers = await Promise.all(Array.from({ length: 8 }, () => confirm(link)))
    expect(statusesOf(answers)).toEqual([204, ...Array.from({ length: 7 }, () => 422)])
  })

  it('is replaced by a newer one, and its link by one that is sent again', async () => {
    const { id, token } = await aPerson()
    await change(token, id, { email: 'first4@allegany.example' })
    const first = await linkTo('first4@allegany.example')
    await change(token, id, { email: 'second4@allegany.example' })
    const second = await linkTo('second4@allegany.example')
    expect((await confirm(first)).body).toMatchObject({ message: over })
    const resent = await api.call('post', '/api/account/users/me/email-change/resend', { token })
    expect(resent.status).toBe(204)
    expect((await confirm(second)).body).toMatchObject({ message: over })
    expect((await confirm(await linkTo('second4@allegany.example'))).status).toBe(204)
    expect((await get(token, id)).email).toBe('second4@allegany.example')
  })

  it('can be taken back by the person', async () => {
    const { id, token } = await aPerson()
    await change(token, id, { email: 'new5@allegany.example' })
    const link = await linkTo('new5@allegany.example')
    const cancel = () => api.call('delete', '/api/account/users/me/email-change', { token })
    expect((await cancel()).status).toBe(204)
    expect((await cancel()).status).toBe(404)
    expect((await confirm(link)).body).toMatchObject({ message: over })
    expect((await get(token, id)).pendingEmail).toBeNull()
  })

  it.each([
    ['after a day', async () => api.clock.advance({ hours: 24 })],
    [
      'once somebody else has the address',
      async (_id: string, address: string) => {
        const body = personInput(address, { leaId: 1 })
        await api.call('post', '/api/account/users', { token: await api.tokenFor(sysadmin), body })
      },
    ],
    [
      'once the account is disabled',
      async (id: string) => {
        await api.call('patch', `/api/account/users/${id}/disable`, { token: await api.tokenFor(sysadmin) })
      },
    ],
    [
      'once the account is deleted',
      async (id: string) => {
        await api.call('delete', `/api/account/users/${id}`, { token: await api.tokenFor(sysadmin) })
      },
    ],
    [
      'once an administrator has set another address',
      async (id: string) => {
        await change(await api.tokenFor(sysadmin), id, { email: `set${made}@allegany.example` })
      },
    ],
  ])('is no longer good %s, and the refusal does not say why', async (_when, then) => {
    const { id, token } = await aPerson()
    const address = `late${made}@allegany.example`
    await change(token, id, { email: address })
    const link = await linkTo(address)
    await then(id, address)
    const { status, body } = await confirm(link)
    const unknown = await confirm('made-up')
    expect([status, body]).toEqual([
      unknown.status,
      { ...unknown.body, id: (body as { id?: string } | null)?.id },
    ])
    expect(body).toMatchObject({ message: over, fields: { token: [over] } })
  })

  it('dies with a new password: whoever asked for it may have been somebody else', async () => {
    const { id, email } = await aPerson()
    const recovered = await api.call('post', '/api/account/recover/password', { body: { email } })
    expect(recovered.status).toBe(204)
    await change(await api.tokenFor(email), id, { email: `gone${made}@allegany.example` })
    const mail = (await mailsTo(email)).find(({ text }) => text.includes('/auth/reset-password'))
    const reset = new URL(/https?:\S+/.exec(mail?.text ?? '')?.[0] ?? '').searchParams.get('token') ?? ''
    const body = { id: email, token: reset, password: 'Str0ng!Harbor2026', isNewUser: false }
    expect((await api.call('post', '/api/account/reset/password', { body })).status).toBe(204)
    expect((await confirm(await linkTo(`gone${made}@allegany.example`))).body).toMatchObject({
      message: over,
    })
  })

  it('is refused where it is taken, and mails go out five times an hour', async () => {
    const { id, token } = await aPerson()
    expect((await change(token, id, { email: localAdmin })).status).toBe(422)
    const statuses: number[] = []
    for (let i = 0; i < 7; i++)
      statuses.push((await change(token, id, { email: `m${made}x${i}@allegany.example` })).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429])
  })
})

describe('the address of another person', () => {
  it('counts at once, and both addresses hear of it', async () => {
    const { id, email } = await aPerson()
    const admin = await api.tokenFor(sysadmin)
    const changed = await change(admin, id, { email: 'moved@allegany.example' })
    expect(changed.body).toMatchObject({ email: 'moved@allegany.example', pendingEmail: null })
    const title = 'Your sign-in address was changed'
    for (const address of [email, 'moved@allegany.example'])
      expect((await mailsTo(address)).map(({ subject }) => subject)).toContain(title)
    expect((await api.call('get', '/api/account/users/me', { token: admin })).status).toBe(200)
  })
})

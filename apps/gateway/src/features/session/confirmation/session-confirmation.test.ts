import { allCalls } from '@portal/rest-contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createSchema } from '../../../server/graphql/schema.js'
import { TestGateway } from '../../../testing/gateway.js'
import { sampleVariables } from '../../../testing/sample-variables.js'
import { refuse } from '../../../testing/stub-upstream.js'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await TestGateway.start()
})
afterAll(() => gateway.stop())
beforeEach(() => {
  gateway.upstream.received.length = 0
  gateway.upstream.answers.clear()
})

const message = 'Please enter your password again.'
const confirm = `mutation ($password: String!) {
  confirmPassword(input: { password: $password }) { errors { code field message } confirmed email }
}`
const code = `mutation { confirmPasswordCode(input: { code: "123456" }) { errors { code field message } confirmed } }`

describe('a change that wants a recent password', () => {
  it('is refused in its payload, at the field currentPassword, by every mutation that makes it', async () => {
    const marked = allCalls.filter(({ recentPassword }) => recentPassword !== undefined)
    for (const { id } of marked)
      gateway.upstream.answers.set(id, (_request, response) =>
        refuse(response, 'FORBIDDEN', message, { fields: { currentPassword: [message] } }),
      )
    const schema = await createSchema()
    const browser = await gateway.signedInBrowser()
    const asked = new Set<string>()
    for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
      if (/sign|password|code/i.test(field.name)) continue
      const [names, given] = [
        field.args.map(({ name, type }) => `$${name}: ${String(type)}`),
        field.args.map(({ name }) => `${name}: $${name}`),
      ]
      const open = names.length > 0 ? [`(${names.join(', ')})`, `(${given.join(', ')})`] : ['', '']
      const document = `mutation ${open[0]} { ${field.name}${open[1]} { errors { code field message } } }`
      gateway.upstream.received.length = 0
      const answer = await browser.query(document, sampleVariables(schema, document, true))
      const called = marked.filter(({ id }) => gateway.upstream.count(id) > 0)
      if (called.length === 0) continue
      for (const { id } of called) asked.add(id)
      expect([field.name, answer]).toEqual([
        field.name,
        { data: { [field.name]: { errors: [{ code: 'FORBIDDEN', field: 'currentPassword', message }] } } },
      ])
    }
    expect([...asked].toSorted()).toEqual(marked.map(({ id }) => id).toSorted())
  })
})

describe('giving the password again', () => {
  it('passes the token of a trusted device on, and what is still to come', async () => {
    gateway.upstream.answers.set('confirmPassword', (_request, response) =>
      response.json({ confirmed: false, email: 'a@x.example' }),
    )
    const browser = await gateway.signedInBrowser()
    browser.cookies.set('portal_device', 'trusted')
    expect((await browser.query(confirm, { password: 'right' })).data).toEqual({
      confirmPassword: { errors: [], confirmed: false, email: 'a@x.example' },
    })
    expect(gateway.upstream.last('confirmPassword').body).toEqual({ password: 'right', mfaToken: 'trusted' })
  })

  it('names the field of a wrong password and of a wrong code', async () => {
    for (const [call, field] of [
      ['confirmPassword', 'password'],
      ['confirmPasswordCode', 'code'],
    ] as const)
      gateway.upstream.answers.set(call, (_request, response) =>
        refuse(response, 'BAD_USER_INPUT', 'No.', { fields: { [field]: ['No.'] } }),
      )
    const browser = await gateway.signedInBrowser()
    expect((await browser.query(confirm, { password: 'wrong' })).data).toMatchObject({
      confirmPassword: {
        errors: [{ code: 'BAD_USER_INPUT', field: 'password', message: 'No.' }],
        confirmed: false,
      },
    })
    expect((await browser.query(code)).data).toMatchObject({
      confirmPasswordCode: { errors: [{ field: 'code' }] },
    })
  })

  it('ends the session at every gateway when the API has ended it', async () => {
    const browser = await gateway.signedInBrowser()
    const other = browser.at(gateway.url)
    gateway.upstream.answers.set('confirmPassword', (_request, response) => {
      gateway.upstream.refuseTokens()
      gateway.upstream.refreshToken = 'ended'
      refuse(response, 'UNAUTHENTICATED', 'The session has ended.')
    })
    const answer = await browser.query(confirm, { password: 'wrong' })
    expect(answer.errors).toMatchObject([
      { extensions: { code: 'UNAUTHENTICATED', reason: 'session expired' } },
    ])
    expect(gateway.upstream.count('confirmPassword')).toBe(1)
    expect((await other.viewer()).data).toEqual({ viewer: null })
  })

  it('stands once in a document: aliases are no way to guess', async () => {
    const browser = await gateway.signedInBrowser()
    const twice = `mutation { a: confirmPassword(input: { password: "a" }) { confirmed } b: confirmPassword(input: { password: "b" }) { confirmed } }`
    expect((await browser.query(twice)).errors?.[0]?.extensions['code']).toBe('BAD_USER_INPUT')
    expect(gateway.upstream.count('confirmPassword')).toBe(0)
  })
})

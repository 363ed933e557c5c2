import { and, eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { auditEvents, trustedDevices, users } from '../../../db/schema/index.js'
import { firstStep, signIn } from '../../../testing/sign-in.js'
import { startTestApi, statusesOf, type TestApi } from '../../../testing/test-api.js'

const person = 'user@allegany.example'
const wrong = { password: 'Wrong#Password2026' }

let api: TestApi
let device: string
beforeEach(async () => {
  api = await startTestApi()
  device = (await signIn(api, person, { trustedDevice: true })).deviceToken ?? ''
})
afterEach(() => api.close())

const guess = (mfaToken = '') => firstStep(api, person, { ...wrong, mfaToken })
const guesses = (count: number, mfaToken = '') =>
  Promise.all(Array.from({ length: count }, () => guess(mfaToken)))
const atDevice = () => firstStep(api, person, { mfaToken: device })
const failuresOf = async () => {
  const [row] = await api.db
    .select({ failures: users.failedSignIns, lockedUntil: users.lockedUntil })
    .from(users)
    .where(eq(users.userName, person))
  return row
}

describe('ten failed sign-ins of strangers', () => {
  it.each([0, 1])('lock everybody but a trusted device, one after the other or at once', async (atOnce) => {
    if (atOnce) await guesses(30)
    else for (let count = 0; count < 10; count++) await guess()
    expect((await firstStep(api, person)).status).toBe(401)
    expect((await atDevice()).body).toMatchObject({ mfaPassed: true })
    // The right password at the device is none of the others' business.
    expect((await firstStep(api, person)).status).toBe(401)
    expect((await atDevice()).status).toBe(200)
  })

  it('get the same answer for an unknown, a wrong and a locked account', async () => {
    const faces = [await firstStep(api, 'nobody@state.example', wrong), await guess()]
    await guesses(10)
    faces.push(await firstStep(api, person), await firstStep(api, person, { mfaToken: 'no-device' }))
    for (const { status, body } of faces)
      expect({ status, ...body, id: '' }).toEqual({
        status: 401,
        id: '',
        code: 'UNAUTHENTICATED',
        message: 'Login Failed',
      })
  })

  it('are not spread over devices that another account trusts', async () => {
    const { deviceToken } = await signIn(api, 'monitor@state.example', { trustedDevice: true })
    await guesses(10, deviceToken)
    expect((await failuresOf())?.lockedUntil).not.toBeNull()
    expect((await firstStep(api, 'monitor@state.example', { mfaToken: deviceToken ?? '' })).status).toBe(200)
  })
})

describe('ten failed sign-ins at a trusted device', () => {
  it('end its trust and leave the account open to others', async () => {
    for (let count = 0; count < 10; count++) await guess(device)
    expect((await failuresOf())?.failures).toBe(0)
    expect((await atDevice()).body).toMatchObject({ mfaPassed: false })
    expect((await firstStep(api, person)).body).toMatchObject({ mfaPassed: false })
    const ended = await api.db.select().from(auditEvents).where(eq(auditEvents.action, 'endDeviceTrust'))
    expect(ended).toHaveLength(1)
  })

  it('are ten, however many come at once: the others count for everybody else', async () => {
    const answers = await guesses(15, device)
    expect(statusesOf(answers)).toEqual(Array(15).fill(401))
    expect(await api.db.select().from(trustedDevices)).toEqual([])
    expect((await failuresOf())?.failures).toBe(5)
    const ended = and(eq(auditEvents.action, 'endDeviceTrust'))
    expect(await api.db.select().from(auditEvents).where(ended)).toHaveLength(1)
  })

  it('are counted anew after the right password there, and after a quarter of an hour', async () => {
    for (let round = 0; round < 2; round++) {
      await guesses(9, device)
      expect((await atDevice()).body).toMatchObject({ mfaPassed: true })
    }
    await guesses(9, device)
    api.clock.advance({ minutes: 15, seconds: 1 })
    await guesses(9, device)
    expect((await atDevice()).body).toMatchObject({ mfaPassed: true })
  })
})

it('an unblocked account has no failures left, of nobody and of no device', async () => {
  await guesses(10)
  await guesses(9, device)
  const token = await api.tokenFor('sysadmin@state.example')
  const id = await api.userId(person)
  expect((await api.call('put', `/api/account/users/unblock/${id}`, { token })).status).toBe(200)
  expect((await firstStep(api, person)).status).toBe(200)
  await guesses(9, device)
  expect((await atDevice()).body).toMatchObject({ mfaPassed: true })
})

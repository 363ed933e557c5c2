import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { inPool } from '../../tools/lib/pool.mjs'
import { Browser, passing } from './browser.mjs'
import { codeIn, linkIn } from './mailbox.mjs'

/** @typedef {import('./installation.mjs').Installation} Installation */
/** @typedef {import('./browser.mjs').Answer} Answer */

/**
 * @typedef {object} Person
 * @property {string} email
 * @property {string} role
 * @property {number | null} leaId
 * @property {Browser} browser
 * @property {Workplace | null} work the item that a local user answers
 * @property {boolean} [isLeft] the last sign-in was refused with a retry time
 */

/** @typedef {{ selfAssessmentId: number, subsectionResponseId: number, itemId: number, version: number, ratings: number[] }} Workplace */

const codeSubject = 'Your security code'
const password = 'Velvet quartz 71 zebra!'
const year = (/** @type {any} */ answer) =>
  Math.max(...answer.data.complianceYears.map((/** @type {any} */ each) => each.id))

/**
 * An action of the setup, which must succeed. @param {Browser} browser @param {string} name @param {Record<string,
 * unknown>} [variables]
 */
async function done(browser, name, variables = {}) {
  return insist(await untilCertain((key) => browser.ask(name, variables, { key })))
}

/** Throws with the portal's response unless the outcome is ok. @param {Answer} answer */
export function insist(answer) {
  if (answer.outcome !== 'ok') throw new Error(`${answer.what}\n${answer.body}`)
  return answer
}

/**
 * Signs in with password and mailed code, and returns the responses of each step. Waiting for the mail is not measured.
 *
 * @param {Installation} installation
 * @param {Person} person
 * @returns {Promise<Answer[]>} the last one shows whether it succeeded
 */
export async function signIn({ mailbox }, { email, browser }) {
  const seen = mailbox.count(email, codeSubject)
  const first = await browser.ask('SignIn', { input: { username: email, password } })
  if (first.outcome !== 'ok' || first.data.signIn.viewer) return [first]
  const mail = await mailbox.next(email, codeSubject, seen, 60)
  return [
    first,
    await browser.ask('VerifySecurityCode', { input: { code: codeIn(mail), trustDevice: false } }),
  ]
}

/**
 * Signs in with retries, before something else is measured. @param {Installation} installation @param {Person} person
 */
export async function beSignedIn(installation, person) {
  /** @type {Answer | undefined} */
  let last
  for (const givesUpAt = Date.now() + 90_000; Date.now() < givesUpAt;) {
    last = (await signIn(installation, person)).at(-1)
    if (last?.outcome === 'ok') return
    await pause(1000)
  }
  throw new Error(`${person.email} cannot sign in. ${last?.what}\n${last?.body}`)
}

/** The first administrator, created with the installation's command, signed in. */
export async function firstAdministrator(
  /** @type {Installation} */ installation,
  /** @type {Map<string, string>} */ operations,
) {
  const email = 'admin@state.example'
  const made = await installation.command('create-admin', '--', email, 'First Administrator')
  if (!made.ok) throw new Error(`npm run create-admin failed:\n${made.output}`)
  const seeded = await installation.command('seed-content')
  if (!seeded.ok) throw new Error(`npm run seed-content failed:\n${seeded.output}`)
  await installation.start()
  const browser = new Browser(installation.origin, operations, { place: 59_000 })
  return administratorOf(installation, email, browser)
}

/** A first administrator follows the mailed link and signs in. @param {Installation} installation */
export async function administratorOf(
  installation,
  /** @type {string} */ email,
  /** @type {Browser} */ browser,
) {
  /** @type {Person} */
  const person = { email, role: 'StateAdmin', leaId: null, browser, work: null }
  await setPassword(installation, person)
  await beSignedIn(installation, person)
  return person
}

/** Follows the mailed link of a new account. @param {Installation} installation @param {Person} person */
async function setPassword({ mailbox }, { email, browser }) {
  const link = linkIn(await mailbox.next(email, 'Set your password', 0, 60))
  const token = link.searchParams.get('token') ?? ''
  await done(browser, 'ResetPassword', { input: { email, token, password } })
}

/** Role by position in the list of accounts: a local administrator, two users with their items … */
const localRoles = [
  'LocalAdmin',
  'LocalUser',
  'LocalUser',
  'LocalAdmin',
  'LocalUser',
  'LocalUser',
  'LocalUser',
  'LocalUser',
]

/**
 * Creates accounts from a file, as an administrator does; each person sets a password with the mailed link. Local users
 * get their own item to answer.
 *
 * @param {Installation} installation
 * @param {Map<string, string>} operations
 * @param {Person} admin
 * @param {{ agencies: number, perAgency: number, monitors: number }} plan
 */
export async function hirePeople(installation, operations, admin, { agencies, perAgency, monitors }) {
  /** @type {Person[]} */
  const people = []
  const add = (/** @type {string} */ role, /** @type {number | null} */ leaId) => {
    const place = people.length
    const email = `person${place}@soak.example`
    const browser = new Browser(installation.origin, operations, { place })
    people.push({ email, role, leaId, browser, work: null })
  }
  for (let index = 0; index < monitors; index++) add('StateMonitor', null)
  for (let leaId = 1; leaId <= agencies; leaId++)
    for (let index = 0; index < perAgency; index++)
      add(localRoles[index % localRoles.length] ?? 'LocalUser', leaId)
  await importPeople(admin.browser, people)
  await inPool(
    people.map((person) => () => setPassword(installation, person)),
    6,
  )
  const [monitor] = people
  if (!monitor) throw new Error('There is nobody to activate the self-assessments.')
  const leaders = people.filter(
    (person, index) => person.role === 'LocalAdmin' && people[index - 1]?.leaId !== person.leaId,
  )
  for (const person of [monitor, ...leaders]) await beSignedIn(installation, person)
  await openWork(monitor, leaders, people)
  return people
}

/** @param {Browser} browser @param {Pick<Person, 'email' | 'role' | 'leaId'>[]} people */
async function importPeople(browser, people) {
  const { data } = insist(await previewUsers(browser, people, randomUUID()))
  const applied = await done(browser, 'ApplyUserImport', { id: data.id })
  if (applied.data.applyUserImport.created !== people.length)
    throw new Error(`The import made too few: ${applied.body}`)
}

/**
 * Uploads a file of new users; the response is its preview.
 *
 * @param {Browser} browser
 * @param {readonly Pick<Person, 'email' | 'role' | 'leaId'>[]} people
 * @param {string} key
 * @returns {Promise<Answer>}
 */
export async function previewUsers(browser, people, key) {
  const lines = people.map(
    ({ email, role, leaId }) =>
      `${email},Somebody ${email.split('@')[0]},Teacher,410-555-0100,${role},${leaId ?? ''}`,
  )
  const text = ['Email,Full Name,Title,Phone Number,Role,Jurisdiction', ...lines].join('\r\n')
  const file = { part: 'file', name: 'people.csv', bytes: Buffer.from(text) }
  const preview = await browser.upload('/files/user-imports', {}, file, key)
  return preview.outcome === 'ok' && preview.data.goodRows !== people.length
    ? { ...preview, outcome: 'refused', what: `preview: ${preview.data.badRows} bad rows` }
    : preview
}

/**
 * The state activates, the agencies start, and each local user is assigned a subsection with an item.
 *
 * @param {Person} monitor @param {Person[]} leaders @param {Person[]} people
 */
async function openWork(monitor, leaders, people) {
  const current = year(await done(monitor.browser, 'ComplianceYears'))
  const { data } = await done(monitor.browser, 'SelfAssessmentList', { year: current })
  const wanted = data.selfAssessments.filter(
    (/** @type {any} */ row) => row.part === 'Part B' && leaders.some(({ leaId }) => leaId === row.leaId),
  )
  const dueOn = `${new Date().getFullYear() + 1}-06-30`
  await done(monitor.browser, 'ActivateSelfAssessments', {
    input: { ids: wanted.map((/** @type {any} */ row) => row.id), dueOn },
  })
  await inPool(
    leaders.map((leader) => async () => {
      const id = wanted.find((/** @type {any} */ row) => row.leaId === leader.leaId).id
      await openAgency(
        leader,
        id,
        people.filter(({ leaId }) => leaId === leader.leaId),
      )
    }),
    4,
  )
}

/** @param {Person} leader @param {number} id @param {Person[]} colleagues */
async function openAgency({ browser }, id, colleagues) {
  const before = (await done(browser, 'SelfAssessment', { id })).data.selfAssessment
  await done(browser, 'StartSelfAssessment', { input: { id, version: before.version } })
  const subsections = before.sections.flatMap((/** @type {any} */ section) => section.subsections)
  for (const [index, person] of colleagues.entries()) {
    const subsection = subsections[index % subsections.length]
    const variables = { id: subsection.id, selfAssessmentId: id }
    const { items } = (await done(browser, 'SubsectionResponse', variables)).data.subsectionResponse
    const item = items[Math.floor(index / subsections.length) % items.length]
    if (person.role === 'LocalUser') {
      const users = (
        await done(browser, 'AssignableUsers', {
          subsectionResponseId: subsection.id,
          leaId: person.leaId,
        })
      ).data.assignableUsers
      const userId = users.find((/** @type {any} */ user) =>
        user.fullName.endsWith(person.email.split('@')[0]),
      ).id
      await done(browser, 'AssignUser', { input: { subsectionResponseId: subsection.id, userId } })
    }
    person.work = {
      selfAssessmentId: id,
      subsectionResponseId: subsection.id,
      itemId: item.id,
      version: item.version,
      ratings: item.ratingScale.map((/** @type {any} */ choice) => choice.value),
    }
  }
}

/**
 * Retries an action until it was acknowledged or refused, always with the same idempotency key, as the web client does
 * after a failure. Throws when that takes too long; while `patient` returns true the time does not count.
 *
 * @param {(key: string) => Promise<Answer>} act
 * @param {{ seconds?: number, patient?: () => boolean, onFailure?: (answer: Answer) => void }} [options]
 * @returns {Promise<Answer>}
 */
export async function untilCertain(act, { seconds = 90, patient, onFailure } = {}) {
  const key = randomUUID()
  let deadline = Date.now() + seconds * 1000
  for (;;) {
    const answer = await act(key)
    if (patient?.()) deadline = Date.now() + seconds * 1000
    if (!passing.has(answer.outcome)) return answer
    onFailure?.(answer)
    if (Date.now() > deadline)
      throw new Error(`No certain answer in ${seconds} s. ${answer.what}\n${answer.body}`)
    await pause(150)
  }
}

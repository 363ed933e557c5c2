import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { between, pick } from './random.mjs'
import { passing } from './browser.mjs'
import { signIn, untilCertain } from './people.mjs'

/** @typedef {import('./people.mjs').Person} Person */
/** @typedef {import('./browser.mjs').Answer} Answer */
/** @typedef {import('./ledger.mjs').Ledger} Ledger */

/**
 * @typedef {object} Surroundings
 * @property {import('./installation.mjs').Installation} installation
 * @property {Ledger} ledger
 * @property {() => number} random
 * @property {number} year the current one
 */

/** @typedef {{ step: string, answers: Answer[] }} Taken */

/** Steps of local users, with their weights. @type {readonly (readonly [number, string])[]} */
export const localSteps = [
  [18, 'landing page'],
  [14, 'list of self-assessments'],
  [16, 'self-assessment'],
  [22, 'subsection'],
  [22, 'save an answer'],
  [3, 'upload'],
  [4, 'download'],
  [1, 'sign in'],
]

/** Steps of state staff. @type {readonly (readonly [number, string])[]} */
export const stateSteps = [
  [25, 'landing page'],
  [25, 'list of self-assessments'],
  [20, 'self-assessment'],
  [18, 'list of users'],
  [8, 'create a user'],
  [1, 'sign in'],
]

/** Takes a random step of a person. @param {Surroundings} around @param {Person} person @returns {Promise<Taken>} */
export async function takeStep(around, person) {
  const step = person.isLeft ? 'sign in' : pick(around.random, person.work ? localSteps : stateSteps)
  return { step, answers: await stepOf(step, around, person) }
}

/** Takes one step of a kind. @param {string} step @param {Surroundings} around @param {Person} person @returns {Promise<Answer[]>} */
export async function stepOf(step, { installation, ledger, random, year }, person) {
  const { browser, work } = person
  switch (step) {
    case 'sign in':
      return signInAgain(installation, person)
    case 'landing page':
      return [await browser.ask('LandingPage', landingPage(year, person.leaId))]
    case 'list of self-assessments':
      return [await browser.ask('SelfAssessmentList', { year })]
    case 'self-assessment':
      return [await browser.ask('SelfAssessment', { id: work?.selfAssessmentId ?? between(random, 1, 20) })]
    case 'list of users': {
      const page = between(random, 1, 5)
      const filter = { show: 'all' }
      // The choices of its filters come with the first page.
      return [await browser.ask('UserPage', { page, pageSize: 20, filter, withChoices: page === 1 })]
    }
    case 'create a user': {
      const answer = await createUser(ledger, person, randomUUID())
      if (answer.outcome !== 'refused') return [answer]
      // The password counts as recent for ten minutes; signing in renews it.
      return [...(await signInAgain(installation, person)), await createUser(ledger, person, randomUUID())]
    }
    case 'subsection':
      return [await readSubsection(person)]
    case 'save an answer':
      return [await saveForCertain(ledger, person)]
    case 'upload':
      return [
        await uploadDocument(ledger, person, randomBytes(between(random, 20_000, 200_000)), randomUUID()),
      ]
    case 'download':
      return download(ledger, person)
    default:
      throw new Error(`Nobody knows how to ${step}.`)
  }
}

/**
 * The variables that the web client sends for the landing page of a returning user, where every feature is available.
 *
 * @param {number} year @param {number | null} leaId
 */
function landingPage(year, leaId) {
  return {
    year,
    leaId,
    part: null,
    withYears: false,
    withSelfAssessments: true,
    withDashboards: true,
    withAnnouncements: true,
    withTasks: true,
    withTraining: true,
  }
}

/**
 * Signs in again, which ends the previous session. A person who is refused with a retry time takes no other step until
 * it has succeeded.
 *
 * @param {import('./installation.mjs').Installation} installation @param {Person} person
 */
async function signInAgain(installation, person) {
  const answers = await signIn(installation, person)
  person.isLeft = answers.at(-1)?.outcome !== 'ok'
  return answers
}

/**
 * Saves, and repeats the same save while its outcome is unknown, as the web client does; only the first attempt is
 * measured.
 *
 * @param {Ledger} ledger @param {Person} person
 */
async function saveForCertain(ledger, person) {
  const key = randomUUID()
  const first = await saveAnswer(ledger, person, key)
  if (passing.has(first.outcome)) await untilCertain(() => saveAnswer(ledger, person, key))
  return first
}

/** @param {Person} person @returns {Promise<Answer>} */
async function readSubsection({ browser, work }) {
  const { subsectionResponseId: id = 0, selfAssessmentId = 0 } = work ?? {}
  return browser.ask('SubsectionResponse', { id, selfAssessmentId })
}

/**
 * Saves the next answer of a person, with a mark in its narrative. A conflict returns the current version.
 *
 * @param {Ledger} ledger @param {Person} person @param {string} key
 * @returns {Promise<Answer>}
 */
export async function saveAnswer(ledger, { browser, work }, key) {
  if (!work) throw new Error('This person answers nothing.')
  const { selfAssessmentId, itemId, version, ratings } = work
  const entry = ledger.begin({ kind: 'answer', mark: key })
  const rating = ratings[Number.parseInt(key.slice(0, 4), 16) % ratings.length] ?? null
  const input = { selfAssessmentId, itemId, rating, narrative: `<p>We checked it: ${key}</p>`, version }
  const answer = await browser.ask('SaveComplianceStrategyItem', { input }, { key })
  const saved = answer.data?.saveComplianceStrategyItem?.item
  if (saved) work.version = saved.version
  entry.acknowledged ||= answer.outcome === 'ok'
  return answer
}

/** @param {Ledger} ledger @param {Person} person @param {string} key @returns {Promise<Answer>} */
export async function createUser(ledger, { browser }, key) {
  const entry = ledger.begin({ kind: 'user', mark: `${key}@made.example` })
  const input = {
    email: entry.mark,
    fullName: `Made ${key.slice(0, 8)}`,
    title: 'Teacher',
    phoneNumber: '410-555-0100',
    roles: ['LocalUser'],
    leaId: 20,
  }
  const answer = await browser.ask('CreateUser', { input }, { key })
  entry.acknowledged ||= answer.outcome === 'ok'
  return answer
}

/** @param {Ledger} ledger @param {Person} person @param {Buffer} content @param {string} key @returns {Promise<Answer>} */
export async function uploadDocument(ledger, { browser, work }, content, key) {
  const bytes = Buffer.concat([Buffer.from('%PDF-1.7\n'), content])
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const entry = ledger.begin({ kind: 'document', mark: key, sha256 })
  const { subsectionResponseId = 0, itemId = 0 } = work ?? {}
  const fields = { subSectionResponseId: String(subsectionResponseId), itemId: String(itemId), titles: key }
  const file = { part: 'documents', name: 'evidence.pdf', bytes }
  const answer = await browser.upload('/files/supporting-documents', fields, file, key)
  if (answer.outcome === 'ok') {
    entry.acknowledged = true
    entry.id = answer.data[0].id
  }
  return answer
}

/** Downloads a document of the person's agency; reads a subsection if there is none. */
async function download(/** @type {Ledger} */ ledger, /** @type {Person} */ person) {
  const read = await readSubsection(person)
  const documents =
    read.data?.subsectionResponse?.items?.flatMap((/** @type {any} */ item) => item.documents) ?? []
  const document = documents.at(-1)
  if (!document) return [read]
  const { status, sha256, ms } = await person.browser.download(document.downloadPath)
  const wanted = ledger.find('document', document.title)?.sha256
  const same = status === 200 && (wanted === undefined || wanted === sha256)
  const answer = { status, ms, data: null, body: '', what: `download: ${status || sha256}` }
  return [read, { ...answer, outcome: same ? /** @type {const} */ ('ok') : /** @type {const} */ ('failed') }]
}

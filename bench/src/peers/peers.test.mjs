import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dataOf, fieldsOf } from '../answers.mjs'
import { askOnce } from '../load.mjs'
import { operationFor } from '../operations.mjs'
import { readQuestions } from '../questions.mjs'
import { aPerson } from '../sign-in.mjs'
import { report } from '../upstream-data.mjs'
import { startUpstream } from '../upstream.mjs'
import { peers } from './peers.mjs'

const graphqlPeers = /** @type {const} */ (['plain-stack', 'mercurius', 'yoga'])
const questions = await readQuestions()

/** @type {Map<string, string>} */
const origins = new Map()
/** @type {Array<() => Promise<unknown>>} */
const closes = []

beforeAll(async () => {
  const upstream = await startUpstream({ port: 0 })
  const apiUrl = `http://127.0.0.1:${upstream.port}`
  const documents = Object.fromEntries(questions.map(({ hash, document }) => [hash, document]))
  origins.set('direct', apiUrl)
  for (const name of /** @type {const} */ ([...graphqlPeers, 'raw-proxy'])) {
    const peer = await peers[name]({ apiUrl, port: 0, documents })
    origins.set(name, `http://127.0.0.1:${peer.port}`)
    closes.push(() => peer.close())
  }
  closes.push(() => upstream.close())
})
afterAll(async () => {
  for (const close of closes) await close()
})

/** @param {import('../operations.mjs').Target} target @param {import('../questions.mjs').Question} question */
async function ask(target, question) {
  const answers = await askOnce(operationFor(target, origins.get(target) ?? '', question, aPerson()))
  return answers.map(({ json }) => json)
}

describe.each(questions)('$id, $title', (question) => {
  it('is answered with the same data by every peer', async () => {
    const [plain, ...others] = await Promise.all(
      graphqlPeers.map(async (target) => dataOf((await ask(target, question))[0])),
    )
    expect(fieldsOf(plain)).toBeGreaterThan(300)
    for (const other of others) expect(other).toEqual(plain)
  })

  it('comes through the raw proxy unchanged', async () => {
    expect(await ask('raw-proxy', question)).toEqual(await ask('direct', question))
  })
})

describe('the plain stack', () => {
  it('joins the agency and adds the address of a file, as the gateway does', async () => {
    const question = questions.find(({ id }) => id === 'Q3')
    if (question === undefined) throw new Error('There is no Q3.')
    const evidence = report.subsections[0]?.items[1]?.documents[0]?.id
    const [answer] = await ask('plain-stack', question)
    expect(dataOf(answer)).toMatchObject({
      selfAssessmentReport: {
        generatedOn: report.generatedOn,
        selfAssessment: { lea: { shortName: 'Allegany' } },
        subsections: report.subsections.map(() => ({ lea: { id: 1 } })),
      },
    })
    expect(JSON.stringify(answer)).toContain(`"downloadPath":"/files/supporting-documents/${evidence}"`)
  })
})

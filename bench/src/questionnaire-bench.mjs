import { isDeepStrictEqual } from 'node:util'
import { dataOf, fieldsOf } from './answers.mjs'
import { startGateway, startServer } from './processes.mjs'
import { dashboardYears, documentsInAll, itemsInAll } from './questionnaire-data.mjs'
import { readQuestions } from './questions.mjs'
import { ask, measureRounds, resultOf } from './rounds.mjs'
import { signInDocuments, signInPeople } from './sign-in.mjs'
import { leas } from './upstream-data.mjs'
import { dashboardRequest, restRequests } from './upstream.mjs'

/** @typedef {'direct' | 'raw-proxy' | 'gateway'} Server */
/** @typedef {import('./rounds.mjs').Field<Server>} Field */
/** @typedef {{ agencies: number, calls: number }} Counted REST calls that one operation for so many agencies caused */
/** @typedef {import('./rounds.mjs').QuestionResult<Server> & { counted: Counted[] }} ScreenResult */

/** @type {readonly Server[]} */
const targets = ['direct', 'raw-proxy', 'gateway']

/** Rows of every year, with the fields that the state's list selects for one year. */
const dashboard = `query SelfAssessmentsOfYears($leaIds: [Int!]) {
  ${dashboardYears.map((year) => `y${year}: selfAssessments(year: ${year}, leaIds: $leaIds) { ...SelfAssessmentRowFields }`).join('\n')}
  complianceYears { id name }
}`
/** The answers of the report page and the required documents of the agency's page. */
const questionnaire = `query QuestionnaireWithDocuments($id: Int!, $leaId: Int!, $year: Int!) {
  selfAssessmentReport(id: $id) {
    generatedOn
    selfAssessment { ...SelfAssessmentFields }
    subsections { ...SubsectionResponseFields }
  }
  requiredDocumentCategories(leaId: $leaId, year: $year, selfAssessmentId: $id) { ...RequiredDocumentCategoryFields }
}`

/** @param {readonly number[]} leaIds @returns {import('./questions.mjs').Wanted} */
const dashboardOf = (leaIds) => ({
  id: 'S1',
  title: `the list of ${leaIds.length} agencies × ${dashboardYears.length} years × 2 parts`,
  operation: 'SelfAssessmentsOfYears',
  own: dashboard,
  variables: { leaIds },
  rest: [
    ...dashboardYears.map((year) => dashboardRequest(year, leaIds)),
    restRequests.leas,
    restRequests.years,
  ],
})

/** @type {import('./questions.mjs').Wanted} */
const wholeQuestionnaire = {
  id: 'S2',
  title: `a questionnaire of ${itemsInAll} items with ${documentsInAll} documents`,
  operation: 'QuestionnaireWithDocuments',
  own: questionnaire,
  variables: { id: 2000, leaId: 1, year: 2026 },
  rest: [restRequests.questionnaire, restRequests.categories, restRequests.leas],
}

/**
 * The two largest screens of self-assessments, each in one GraphQL request, compared with the REST calls that a client
 * would make itself. The gateway's calls are counted at the upstream, for few agencies and for all.
 *
 * @param {import('./rounds.mjs').Plan} plan
 * @returns {Promise<ScreenResult[]>}
 */
export async function runQuestionnaireBench(plan) {
  const { firstPort, log } = plan
  const everyLea = leas.map(({ id }) => id)
  const sizes = await readQuestions([[1], everyLea.slice(0, 6), everyLea].map(dashboardOf))
  const large = await readQuestions([wholeQuestionnaire])
  const documents = Object.fromEntries([...sizes, ...large].map(({ hash, document }) => [hash, document]))
  const apiUrl = `http://127.0.0.1:${firstPort}`
  const upstream = await startServer({ be: 'upstream', port: firstPort, apiUrl, documents })
  const proxy = await startServer({ be: 'raw-proxy', port: firstPort + 1, apiUrl, documents })
  const gateway = await startGateway({
    port: firstPort + 2,
    apiUrl,
    documents: { ...documents, ...signInDocuments },
  })
  const servers = { direct: upstream, 'raw-proxy': proxy, gateway }
  /** @type {Field} */
  const field = {
    targets,
    people: await signInPeople(gateway.origin, plan.people),
    serverOf: (target) => servers[/** @type {Server} */ (target)],
  }

  const screens = []
  for (const questions of [sizes, large]) {
    /** @type {Counted[]} */
    const counted = []
    let answer = { bytes: 0, fields: 0 }
    for (const question of questions) {
      answer = await requireWholeAnswer(field, question)
      await upstream.takeCalls()
      await ask(field, 'gateway', question)
      const agencies = /** @type {number[] | undefined} */ (question.variables.leaIds)?.length ?? 1
      counted.push({ agencies, calls: await upstream.takeCalls() })
    }
    const question = questions.at(-1)
    if (question === undefined) throw new Error('Nothing was asked.')
    const calls = counted.map((each) => `${each.calls} REST calls for ${each.agencies}`).join(', ')
    log(`${question.id} ${question.title}: ${answer.bytes} bytes, ${answer.fields} fields; ${calls}`)
    screens.push({ question, answer, counted })
  }
  const rounds = await measureRounds(
    field,
    screens.map(({ question }) => question),
    plan,
  )
  return screens.flatMap(({ question, answer, counted }, place) => {
    const ofQuestion = rounds[place]
    return ofQuestion === undefined ? [] : [{ ...resultOf(question, answer, ofQuestion), counted }]
  })
}

/**
 * Throws unless the gateway's response has a row for every row, item and document in the responses of the REST calls.
 *
 * @param {Field} field @param {import('./questions.mjs').Question} question
 */
async function requireWholeAnswer(field, question) {
  const [answer] = await ask(field, 'gateway', question)
  const data = dataOf(answer?.json)
  const direct = (await ask(field, 'direct', question)).map(({ json }) => json)
  const proxied = (await ask(field, 'raw-proxy', question)).map(({ json }) => json)
  if (!isDeepStrictEqual(direct, proxied)) throw new Error(`${question.id}: the proxy changed an answer.`)
  // Agencies are joined to the rows; everything else with a version occurs once in both responses.
  const own = direct.filter((_, place) => question.rest[place] !== restRequests.leas)
  const [expected, got] = [rowsIn(own), rowsIn(data)]
  if (expected === 0 || expected !== got)
    throw new Error(`${question.id}: ${got} rows came through the gateway, ${expected} from REST.`)
  return { bytes: answer?.bytes ?? 0, fields: fieldsOf(data) }
}

/**
 * Objects with an id and a version, or with an id and bytes, anywhere in a response. @param {unknown} value @returns
 * {number}
 */
function rowsIn(value) {
  if (Array.isArray(value)) return value.reduce((sum, each) => sum + rowsIn(each), 0)
  if (typeof value !== 'object' || value === null) return 0
  const own = 'id' in value && ('version' in value || 'size' in value) ? 1 : 0
  return Object.values(value).reduce((sum, each) => sum + rowsIn(each), own)
}

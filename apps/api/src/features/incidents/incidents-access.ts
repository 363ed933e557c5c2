import { csvDocument, incidentColumns, listTemplate } from '@portal/domain'
import type { Attempt, Attempts, Prepare } from '../../testing/access/access-kit.js'
import type { AccessWorld } from '../../testing/access/access-world.js'
import { anIncident } from '../../testing/incident-steps.js'

/** Written by hand from the specification; testing/access/access-legend.ts explains the columns and words. */
export const verdicts = `
call                     record   | anon half dis  | SA   SM   LI   DRS  LA   LU   | CL
listIncidents            -        | 401  401  401  | all  all  own  all  own  own  | 403
exportIncidents          -        | 401  401  401  | ok   ok   ok   ok   ok   ok   | 403
listIncidentChoices      -        | 401  401  401  | ok   ok   ok   ok   ok   ok   | 403
downloadIncidentTemplate -        | 401  401  401  | 403  403  403  403  ok   ok   | 403
getIncident              own      | 401  401  401  | ok   ok   ok   ok   ok   ok   | 403
getIncident              foreign  | 401  401  401  | ok   ok   404  ok   404  404  | 403
getIncident              missing  | 401  401  401  | 404  404  404  404  404  404  | 403
addIncident              -        | 401  401  401  | 403  403  403  403  ok   ok   | 403
updateIncident           own      | 401  401  401  | 403  403  403  403  ok   ok   | 403
updateIncident           foreign  | 401  401  401  | 403  403  404  403  404  404  | 403
updateIncident           missing  | 401  401  401  | 404  404  404  404  404  404  | 403
revealIncidentStudent    own      | 401  401  401  | ok   ok   403  403  ok   ok   | 403
revealIncidentStudent    foreign  | 401  401  401  | ok   ok   404  403  404  404  | 403
revealIncidentStudent    missing  | 401  401  401  | 404  404  404  404  404  404  | 403
importIncidents          -        | 401  401  401  | 403  403  403  403  ok   ok   | 403
recordIncidentNotice     own      | 401  401  401  | 403  403  403  403  ok   ok   | 403
recordIncidentNotice     foreign  | 401  401  401  | 403  403  404  403  404  404  | 403
recordIncidentNotice     missing  | 401  401  401  | 404  404  404  404  404  404  | 403
`

const base = '/api/incidents'
const adminOf = (record: string) => (record === 'foreign' ? 'admin@howard.example' : 'admin@allegany.example')

async function made(world: AccessWorld, record: string, more: object = {}): Promise<{ id: number }> {
  const body = { ...anIncident(), ...more }
  const answer = await world.steps.send<{ id: number }>(adminOf(record), 'post', base, body)
  if (answer.status !== 201) throw new Error(`No incident: ${JSON.stringify(answer.body)}`)
  return answer.body
}

const onIncident =
  (request: Omit<Attempt, 'params'> = {}): Prepare =>
  async (world, record) => ({
    params: { id: record === 'missing' ? 999_999 : (await made(world, record)).id },
    ...request,
  })

let students = 0

/** The notice about a student of their own, who has just had ten incidents. */
const onNotice: Prepare = async (world, record) => {
  const body = { givenOn: anIncident().incidentDate, version: 1 }
  if (record === 'missing') return { params: { id: 999_999 }, body }
  const studentId = String(7_000_000_000 + ++students)
  for (let n = 0; n < 10; n++) await made(world, record, { studentId, lastName: `Zorn${students}` })
  const page = await world.steps.send<{ notices: { id: number }[] }>(adminOf(record), 'get', base)
  return { params: { id: Math.max(...page.body.notices.map(({ id }) => id)) }, body }
}

const listForm = () => {
  const form = new FormData()
  form.append('file', new Blob([csvDocument(listTemplate(incidentColumns), [])]), 'incidents.csv')
  return form
}

export const attempts: Attempts = {
  async listIncidents(world) {
    await made(world, 'own')
    await made(world, 'foreign')
    return { query: '?pageSize=200' }
  },
  getIncident: onIncident(),
  addIncident: () => ({ body: anIncident() }),
  updateIncident: onIncident({ body: { school: 'Lake School', version: 1 } }),
  revealIncidentStudent: onIncident(),
  importIncidents: () => ({ form: listForm() }),
  recordIncidentNotice: onNotice,
}

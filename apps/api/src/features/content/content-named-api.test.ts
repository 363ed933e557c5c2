import type {
  AnswerOf,
  getEditQuestionnaire,
  getQuestionnaireSection,
  getQuestionnaireSubsection,
  listContentVersions,
} from '@portal/rest-contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { allegany, selfAssessmentSteps, type Refusal } from '../../testing/self-assessment-steps.js'
import { startTestApi, type TestApi } from '../../testing/test-api.js'

type Version = AnswerOf<typeof getEditQuestionnaire>
type Section = AnswerOf<typeof getQuestionnaireSection>
type Subsection = AnswerOf<typeof getQuestionnaireSubsection>
type Place = Section['places'][number]

const monitor = 'monitor@state.example'
const root = '/api/msde/self-assessment'

let api: TestApi
let steps: ReturnType<typeof selfAssessmentSteps>
beforeAll(async () => {
  api = await startTestApi()
  steps = selfAssessmentSteps(api)
})
afterAll(() => api.close())

const send = <Body>(method: string, path: string, body?: unknown) =>
  steps.send<Body>(monitor, method, `${root}/${path}`, body)

it('serves the editor of a questionnaire by the specified names', async () => {
  const year = await steps.currentYear()
  const published = (await send<Version>('get', `questionnaire?year=${year}&part=Part%20C`)).body
  expect([published.part, published.state, published.year]).toEqual(['Part C', 'Published', year])
  expect((await send<Version>('get', `editquestionnaire/${published.id}`)).body).toEqual(published)
  const versions = '/api/msde/content/self-assessment/versions'
  const made = await steps.send<Version>(monitor, 'post', versions, { fromId: published.id, year })
  const { id } = made.body

  const added = await send<Place>('post', `section/${id}`, { fields: { title: 'Families' } })
  expect([added.status, added.body.fields.title, added.body.questionnaireId]).toEqual([201, 'Families', id])
  const below = await send<Place>('post', `subsection/${added.body.id}`, {})
  expect(below.body.parentId).toBe(added.body.contentId)
  const renamed = await send<Place>('put', `sections/${added.body.id}`, {
    fields: { title: 'Families first' },
    version: added.body.version,
  })
  expect([renamed.body.fields.title, renamed.body.fields.number]).toEqual([
    'Families first',
    added.body.fields.number,
  ])
  const stale = await send<Refusal>('put', `sections/${added.body.id}`, {
    fields: { title: 'Late' },
    version: added.body.version,
  })
  expect([stale.status, stale.body.current]).toMatchObject([409, { fields: { title: 'Families first' } }])

  const sections = (await send<Place[]>('get', `sections?questionnaireId=${id}`)).body
  expect(sections.at(-1)?.fields.title).toBe('Families first')
  const [first] = sections
  const subsections = (await send<Place[]>('get', `subsections?sectionId=${first?.id}`)).body
  expect((await send<Section>('get', `section/${first?.id}`)).body.places).toEqual(subsections)
  const subsection = (await send<Subsection>('get', `subsection/${subsections[0]?.id}`)).body
  const [item] = subsection.places
  const saved = await send<Place>('put', `compliance-strategy-items/${item?.id}`, {
    fields: { text: 'Do families know how to refer a child?' },
    version: item?.version,
  })
  expect(saved.body.fields).toEqual({ ...item?.fields, text: 'Do families know how to refer a child?' })
  const unknown = await send<Refusal>('put', `compliance-strategy-items/${item?.id}`, {
    fields: { citations: ['34 CFR 999.1'] },
    version: saved.body.version,
  })
  expect([unknown.status, unknown.body.fields]).toEqual([
    422,
    { citations: ['34 CFR 999.1 is not in the list of citations.'] },
  ])
  expect((await send<Refusal>('delete', `dashboard/delete/csi-item/${item?.id}`)).status).toBe(409)
  expect((await send('delete', `section/${added.body.id}`)).status).toBe(204)
  expect((await send('get', `subsection/${below.body.id}`)).status).toBe(404)
  const title = { fields: { title: 'Part C, revised' }, version: 1 }
  expect((await send<Place>('put', `questionnaire/${id}`, title)).body.fields.title).toBe('Part C, revised')
  const locked = await send<Refusal>('put', `questionnaire/${published.id}`, title)
  expect([locked.status, locked.body.message]).toEqual([
    409,
    expect.stringMatching(/^This version is locked/),
  ])
})

it('serves the editor of the required documents by the specified names', async () => {
  const year = await steps.currentYear()
  const published = (await send<Version>('get', `required-documents/contents?year=${year}`)).body
  expect([published.part, published.state, published.year]).toEqual(['Part B', 'Published', year])
  const versions = '/api/msde/content/required-documents/versions'
  const { id } = (await steps.send<Version>(monitor, 'post', versions, { fromId: published.id, year })).body
  const sections = (await send<Place[]>('get', `required-documents/sections?versionId=${id}`)).body
  expect(sections.map(({ fields }) => fields.title)).toEqual(
    published.nodes.map(({ fields }) => fields.title),
  )
  const [first] = sections
  expect((await send<Place>('get', `required-documents/section/${first?.id}`)).body).toEqual(first)
  const saved = await send<Place>('put', `required-documents/section/${first?.id}`, {
    fields: { defaultMaximum: 7 },
    version: first?.version,
  })
  expect(saved.body.fields).toEqual({ ...first?.fields, defaultMaximum: 7 })
  const over = await send<Refusal>('put', `required-documents/section/${first?.id}`, {
    fields: { defaultMaximum: 21 },
    version: saved.body.version,
  })
  expect(over.status).toBe(422)
  const used = await send<Refusal>('delete', `required-documents/section/${first?.id}`)
  expect(used.status).toBe(409)

  const added = await send<Place>('post', 'required-documents/item', {
    versionId: id,
    fields: { title: 'Transition plans', group: 'Transition' },
  })
  expect([added.status, added.body.fields.title, added.body.questionnaireId]).toEqual([
    201,
    'Transition plans',
    id,
  ])
  const after = (await send<Place[]>('get', `required-documents/sections?versionId=${id}`)).body
  expect(after.at(-1)?.id).toBe(added.body.id)
  expect((await send('delete', `required-documents/section/${added.body.id}`)).status).toBe(204)
  expect((await send('get', `required-documents/section/${added.body.id}`)).status).toBe(404)
  // The list of a category's documents, which has a number where these have a name, is still there.
  expect((await send('post', 'required-documents/999999')).status).toBe(404)
})

it('serves years, names and self-assessments of agencies by the specified names', async () => {
  const years = (await send<{ id: number }[]>('get', 'schoolcalendaryears')).body
  expect(years.at(-1)?.id).toBe(await steps.currentYear())
  expect((await send('get', `lea-name/${allegany}`)).body).toEqual({ name: 'Allegany County Public Schools' })
  const rows = (await send<{ part: string }[]>('get', `questionnaireresponse/${allegany}`)).body
  expect(rows.map(({ part }) => part)).toEqual(['Part B', 'Part C'])
  const versions = await steps.send<AnswerOf<typeof listContentVersions>>(
    monitor,
    'get',
    '/api/msde/content/self-assessment/versions',
  )
  expect(versions.status).toBe(200)
})

it('serves the editor of the content of audits by the specified names', async () => {
  const audits = <Body>(method: string, path: string, body?: unknown) =>
    steps.send<Body>(monitor, method, `/api/msde/desk-audit/${path}`, body)
  const year = await steps.currentYear()
  const published = (await audits<Place[]>('get', `contentsections?year=${year}&part=Part%20C`)).body
  const fromId = published[0]?.questionnaireId ?? 0
  expect((await audits<Place[]>('get', `section?versionId=${fromId}`)).body).toEqual(published)
  const versions = '/api/msde/content/desk-audit/versions'
  const { id } = (await steps.send<Version>(monitor, 'post', versions, { fromId, year })).body
  const two = (await audits<Place[]>('get', `contentsections/${fromId},${id}`)).body
  expect(two).toHaveLength(2 * published.length)

  const added = await audits<Place>('post', 'section', { versionId: id, fields: { title: 'Families' } })
  expect([added.status, added.body.fields.title, added.body.questionnaireId]).toEqual([201, 'Families', id])
  const item = await audits<Place>('post', `compliance-strategy-item/${added.body.id}`, {
    fields: { text: 'Were families asked?' },
  })
  expect(item.body.parentId).toBe(added.body.contentId)
  const saved = await audits<Place>('put', `contentitem/${item.body.id}`, {
    fields: { guidance: 'See the log.' },
    version: item.body.version,
  })
  expect(saved.body.fields).toEqual({ ...item.body.fields, guidance: 'See the log.' })
  expect((await audits<Place>('get', `contentitem/${item.body.id}`)).body).toEqual(saved.body)
  const section = (await audits<Section>('get', `contentsection/${added.body.id}`)).body
  expect(section.places).toEqual([saved.body])
  expect((await audits<Section>('get', `contentsectionsbyitem/${item.body.id}`)).body).toEqual(section)
  const beside = (await audits<Place[]>('get', `contentsectionsbysection/${added.body.id}`)).body
  expect(beside.at(-1)?.fields.title).toBe('Families')
  const renamed = { fields: { title: 'Families first' }, version: added.body.version }
  expect((await audits<Place>('put', `contentsection/${added.body.id}`, renamed)).status).toBe(200)
  expect((await audits<Refusal>('put', `contentsection/${added.body.id}`, renamed)).status).toBe(409)
  expect((await audits<Refusal>('put', `contentsection/${published[0]?.id}`, renamed)).body.message).toMatch(
    /^This version is locked/,
  )
  expect((await audits('delete', `compliance-strategy-item/${item.body.id}`)).status).toBe(204)
  expect((await audits('get', `contentitem/${item.body.id}`)).status).toBe(404)
  expect((await audits('delete', `section/${added.body.id}`)).status).toBe(204)
  expect((await audits<Refusal>('get', 'contentsections/1,two')).status).toBe(422)
  const other = await steps.send<Refusal>(monitor, 'get', `/api/msde/self-assessment/section?versionId=${id}`)
  expect(other.status).toBe(404)
})

import type { AnswerOf, getContentVersion } from '@portal/rest-contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { contentSheets, editCell, type VersionRow } from '../../../testing/content-sheets.js'
import { selfAssessmentSteps, type Refusal } from '../../../testing/self-assessment-steps.js'
import { auditOf } from '../../../testing/audits/test-audit.js'
import { startTestApi, type TestApi } from '../../../testing/test-api.js'
import { verifyAuditChain } from '../../audit-trail/audit-trail-read-model.js'

type Version = AnswerOf<typeof getContentVersion>

const monitor = 'monitor@state.example'
const base = '/api/msde/content/self-assessment/versions'
const documents = '/api/msde/content/required-documents/versions'
const audits = '/api/msde/content/desk-audit/versions'

let api: TestApi
let steps: ReturnType<typeof selfAssessmentSteps>
let content: ReturnType<typeof contentSheets>
beforeAll(async () => {
  api = await startTestApi()
  steps = selfAssessmentSteps(api)
  content = contentSheets(api)
})
afterAll(() => api.close())

const nodeOf = ({ nodes }: Version, contentId: string) => nodes.find((one) => one.contentId === contentId)

it('brings an unchanged sheet back without any change, for every kind and part', async () => {
  for (const path of [base, documents, audits])
    for (const part of ['Part B', 'Part C']) {
      const id = await content.draft(path, part)
      const { status, body } = await content.upload(path, id, await content.download(path, id))
      expect({ part, status, ...body }).toMatchObject({
        part,
        status: 200,
        changes: [],
        errors: [],
        stale: null,
        apply: { allowed: false, reason: 'The file changes nothing.' },
      })
      expect(body.rows).toBe((await content.find(path, id)).nodes.length)
    }
})

it('adds, changes, moves, removes and retires by rows, with the change log of each place', async () => {
  const id = await content.draft(base, 'Part B')
  const before = await content.find(base, id)
  const sheets = await content.download(base, id)
  const [sheet] = sheets
  if (!sheet) throw new Error('There is no sheet.')
  const headings = sheet.cells[0] ?? []
  editCell(sheets, 'b-cf-60-days', 'Text', '=HYPERLINK("http://elsewhere.example")')
  editCell(
    sheets,
    'b-cf-60-days',
    'Guidance',
    '<p>Look for:</p><ul><li>dates</li></ul><script>alert(1)</script>',
  )
  const rowAt = (contentId: string) => sheet.cells.findIndex(([first]) => first === contentId)
  // The first item behind the second one, and a new one behind both.
  const [first] = sheet.cells.splice(rowAt('b-cf-reach-all'), 1)
  sheet.cells.splice(rowAt('b-cf-60-days') + 1, 0, first ?? [])
  const fresh = headings.map((heading) =>
    heading === 'Kind' ? 'Item' : heading === 'Text' ? 'A new one?' : '',
  )
  sheet.cells.splice(rowAt('b-cf-reach-all') + 1, 0, fresh)
  const gone = nodeOf(before, 'b-cf-reach-all')?.parentId ?? ''
  const third = before.nodes.filter(({ parentId }) => parentId === gone).find(({ order }) => order === 2)
  sheet.cells.splice(rowAt(third?.contentId ?? ''), 1)

  const preview = await content.upload(base, id, sheets)
  expect(preview.body.errors).toEqual([])
  expect(preview.body.apply.allowed).toBe(true)
  expect(
    preview.body.changes.map(({ kind, label }) => `${kind} ${label.slice(0, 12)}`).toSorted(),
  ).toHaveLength(4)
  expect(new Set(preview.body.changes.map(({ kind }) => kind))).toEqual(
    new Set(['added', 'changed', 'moved', 'removed']),
  )
  expect(await content.find(base, id)).toEqual(before)

  const { status, body } = await content.apply(base, id, preview.body.id)
  expect([status, body.changes]).toEqual([200, 4])
  const items = body.version.nodes
    .filter(({ parentId }) => parentId === gone)
    .toSorted((a, b) => a.order - b.order)
  expect(items.slice(0, 3).map(({ fields }) => fields.text)).toEqual([
    '=HYPERLINK("http://elsewhere.example")',
    nodeOf(before, 'b-cf-reach-all')?.fields.text,
    'A new one?',
  ])
  expect(items[0]?.fields.guidance).toBe('<p>Look for:</p><ul><li>dates</li></ul>')
  expect(items.find(({ contentId }) => contentId === third?.contentId)?.active).toBe(false)
  expect(items.map(({ order }) => order)).toEqual(items.map((_, index) => index))
  expect(body.version.nodes).toHaveLength(before.nodes.length + 1)
  const added = items[2]?.contentId ?? ''
  const logged = await auditOf(api, 'selfAssessmentContent', added)
  expect(logged.map(({ action, reason }) => [action, reason])).toEqual([
    ['addContentNode', 'Import of content.xlsx'],
  ])
  expect((await auditOf(api, 'selfAssessmentContent', third?.contentId ?? '')).at(-1)?.action).toBe(
    'retireContentNode',
  )
  expect((await verifyAuditChain(api.db)).ok).toBe(true)

  const again = await content.apply<Refusal>(base, id, preview.body.id)
  expect([again.status, again.body.message]).toEqual([409, 'This file has already been applied.'])
  const unchanged = await content.upload(base, id, await content.download(base, id))
  expect(unchanged.body.changes).toEqual([])
})

it('brings rating scales back, and refuses what is no scale beside its row', async () => {
  const id = await content.draft(base, 'Part C')
  const sheets = await content.download(base, id)
  const item = (await content.find(base, id)).nodes.find(({ fields }) => fields.responseType === 'Rating')
  const contentId = item?.contentId ?? ''
  editCell(sheets, contentId, 'Rating Scale', '4 Always\nOften')
  const refused = await content.upload(base, id, sheets)
  expect(refused.body.errors).toMatchObject([
    { column: 'Rating Scale', message: expect.stringMatching(/^Write each choice as a number/) },
  ])
  editCell(sheets, contentId, 'Rating Scale', '1 Never\n4 Always')
  const preview = await content.upload(base, id, sheets)
  expect(preview.body.changes.map(({ kind, fields }) => [kind, fields[0]?.field])).toEqual([
    ['changed', 'ratingScale'],
  ])
  const { body } = await content.apply(base, id, preview.body.id)
  expect(nodeOf(body.version, contentId)?.fields.ratingScale).toEqual(['4 Always', '1 Never'])
})

it('refuses a sheet that is older than the draft, names who was quicker, and writes nothing', async () => {
  const id = await content.draft(documents, 'Part B')
  const sheets = await content.download(documents, id)
  editCell(sheets, 'rd-b-child-find-plan', 'Description', 'From the sheet.')
  const early = await content.upload(documents, id, sheets)
  expect(early.body.apply.allowed).toBe(true)

  const version = await content.find(documents, id)
  const node = nodeOf(version, 'rd-b-eval-timeline')
  const save = { fields: { ...node?.fields, help: 'Meanwhile.' }, version: node?.version }
  const path = `${documents}/${id}/nodes/rd-b-eval-timeline`
  expect((await steps.send('monitor2@state.example', 'put', path, save)).status).toBe(200)

  const before = await content.find(documents, id)
  for (const answer of [await content.apply<Refusal>(documents, id, early.body.id)]) {
    expect(answer.status).toBe(409)
    expect(answer.body.message).toMatch(
      /^This draft was changed after the file was downloaded, last by Andre Whitfield a moment ago\./,
    )
    expect(answer.body.current).toMatchObject({ stale: answer.body.message, errors: [] })
  }
  const late = await content.upload(documents, id, sheets)
  expect(late.body).toMatchObject({ apply: { allowed: false } })
  expect(late.body.stale).toMatch(/Download it again/)
  expect(await content.find(documents, id)).toEqual(before)
})

it('tells refused cells beside their rows and writes none of the others', async () => {
  const id = await content.draft(documents, 'Part C')
  const sheets = await content.download(documents, id)
  const before = await content.find(documents, id)
  editCell(sheets, 'rd-c-child-find', 'Maximum', '21')
  editCell(sheets, 'rd-c-45-days', 'Description', 'Good.')
  const { body } = await content.upload(documents, id, sheets)
  expect(body.errors).toEqual([
    { row: 2, column: 'Maximum', value: '21', message: 'Maximum must be between 0 and 20.' },
  ])
  expect(body.apply).toEqual({
    allowed: false,
    reason: 'One cell or row is refused. Correct the file first.',
  })
  expect((await content.apply(documents, id, body.id)).status).toBe(409)
  expect(await content.find(documents, id)).toEqual(before)
})

it('takes only sheets of this version, from those who manage content, for drafts', async () => {
  const id = await content.draft(documents, 'Part B')
  const other = await content.draft(documents, 'Part C')
  const sheets = await content.download(documents, id)
  const foreign = await content.upload<Refusal>(documents, other, sheets)
  expect([foreign.status, foreign.body.message]).toEqual([
    422,
    'This file is of another version. Download this one and edit that file.',
  ])
  const without = await content.upload<Refusal>(documents, id, sheets.slice(0, 1))
  expect(without.body.message).toMatch(/^The sheet About is missing/)
  const form = new FormData()
  form.append('file', new Blob(['a,b\r\n1,2']), 'content.xlsx')
  const text = await api.call<Refusal>('post', `${documents}/${id}/import`, {
    token: await api.tokenFor(monitor),
    form,
  })
  expect([text.status, text.body.message]).toEqual([422, 'This is not an XLSX file that can be read.'])
  expect((await content.upload(documents, id, sheets, 'admin@allegany.example')).status).toBe(403)
  editCell(sheets, 'rd-b-child-find-plan', 'Description', 'Another.')
  const mine = await content.upload(documents, id, sheets)
  expect((await content.apply(documents, id, mine.body.id, 'monitor2@state.example')).status).toBe(404)
  expect((await content.apply(documents, other, mine.body.id)).status).toBe(404)
  const published = (await steps.send<VersionRow[]>(monitor, 'get', documents)).body.find(
    (row) => row.state === 'Published',
  )
  expect((await content.upload(documents, published?.id ?? 0, sheets)).status).toBe(409)
})

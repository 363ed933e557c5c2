import type {
  AnswerOf,
  getAuditSample,
  getRecordContent,
  getRecordSetup,
  listProngFiles,
  listSampleRecords,
  checkStudentList,
  createAudits,
  getAuditProng,
  listPopulation,
  listPopulationChoices,
  previewAudits,
  previewSample,
  revealRecords,
  updateItemResponse,
  updateRecordSetup,
  uploadRecordFiles,
  uploadStudentList,
} from '@portal/rest-contract'
import { eq } from 'drizzle-orm'
import { auditRecords } from '../../db/schema/index.js'
import { howard, selfAssessmentSteps, type Refusal } from '../self-assessment-steps.js'
import { studentCsv } from '../student-lists.js'
import type { TestApi } from '../test-api.js'

export type Audit = AnswerOf<typeof createAudits>[number]
export type Prong = AnswerOf<typeof getAuditProng>
export type Sample = AnswerOf<typeof getAuditSample>
export type SampleRecord = AnswerOf<typeof listSampleRecords>[number]
export type ListCheck = AnswerOf<typeof checkStudentList>
type RecordFile = AnswerOf<typeof uploadRecordFiles>[number]
type Content = AnswerOf<typeof getRecordContent>
type RecordItem = AnswerOf<typeof updateItemResponse>
type Setup = AnswerOf<typeof getRecordSetup>
type Checked = AnswerOf<typeof uploadStudentList>
type Population = AnswerOf<typeof listPopulation>
type Planned = AnswerOf<typeof previewAudits>
type PlannedSample = AnswerOf<typeof previewSample>

const monitor = 'monitor@state.example'
const adminOf = (leaId: number) => (leaId === howard ? 'admin@howard.example' : 'admin@allegany.example')

/** The steps of an audit, each taken by one named person. */
export function auditSteps(api: TestApi, typeKey = 'desk-audit') {
  const base = `/api/msde/${typeKey}`
  const { send, currentYear } = selfAssessmentSteps(api)

  /** A cyclical audit of Part B in the current year, unless told. */
  const input = async (leaIds: readonly number[], given: object = {}) => ({
    year: await currentYear(),
    leaIds,
    parts: ['Part B'],
    reason: 'Cyclical',
    plannedStart: '2998-10-01',
    documentsDueOn: '2998-11-02',
    plannedEnd: '2999-03-01',
    leadMonitorId: await api.userId(monitor),
    ...given,
  })

  const steps = {
    send,
    currentYear,
    input,
    preview: async (user: string, leaIds: readonly number[], given: object = {}) =>
      send<Planned & Refusal>(user, 'post', `${base}/audits/preview`, await input(leaIds, given)),
    create: async (user: string, leaIds: readonly number[], given: object = {}) =>
      send<Audit[] & Refusal>(user, 'post', `${base}/audits`, await input(leaIds, given)),
    /** A further audit, of which there can be many. */
    async targeted(leaId: number): Promise<Audit> {
      const [audit] = (await steps.create(monitor, [leaId], { reason: 'Targeted' })).body
      if (!audit) throw new Error('The audit was not created.')
      return audit
    },
    list: async (user: string, leaIds: readonly number[] = [], year?: number) =>
      send<Audit[]>(user, 'post', `${base}/dashboard/lealist/${year ?? (await currentYear())}`, leaIds),
    notifyPath: async ({ id, leaId, part, year }: Audit, contact = monitor): Promise<string> =>
      `${base}/lea-notification/${leaId}/${id}/${await api.userId(contact)}/${encodeURIComponent(part)}/${year}`,
    notify: async (user: string, audit: Audit, contact = monitor) =>
      send<Audit & Refusal>(user, 'get', await steps.notifyPath(audit, contact)),
    prong: (user: string, id: number) => send<Prong & Refusal>(user, 'get', `${base}/prong/${id}`),
    setStatus: (user: string, prong: { id: number; version: number }, status: number, given: object = {}) =>
      send<Prong & Refusal>(user, 'post', `${base}/audit/status/${prong.id}/${status}`, {
        version: prong.version,
        ...given,
      }),
    /** The first prong of a further audit whose agency was notified and then asked for its list. */
    async awaitingList(leaId: number): Promise<Prong> {
      const audit = await steps.targeted(leaId)
      const [prong] = (await steps.notify(monitor, audit)).body.prongs
      if (!prong) throw new Error('The audit has no prong.')
      return (await steps.setStatus(monitor, prong, 1)).body
    },
    async upload(user: string, prongId: number, file: string | Uint8Array<ArrayBuffer>, name = 'list.csv') {
      const body = new FormData()
      body.append('file', new Blob([file]), name)
      const token = await api.tokenFor(user)
      return api.call<Checked & Refusal & { current?: Checked }>(
        'post',
        `${base}/upload-student-file/${prongId}`,
        { token, form: body },
      )
    },
    checkList: (user: string, prongId: number) =>
      send<ListCheck & Refusal>(user, 'get', `${base}/check-student-file/${prongId}`),
    population: (user: string, prongId: number, query = '') =>
      send<Population & Refusal>(user, 'get', `${base}/sample-data/${prongId}${query}`),
    choices: (user: string, prongId: number) =>
      send<AnswerOf<typeof listPopulationChoices> & Refusal>(
        user,
        'get',
        `${base}/sample-data/${prongId}/choices`,
      ),
    /** A prong with a list of so many students, sent by the administrator of the agency. */
    async withList(leaId: number, students: number, admin = adminOf(leaId)): Promise<Prong> {
      const { id } = await steps.awaitingList(leaId)
      const { status, body } = await steps.upload(admin, id, studentCsv(students))
      if (status !== 200) throw new Error(`The list was refused: ${body.message}`)
      return (await steps.prong(monitor, id)).body
    },
    draw: (user: string, prongId: number, sampleSize: number, given: object = {}) =>
      send<Sample & Refusal>(user, 'post', `${base}/generate-sample/${prongId}`, {
        prongId,
        sampleSize,
        updateOnly: false,
        ...given,
      }),
    previewDraw: (user: string, prongId: number, sampleSize: number) =>
      send<PlannedSample & Refusal>(user, 'post', `${base}/generate-sample/${prongId}/preview`, {
        prongId,
        sampleSize,
        updateOnly: false,
      }),
    /** A prong with a sample of so many of twice as many students. */
    async withSample(leaId: number, size: number): Promise<Prong> {
      const { id } = await steps.withList(leaId, 2 * size)
      const { status, body } = await steps.draw(monitor, id, size, { seed: 2025 })
      if (status !== 200) throw new Error(`The draw was refused: ${body.message}`)
      return (await steps.prong(monitor, id)).body
    },
    sample: (user: string, prongId: number) =>
      send<Sample & Refusal>(user, 'get', `${base}/generate-sample/${prongId}`),
    addByHand: (user: string, prongId: number, studentId: number, query = '') =>
      send<Sample & Refusal>(user, 'get', `${base}/sample-data/add/${prongId}/${studentId}${query}`),
    deleteSample: (user: string, prongId: number) =>
      send<Sample & Refusal>(user, 'post', `${base}/student-sample/delete/${prongId}`),
    records: (user: string, prongId: number) =>
      send<SampleRecord[]>(user, 'get', `${base}/sample-audit/${prongId}/students?isStateMonitor=true`),
    changeRecord: (user: string, { id, version }: { id: number; version: number }, given: object) =>
      send<SampleRecord & Refusal>(user, 'patch', `${base}/sample-audit/student/${id}`, {
        version,
        ...given,
      }),
    removeRecord: (user: string, { id, version }: { id: number; version: number }, reason = '') =>
      send<Refusal>(user, 'post', `${base}/student-record/delete/${id}`, { version, reason }),
    confirmAll: (user: string, prongId: number) =>
      send<SampleRecord[] & Refusal>(user, 'post', `${base}/sample-audit/${prongId}/confirm-enrolment`),
    people: (user: string, prongId: number) =>
      send<{ id: string; isAssigned: boolean }[] & Refusal>(
        user,
        'get',
        `${base}/sample-audit/${prongId}/people`,
      ),
    assign: (user: string, prongId: number, recordIds: readonly number[], userId: string, assigned = true) =>
      send<SampleRecord[] & Refusal>(user, 'post', `${base}/sample-audit/${prongId}/assign`, {
        recordIds,
        userId,
        assigned,
      }),
    assignMonitor: (user: string, prongId: number, recordIds: readonly number[], monitorId: string | null) =>
      send<SampleRecord[] & Refusal>(user, 'post', `${base}/sample-audit/${prongId}/assign-monitor`, {
        recordIds,
        monitorId,
      }),
    reveal: (user: string, prongId: number, recordIds: readonly number[]) =>
      send<AnswerOf<typeof revealRecords> & Refusal>(user, 'post', `${base}/sample-audit/${prongId}/reveal`, {
        recordIds,
      }),
    async uploadFiles(
      user: string,
      recordId: number,
      given: Record<string, string> = {},
      file: { name: string; bytes: string | Uint8Array<ArrayBuffer> } = {
        name: 'plan.pdf',
        bytes: '%PDF-1.4\n%%EOF\n',
      },
    ) {
      const form = new FormData()
      form.append('sampleStudentId', String(recordId))
      for (const [name, value] of Object.entries(given)) form.append(name, value)
      form.append('titles', 'Plan')
      form.append('documents', new Blob([file.bytes]), file.name)
      const token = await api.tokenFor(user)
      return api.call<RecordFile[] & Refusal>('post', `${base}/upload-supporting-files`, { token, form })
    },
    files: (user: string, recordId: number) =>
      send<RecordFile[] & Refusal>(user, 'get', `${base}/supporting-file-list/${recordId}`),
    prongFiles: (user: string, prongId: number) =>
      send<AnswerOf<typeof listProngFiles> & Refusal>(
        user,
        'get',
        `${base}/sample-audit/${prongId}/supporting-files`,
      ),
    deleteFile: (user: string, id: string) =>
      send<RecordFile[] & Refusal>(user, 'delete', `${base}/deleteDocument/${id}`),
    /** A record whose agency has uploaded a document, so that its review can begin. */
    async withDocument(leaId: number): Promise<{ prongId: number; id: number }> {
      const { id: prongId } = await steps.withSample(leaId, 3)
      const id = (await steps.records(monitor, prongId)).body[0]?.id ?? 0
      await steps.uploadFiles(adminOf(leaId), id)
      return { prongId, id }
    },
    setup: (user: string, id: number) => send<Setup & Refusal>(user, 'get', `${base}/student/${id}/setup`),
    setUp: (user: string, id: number, answers: object, version: number) =>
      send<AnswerOf<typeof updateRecordSetup> & Refusal>(user, 'post', `${base}/student/update/${id}`, {
        answers,
        version,
      }),
    content: (user: string, { id, prongId }: { id: number; prongId: number }) =>
      send<Content & Refusal>(user, 'get', `${base}/content/${id}/${prongId}`),
    answer: (user: string, studentId: number, itemId: string, version: number, given: object) =>
      send<RecordItem & Refusal & { current?: RecordItem }>(
        user,
        'post',
        `${base}/student/content-item-response/update-response`,
        { studentId, itemId, version, ...given },
      ),
    submit: (user: string, id: number) =>
      send<Content & Refusal>(user, 'get', `${base}/case-specific/submit-student/${id}`),
    /** A record with documents whose setup is answered. */
    async readyRecord(leaId: number): Promise<number> {
      const { id } = await steps.withDocument(leaId)
      const { questions, version } = (await steps.setup(monitor, id)).body
      const answers = Object.fromEntries(
        questions.map((question) => [question.key, [sampleAnswer(question)]]),
      )
      const { status, body } = await steps.setUp(monitor, id, answers, version)
      if (status !== 200 || body.status !== 2) throw new Error(`The setup was refused: ${body.message}`)
      return id
    },
    /** Answers every item of a record that applies with Y. */
    async answerAll(id: number): Promise<void> {
      const prongId = await steps.prongOf(id)
      const { sections } = (await steps.content(monitor, { id, prongId })).body
      for (const item of sections.flatMap(({ items }) => items))
        if (item.notApplicable === null && item.value === null)
          await steps.answer(monitor, id, item.id, item.version, { value: 'Y' })
    },
    /** The prong of a record. */
    async prongOf(id: number): Promise<number> {
      const [row] = await api.db
        .select({ prongId: auditRecords.prongId })
        .from(auditRecords)
        .where(eq(auditRecords.id, id))
      return row?.prongId ?? 0
    },
    certificate: (user: string, prongId: number) =>
      send<object>(user, 'get', `${base}/sample-certificate/${prongId}`),
    filtered: (user: string, prongId: number, filter: object) =>
      send<Population & Refusal>(user, 'post', `${base}/sample-data/filter/${prongId}`, filter),
  }
  return steps
}

/** Some answer to a setup question that fits its kind. */
function sampleAnswer({ type, options }: Setup['questions'][number]): string {
  if (type === 'YesNo') return 'No'
  if (type === 'Number') return '9'
  return type === 'Date' ? '2026-01-02' : (options[0] ?? '')
}

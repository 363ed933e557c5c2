import { uuid, type Attempts, type Prepare } from '../../testing/access/access-kit.js'
import type { AccessWorld } from '../../testing/access/access-world.js'
import { studentCsv } from '../../testing/student-lists.js'

/** Written by hand from the specification; testing/access/access-legend.ts explains the columns and words. */
export const verdicts = `
call            record  | anon half dis  | SA   SM   LI   DRS  LA   LU   | CL
listAudits      own     | 401  401  401  | own  own  own  own  own  own  | 403
listAudits      all     | 401  401  401  | all  all  own  all  own  own  | 403
listAudits      missing | 401  401  401  | 404  404  404  404  404  404  | 403
previewAudits   own     | 401  401  401  | ok   ok   403  403  403  403  | 403
previewAudits   foreign | 401  401  401  | ok   ok   403  403  403  403  | 403
previewAudits   missing | 401  401  401  | bad  bad  403  403  403  403  | 403
createAudits    own     | 401  401  401  | ok   ok   403  403  403  403  | 403
createAudits    foreign | 401  401  401  | ok   ok   403  403  403  403  | 403
createAudits    missing | 401  401  401  | bad  bad  403  403  403  403  | 403
notifyOfAudit   own     | 401  401  401  | may  may  403  403  404  404  | 403
notifyOfAudit   foreign | 401  401  401  | may  may  404  403  404  404  | 403
notifyOfAudit   missing | 401  401  401  | 404  404  404  404  404  404  | 403
getAuditProng   own     | 401  401  401  | ok   ok   ok   ok   ok   ok   | 403
getAuditProng   planned | 401  401  401  | ok   ok   ok   ok   404  404  | 403
getAuditProng   foreign | 401  401  401  | ok   ok   404  ok   404  404  | 403
getAuditProng   missing | 401  401  401  | 404  404  404  404  404  404  | 403
setAuditStatus  own     | 401  401  401  | ok   ok   403  403  403  403  | 403
setAuditStatus  foreign | 401  401  401  | ok   ok   404  403  404  404  | 403
setAuditStatus  missing | 401  401  401  | 404  404  404  404  404  404  | 403
uploadStudentList    own     | 401  401  401  | 403  403  403  403  ok   403   | 403
uploadStudentList    foreign | 401  401  401  | 403  403  404  403  404  404   | 403
uploadStudentList    missing | 401  401  401  | 404  404  404  404  404  404   | 403
checkStudentList     own     | 401  401  401  | ok   ok   ok   ok   ok   403   | 403
checkStudentList     foreign | 401  401  401  | ok   ok   404  ok   404  404   | 403
checkStudentList     missing | 401  401  401  | 404  404  404  404  404  404   | 403
downloadListProblems own     | 401  401  401  | 403  403  403  403  ok   403   | 403
downloadListProblems foreign | 401  401  401  | 403  403  404  403  404  404   | 403
downloadListProblems missing | 401  401  401  | 404  404  404  404  404  404   | 403
downloadListTemplate own     | 401  401  401  | ok   ok   ok   ok   ok   ok    | 403
downloadListTemplate foreign | 401  401  401  | ok   ok   404  ok   404  404   | 403
downloadListTemplate missing | 401  401  401  | 404  404  404  404  404  404   | 403
listPopulation       own     | 401  401  401  | ok   ok   ok   ok   ok   403   | 403
listPopulation       foreign | 401  401  401  | ok   ok   404  ok   404  404   | 403
listPopulation       missing | 401  401  401  | 404  404  404  404  404  404   | 403
listPopulationChoices own     | 401  401  401  | ok   ok   ok   ok   ok   403   | 403
listPopulationChoices foreign | 401  401  401  | ok   ok   404  ok   404  404   | 403
listPopulationChoices missing | 401  401  401  | 404  404  404  404  404  404   | 403
filterPopulation     own     | 401  401  401  | ok   ok   ok   ok   ok   403   | 403
filterPopulation     foreign | 401  401  401  | ok   ok   404  ok   404  404   | 403
filterPopulation     missing | 401  401  401  | 404  404  404  404  404  404   | 403
getAuditSample       own     | 401  401  401  | ok   ok   ok   ok   ok   ok    | 403
getAuditSample       foreign | 401  401  401  | ok   ok   404  ok   404  404   | 403
getAuditSample       missing | 401  401  401  | 404  404  404  404  404  404  | 403
generateSample       own     | 401  401  401  | ok   ok   403  403  403  403   | 403
generateSample       foreign | 401  401  401  | ok   ok   404  403  404  404   | 403
generateSample       missing | 401  401  401  | 404  404  404  404  404  404  | 403
previewSample        own     | 401  401  401  | ok   ok   403  403  403  403   | 403
previewSample        foreign | 401  401  401  | ok   ok   404  403  404  404   | 403
previewSample        missing | 401  401  401  | 404  404  404  404  404  404  | 403
addSampleStudent     own     | 401  401  401  | ok   ok   403  403  403  403   | 403
addSampleStudent     foreign | 401  401  401  | ok   ok   404  403  404  404   | 403
addSampleStudent     missing | 401  401  401  | 404  404  404  404  404  404  | 403
deleteSample         own     | 401  401  401  | ok   ok   403  403  403  403   | 403
deleteSample         foreign | 401  401  401  | ok   ok   404  403  404  404   | 403
deleteSample         missing | 401  401  401  | 404  404  404  404  404  404  | 403
deleteSampleRecord   own     | 401  401  401  | ok   ok   403  403  403  404   | 403
deleteSampleRecord   foreign | 401  401  401  | ok   ok   404  403  404  404   | 403
deleteSampleRecord   missing | 401  401  401  | 404  404  404  404  404  404  | 403
downloadCertificate  own     | 401  401  401  | ok   ok   ok   ok   ok   ok    | 403
downloadCertificate  foreign | 401  401  401  | ok   ok   404  ok   404  404   | 403
downloadCertificate  missing | 401  401  401  | 404  404  404  404  404  404  | 403
listSampleRecords    own     | 401  401  401  | ok   ok   ok   ok   ok   ok    | 403
listSampleRecords    foreign | 401  401  401  | ok   ok   404  ok   404  404   | 403
listSampleRecords    missing | 401  401  401  | 404  404  404  404  404  404  | 403
updateSampleRecord   own     | 401  401  401  | ok   ok   403  403  403  404   | 403
updateSampleRecord   foreign | 401  401  401  | ok   ok   404  403  404  404   | 403
updateSampleRecord   missing | 401  401  401  | 404  404  404  404  404  404  | 403
confirmEnrolments    own     | 401  401  401  | 403  403  403  403  ok   403   | 403
confirmEnrolments    foreign | 401  401  401  | 403  403  404  403  404  404   | 403
confirmEnrolments    missing | 401  401  401  | 404  404  404  404  404  404  | 403
listRecordPeople     own     | 401  401  401  | 403  403  403  403  ok   403   | 403
listRecordPeople     foreign | 401  401  401  | 403  403  404  403  404  404   | 403
listRecordPeople     missing | 401  401  401  | 404  404  404  404  404  404  | 403
assignRecords        own     | 401  401  401  | 403  403  403  403  ok   403   | 403
assignRecords        foreign | 401  401  401  | 403  403  404  403  404  404   | 403
assignRecords        missing | 401  401  401  | 404  404  404  404  404  404  | 403
assignMonitor        own     | 401  401  401  | ok   ok   403  403  403  403   | 403
assignMonitor        foreign | 401  401  401  | ok   ok   404  403  404  404   | 403
assignMonitor        missing | 401  401  401  | 404  404  404  404  404  404   | 403
revealRecords        own     | 401  401  401  | ok   ok   403  403  ok   404   | 403
revealRecords        foreign | 401  401  401  | ok   ok   404  403  404  404   | 403
revealRecords        missing | 401  401  401  | 404  404  404  404  404  404  | 403
uploadRecordFiles    own     | 401  401  401  | ok   ok   403  403  ok   404   | 403
uploadRecordFiles    foreign | 401  401  401  | ok   ok   404  403  404  404   | 403
uploadRecordFiles    missing | 401  401  401  | 404  404  404  404  404  404  | 403
listRecordFiles      own     | 401  401  401  | ok   ok   403  403  ok   404   | 403
listRecordFiles      foreign | 401  401  401  | ok   ok   404  403  404  404   | 403
listRecordFiles      missing | 401  401  401  | 404  404  404  404  404  404  | 403
downloadRecordFile   own     | 401  401  401  | ok   ok   403  403  ok   404   | 403
downloadRecordFile   foreign | 401  401  401  | ok   ok   404  403  404  404   | 403
downloadRecordFile   missing | 401  401  401  | 404  404  404  404  404  404  | 403
deleteRecordFile     own     | 401  401  401  | 403  403  403  403  ok   404   | 403
deleteRecordFile     foreign | 401  401  401  | 403  403  404  403  404  404   | 403
deleteRecordFile     missing | 401  401  401  | 404  404  404  404  404  404  | 403
getRecordSetup       own     | 401  401  401  | ok   ok   ok   ok   403  404   | 403
getRecordSetup       foreign | 401  401  401  | ok   ok   404  ok   404  404   | 403
getRecordSetup       missing | 401  401  401  | 404  404  404  404  404  404  | 403
updateRecordSetup    own     | 401  401  401  | ok   ok   403  403  403  404   | 403
updateRecordSetup    foreign | 401  401  401  | ok   ok   404  403  404  404   | 403
updateRecordSetup    missing | 401  401  401  | 404  404  404  404  404  404  | 403
getRecordContent     own     | 401  401  401  | ok   ok   ok   ok   403  404   | 403
getRecordContent     foreign | 401  401  401  | ok   ok   404  ok   404  404   | 403
getRecordContent     missing | 401  401  401  | 404  404  404  404  404  404   | 403
updateItemResponse   own     | 401  401  401  | ok   ok   403  403  403  404   | 403
updateItemResponse   foreign | 401  401  401  | ok   ok   404  403  404  404   | 403
updateItemResponse   missing | 401  401  401  | 404  404  404  404  404  404   | 403
submitRecord         own     | 401  401  401  | ok   ok   403  403  403  404   | 403
submitRecord         foreign | 401  401  401  | ok   ok   404  403  404  404   | 403
submitRecord         missing | 401  401  401  | 404  404  404  404  404  404   | 403
`

const typeKey = 'desk-audit'
const monitor = 'monitor@state.example'

const newAudit: Prepare = async (world, record) => ({
  params: { typeKey },
  body: await world.audits.input([world.leas[record] ?? 999_999], { reason: 'Targeted' }),
})

/** A prong that stays as it is. */
const keptProng: Prepare = (world, record) => ({
  params: { typeKey, id: record === 'missing' ? 999_999 : prongId(world.keptAudit(record).prongs) },
})

const keptProngId: Prepare = (world, record) => ({
  params: { typeKey, prongId: record === 'missing' ? 999_999 : prongId(world.keptAudit(record).prongs) },
})

/** A prong whose agency was asked for its list. */
const awaitingList = async (world: AccessWorld, record: string): Promise<number> =>
  record === 'missing' ? 999_999 : (await world.audits.awaitingList(world.leas[record] ?? 0)).id

/** A prong with a sample of 5 of 10 students, that nothing else needs. */
const sampled = async (world: AccessWorld, record: string): Promise<number> =>
  record === 'missing' ? 999_999 : (await world.audits.withSample(world.leas[record] ?? 0, 5)).id

/** A record of such a sample. */
async function sampledRecord(world: AccessWorld, record: string): Promise<{ id: number; version: number }> {
  if (record === 'missing') return { id: 999_999, version: 1 }
  const [first] = (await world.audits.records(monitor, await sampled(world, record))).body
  return first ?? { id: 0, version: 0 }
}

/** All records of such a sample. */
async function recordsIn(
  world: AccessWorld,
  record: string,
): Promise<{ prongId: number; recordIds: number[] }> {
  const id = await sampled(world, record)
  const records = record === 'missing' ? [] : (await world.audits.records(monitor, id)).body
  return { prongId: id, recordIds: record === 'missing' ? [1] : records.map((one) => one.id) }
}

/** A document of such a record, uploaded by its agency. */
async function recordFile(world: AccessWorld, record: string): Promise<string> {
  if (record === 'missing') return uuid
  const admin = record === 'foreign' ? 'admin@howard.example' : 'admin@allegany.example'
  const { id } = await sampledRecord(world, record)
  return (await world.audits.uploadFiles(admin, id)).body[0]?.id ?? ''
}

/** A list of which nothing is drawn yet. */
const newDraw: Prepare = async (world, record) => {
  const id = record === 'missing' ? 999_999 : (await world.audits.withList(world.leas[record] ?? 0, 6)).id
  return { params: { typeKey, id }, body: { prongId: id, sampleSize: 3, updateOnly: false } }
}

const ofSample: Prepare = async (world, record) => ({
  params: { typeKey, prongId: await sampled(world, record) },
})

const listForm = (students: string) => {
  const form = new FormData()
  form.append('file', new Blob([students]), 'list.csv')
  return form
}

const prongId = (prongs: readonly { id: number }[]) => prongs[0]?.id ?? 0

export const attempts: Attempts = {
  // What is missing is the kind of audit.
  listAudits: ({ year, leas }, record) => ({
    params: { typeKey: record === 'missing' ? 'none' : typeKey, year },
    body: record === 'own' ? [leas[record]] : [],
  }),
  previewAudits: newAudit,
  createAudits: newAudit,
  async notifyOfAudit(world, record) {
    const { id, leaId, part, year } = await world.audit(record, 'planned')
    const userId = await world.api.userId('monitor@state.example')
    const params = { typeKey, leaId, userId, part, year }
    return { params: { ...params, id: record === 'missing' ? 999_999 : id } }
  },
  async getAuditProng(world, record) {
    if (record === 'missing') return { params: { typeKey, id: 999_999 } }
    const { prongs } = record === 'planned' ? await world.audit('own', 'planned') : world.keptAudit(record)
    return { params: { typeKey, id: prongId(prongs) } }
  },
  async setAuditStatus(world, record) {
    const { prongs } = await world.audit(record, 'notified')
    return {
      params: { typeKey, prongId: record === 'missing' ? 999_999 : prongId(prongs), status: 10 },
      body: { reason: 'Merged.', version: prongs[0]?.version ?? 0 },
    }
  },
  getAuditSample: keptProng,
  generateSample: newDraw,
  previewSample: newDraw,
  async addSampleStudent(world, record) {
    const prongId = await sampled(world, record)
    const population = record === 'missing' ? [] : (await world.audits.population(monitor, prongId)).body.rows
    const records = record === 'missing' ? [] : (await world.audits.records(monitor, prongId)).body
    const free = population.find(({ student }) => !records.some((one) => one.student === student))
    return { params: { typeKey, prongId, studentId: free?.id ?? 999_999 }, query: '?reason=Complaint' }
  },
  deleteSample: ofSample,
  async deleteSampleRecord(world, record) {
    const { id, version } = await sampledRecord(world, record)
    return { params: { typeKey, id }, body: { version, reason: 'Left.' } }
  },
  downloadCertificate: ofSample,
  listSampleRecords: keptProngId,
  async updateSampleRecord(world, record) {
    const { id, version } = await sampledRecord(world, record)
    return { params: { typeKey, id }, body: { version, note: 'Ask.' } }
  },
  confirmEnrolments: ofSample,
  listRecordPeople: keptProngId,
  async getRecordSetup(world, record) {
    return { params: { typeKey, id: (await sampledRecord(world, record)).id } }
  },
  async updateRecordSetup(world, record) {
    if (record === 'missing') return { params: { typeKey, id: 999_999 }, body: { answers: {}, version: 1 } }
    const { id } = await world.audits.withDocument(world.leas[record] ?? 0)
    const { version } = (await world.audits.setup(monitor, id)).body
    return { params: { typeKey, id }, body: { answers: {}, version } }
  },
  async getRecordContent(world, record) {
    if (record === 'missing') return { params: { typeKey, studentId: 999_999, prongId: 999_999 } }
    const { id, prongId } = await world.audits.withDocument(world.leas[record] ?? 0)
    return { params: { typeKey, studentId: id, prongId } }
  },
  async updateItemResponse(world, record) {
    const studentId = record === 'missing' ? 999_999 : await world.audits.readyRecord(world.leas[record] ?? 0)
    return { params: { typeKey }, body: { studentId, itemId: 'dab-4-01', value: 'Y', version: 0 } }
  },
  async submitRecord(world, record) {
    if (record === 'missing') return { params: { typeKey, studentId: 999_999 } }
    const studentId = await world.audits.readyRecord(world.leas[record] ?? 0)
    await world.audits.answerAll(studentId)
    return { params: { typeKey, studentId } }
  },
  async uploadRecordFiles(world, record) {
    const { id } = await sampledRecord(world, record)
    const form = new FormData()
    form.append('sampleStudentId', String(id))
    form.append('titles', 'Plan')
    form.append('documents', new Blob(['%PDF-1.4\n%%EOF\n']), 'plan.pdf')
    return { params: { typeKey }, form }
  },
  async listRecordFiles(world, record) {
    return { params: { typeKey, id: (await sampledRecord(world, record)).id } }
  },
  async downloadRecordFile(world, record) {
    return { params: { typeKey, id: await recordFile(world, record) } }
  },
  async deleteRecordFile(world, record) {
    return { params: { typeKey, documentId: await recordFile(world, record) } }
  },
  async revealRecords(world, record) {
    const { prongId, recordIds } = await recordsIn(world, record)
    return { params: { typeKey, prongId }, body: { recordIds } }
  },
  async assignMonitor(world, record) {
    const { prongId, recordIds } = await recordsIn(world, record)
    return { params: { typeKey, prongId }, body: { recordIds, monitorId: await world.api.userId(monitor) } }
  },
  async assignRecords(world, record) {
    const { prongId, recordIds } = await recordsIn(world, record)
    const userId = await world.api.userId(
      record === 'foreign' ? 'user@howard.example' : 'user@allegany.example',
    )
    return { params: { typeKey, prongId }, body: { recordIds, userId, assigned: true } }
  },
  uploadStudentList: async (world, record) => ({
    params: { typeKey, id: await awaitingList(world, record) },
    form: listForm(studentCsv(2)),
  }),
  checkStudentList: keptProng,
  async downloadListProblems(world, record) {
    const id = await awaitingList(world, record)
    const admin = record === 'foreign' ? 'admin@howard.example' : 'admin@allegany.example'
    if (record !== 'missing') await world.audits.upload(admin, id, studentCsv(2, { DOB: '' }))
    return { params: { typeKey, id } }
  },
  downloadListTemplate: keptProng,
  listPopulation: keptProng,
  listPopulationChoices: keptProng,
  async filterPopulation(world, record, caller) {
    return { ...(await keptProng(world, record, caller)), body: {} }
  },
}

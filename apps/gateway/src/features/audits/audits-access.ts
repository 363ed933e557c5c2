import type { Attempts, Prepare } from '../../testing/access/graphql-kit.js'
import type { GraphqlWorld } from '../../testing/access/graphql-world.js'

/** Written by hand from the specification; testing/access/graphql-legend.ts explains the columns and words. */
export const verdicts = `
field           record  | anon half dis | SA   SM   LI   DRS  LA   LU   | CL
audits          -       | 401  401  401 | all  all  own  all  own  own  | 403
auditProng      own     | 401  401  401 | ok   ok   ok   ok   ok   ok   | 403
auditProng      planned | 401  401  401 | ok   ok   ok   ok   404  404  | 403
auditProng      foreign | 401  401  401 | ok   ok   404  ok   404  404  | 403
auditProng      missing | 401  401  401 | 404  404  404  404  404  404  | 403
plannedAudits   own     | 401  401  401 | ok   ok   403  403  403  403  | 403
plannedAudits   foreign | 401  401  401 | ok   ok   403  403  403  403  | 403
plannedAudits   missing | 401  401  401 | bad  bad  403  403  403  403  | 403
createAudits    own     | 401  401  401 | ok   ok   403  403  403  403  | 403
createAudits    foreign | 401  401  401 | ok   ok   403  403  403  403  | 403
createAudits    missing | 401  401  401 | bad  bad  403  403  403  403  | 403
notifyOfAudit   own     | 401  401  401 | ok   ok   403  403  404  404  | 403
notifyOfAudit   foreign | 401  401  401 | ok   ok   404  403  404  404  | 403
notifyOfAudit   missing | 401  401  401 | 404  404  404  404  404  404  | 403
setAuditStatus  own     | 401  401  401 | ok   ok   403  403  403  403  | 403
setAuditStatus  foreign | 401  401  401 | ok   ok   404  403  404  404  | 403
setAuditStatus  missing | 401  401  401 | 404  404  404  404  404  404  | 403
auditListCheck  own     | 401  401  401 | ok   ok   ok   ok   ok   403  | 403
auditListCheck  foreign | 401  401  401 | ok   ok   404  ok   404  404  | 403
auditListCheck  missing | 401  401  401 | 404  404  404  404  404  404  | 403
auditPopulation own     | 401  401  401 | ok   ok   ok   ok   ok   403  | 403
auditPopulation foreign | 401  401  401 | ok   ok   404  ok   404  404  | 403
auditPopulation missing | 401  401  401 | 404  404  404  404  404  404  | 403
auditPopulationChoices own     | 401  401  401 | ok   ok   ok   ok   ok   403  | 403
auditPopulationChoices foreign | 401  401  401 | ok   ok   404  ok   404  404  | 403
auditPopulationChoices missing | 401  401  401 | 404  404  404  404  404  404  | 403
auditSample        own     | 401  401  401 | ok   ok   ok   ok   ok   ok   | 403
auditSample        foreign | 401  401  401 | ok   ok   404  ok   404  404  | 403
auditSample        missing | 401  401  401 | 404  404  404  404  404  404 | 403
auditRecords       own     | 401  401  401 | ok   ok   ok   ok   ok   ok   | 403
auditRecords       foreign | 401  401  401 | ok   ok   404  ok   404  404  | 403
auditRecords       missing | 401  401  401 | 404  404  404  404  404  404 | 403
generateSample     own     | 401  401  401 | ok   ok   403  403  403  403  | 403
generateSample     foreign | 401  401  401 | ok   ok   404  403  404  404  | 403
generateSample     missing | 401  401  401 | 404  404  404  404  404  404 | 403
plannedSample      own     | 401  401  401 | ok   ok   403  403  403  403  | 403
plannedSample      foreign | 401  401  401 | ok   ok   404  403  404  404  | 403
plannedSample      missing | 401  401  401 | 404  404  404  404  404  404 | 403
addSampleStudent   own     | 401  401  401 | ok   ok   403  403  403  403  | 403
addSampleStudent   foreign | 401  401  401 | ok   ok   404  403  404  404  | 403
addSampleStudent   missing | 401  401  401 | 404  404  404  404  404  404 | 403
deleteSample       own     | 401  401  401 | ok   ok   403  403  403  403  | 403
deleteSample       foreign | 401  401  401 | ok   ok   404  403  404  404  | 403
deleteSample       missing | 401  401  401 | 404  404  404  404  404  404 | 403
deleteSampleRecord own     | 401  401  401 | ok   ok   403  403  403  404  | 403
deleteSampleRecord foreign | 401  401  401 | ok   ok   404  403  404  404  | 403
deleteSampleRecord missing | 401  401  401 | 404  404  404  404  404  404 | 403
updateSampleRecord own     | 401  401  401 | ok   ok   403  403  403  404  | 403
updateSampleRecord foreign | 401  401  401 | ok   ok   404  403  404  404  | 403
updateSampleRecord missing | 401  401  401 | 404  404  404  404  404  404 | 403
confirmEnrolments  own     | 401  401  401 | 403  403  403  403  ok   403  | 403
confirmEnrolments  foreign | 401  401  401 | 403  403  404  403  404  404  | 403
confirmEnrolments  missing | 401  401  401 | 404  404  404  404  404  404 | 403
auditRecordPeople  own     | 401  401  401 | 403  403  403  403  ok   403  | 403
auditRecordPeople  foreign | 401  401  401 | 403  403  404  403  404  404  | 403
auditRecordPeople  missing | 401  401  401 | 404  404  404  404  404  404 | 403
assignRecords      own     | 401  401  401 | 403  403  403  403  ok   403  | 403
assignRecords      foreign | 401  401  401 | 403  403  404  403  404  404  | 403
assignRecords      missing | 401  401  401 | 404  404  404  404  404  404 | 403
assignMonitor      own     | 401  401  401 | ok   ok   403  403  403  403  | 403
assignMonitor      foreign | 401  401  401 | ok   ok   404  403  404  404  | 403
assignMonitor      missing | 401  401  401 | 404  404  404  404  404  404 | 403
revealRecords      own     | 401  401  401 | ok   ok   403  403  ok   404  | 403
revealRecords      foreign | 401  401  401 | ok   ok   404  403  404  404  | 403
revealRecords      missing | 401  401  401 | 404  404  404  404  404  404 | 403
auditRecordFiles   own     | 401  401  401 | ok   ok   403  403  ok   404  | 403
auditRecordFiles   foreign | 401  401  401 | ok   ok   404  403  404  404  | 403
auditRecordFiles   missing | 401  401  401 | 404  404  404  404  404  404 | 403
deleteRecordFile   own     | 401  401  401 | 403  403  403  403  ok   404  | 403
deleteRecordFile   foreign | 401  401  401 | 403  403  404  403  404  404  | 403
deleteRecordFile   missing | 401  401  401 | 404  404  404  404  404  404 | 403
auditRecordSetup   own     | 401  401  401 | ok   ok   ok   ok   403  404  | 403
auditRecordSetup   foreign | 401  401  401 | ok   ok   404  ok   404  404  | 403
auditRecordSetup   missing | 401  401  401 | 404  404  404  404  404  404 | 403
updateRecordSetup  own     | 401  401  401 | ok   ok   403  403  403  404  | 403
updateRecordSetup  foreign | 401  401  401 | ok   ok   404  403  404  404  | 403
updateRecordSetup  missing | 401  401  401 | 404  404  404  404  404  404 | 403
auditRecordContent own     | 401  401  401 | ok   ok   ok   ok   403  404  | 403
auditRecordContent foreign | 401  401  401 | ok   ok   404  ok   404  404  | 403
auditRecordContent missing | 401  401  401 | 404  404  404  404  404  404 | 403
updateItemResponse own     | 401  401  401 | ok   ok   403  403  403  404  | 403
updateItemResponse foreign | 401  401  401 | ok   ok   404  403  404  404  | 403
updateItemResponse missing | 401  401  401 | 404  404  404  404  404  404 | 403
submitRecord       own     | 401  401  401 | may  may  403  403  403  404  | 403
submitRecord       foreign | 401  401  401 | may  may  404  403  404  404  | 403
submitRecord       missing | 401  401  401 | 404  404  404  404  404  404 | 403
`

const typeKey = 'desk-audit'

const newAudit: Prepare = async (world, record) => ({ input: await world.newAudit(record) })

const keptProng = (world: GraphqlWorld, record: string) => ({
  typeKey,
  prongId: record === 'missing' ? 999_999 : (world.keptAudit(record).prongs[0]?.id ?? 0),
})

/** A list of which nothing is drawn yet. */
const newDraw: Prepare = async (world, record) => ({
  input: { typeKey, prongId: await world.prongWith('list', record), sampleSize: 3, updateOnly: false },
})

const newSample: Prepare = async (world, record) => ({
  input: { typeKey, prongId: await world.prongWith('sample', record) },
})

export const attempts: Attempts = {
  auditSample: keptProng,
  auditRecords: keptProng,
  generateSample: newDraw,
  plannedSample: newDraw,
  async addSampleStudent(world, record) {
    const { prongId, studentId } = await world.sampled(record)
    return { input: { typeKey, prongId, studentId, reason: 'Complaint.' } }
  },
  deleteSample: newSample,
  async deleteSampleRecord(world, record) {
    const { id, version } = await world.sampled(record)
    return { input: { typeKey, id, version, reason: 'Left.' } }
  },
  async updateSampleRecord(world, record) {
    const { id, version } = await world.sampled(record)
    return { input: { typeKey, id, version, note: 'Ask.' } }
  },
  confirmEnrolments: newSample,
  auditRecordPeople: keptProng,
  async auditRecordSetup(world, record) {
    return { typeKey, recordId: (await world.sampled(record)).id }
  },
  async updateRecordSetup(world, record) {
    const { id, version } = await world.sampled(record)
    if (record !== 'missing') await world.documentOf(record, id)
    return { input: { typeKey, id, answers: [], version } }
  },
  async auditRecordContent(world, record) {
    const { id, prongId } = await world.sampled(record)
    return { typeKey, prongId: record === 'missing' ? 999_999 : prongId, recordId: id }
  },
  async updateItemResponse(world, record) {
    const recordId = await world.readyRecord(record)
    return { input: { typeKey, recordId, itemId: 'dab-4-01', value: 'Y', version: 0 } }
  },
  // Nothing is answered yet.
  submitRecord: async (world, record) => ({ input: { typeKey, recordId: await world.readyRecord(record) } }),
  async auditRecordFiles(world, record) {
    return { typeKey, recordId: (await world.sampled(record)).id }
  },
  deleteRecordFile: async (world, record) => ({ input: { typeKey, id: await world.recordFile(record) } }),
  async revealRecords(world, record) {
    const { prongId, id } = await world.sampled(record)
    return { input: { typeKey, prongId, recordIds: [id] } }
  },
  async assignMonitor(world, record) {
    const { prongId, id } = await world.sampled(record)
    const { id: monitorId } = await world.user('monitor@state.example')
    return { input: { typeKey, prongId, recordIds: [id], monitorId } }
  },
  async assignRecords(world, record) {
    const { prongId, id } = await world.sampled(record)
    const { id: userId } = await world.user(`user@${record === 'foreign' ? 'howard' : 'allegany'}.example`)
    return { input: { typeKey, prongId, recordIds: [id], userId, assigned: true } }
  },
  auditListCheck: keptProng,
  auditPopulationChoices: keptProng,
  auditPopulation: (world, record) => ({ ...keptProng(world, record), page: 1, pageSize: 10 }),
  audits: ({ year }) => ({ typeKey, year }),
  async auditProng(world, record) {
    if (record === 'missing') return { typeKey, id: 999_999 }
    const audit = record === 'planned' ? await world.audit('own', 'planned') : world.keptAudit(record)
    return { typeKey, id: audit.prongs[0]?.id ?? 0 }
  },
  plannedAudits: newAudit,
  createAudits: newAudit,
  async notifyOfAudit(world, record) {
    const { id, leaId, part, year } = await world.audit(record, 'planned')
    const userId = (await world.user('monitor@state.example')).id
    return { input: { typeKey, id: record === 'missing' ? 999_999 : id, leaId, part, year, userId } }
  },
  async setAuditStatus(world, record) {
    const [prong] = (await world.audit(record, 'notified')).prongs
    const prongId = record === 'missing' ? 999_999 : prong?.id
    return { input: { typeKey, prongId, status: 10, reason: 'Merged.', version: prong?.version } }
  },
}

/** Readable by everyone who may read the record. */
export const fieldsOfTheRecord = `
Audit: createdOn documentsDueOn id lea leaId leadMonitor notifiedOn notify part plannedEnd plannedStart prongs reason reasonText sequence typeKey version year
AuditLetterDraft: paragraphs subject
AuditProng: allowedActions audit closeAudit closedOn complete correctionStatus documentsDueOn id legalHold limitedItemIds number openRound periodFrom periodTo round sampled status studentDataErasedOn studentDataUntil version withDocuments withdrawReport
AuditProngPayload: errors prong
AuditProngRow: complete documentsDueOn id number round sampled status version withDocuments
AuditSample: draw drawn population prongId remove sampled statisticalSize status usualSize
AuditSamplePayload: errors sample
AuditsPayload: audits errors
DrawnSample: algorithm changes drawnAt drawnBy quotas seed size strata
ListColumnName: field name
ListProblem: column message row
PlannedSample: always eligible lost quotas removed seed strata
PopulationChoice: field name values
PopulationChoices: ages fields filled flags
PopulationChoiceValue: label rows value
PopulationFlag: flag name rows
PopulationPage: columns rows total
PopulationRow: age flags id inSample student values
PopulationValue: field value
ProngFile: correctionId createdBy createdOn downloadPath fileName id itemId itemNumber itemText order recordId requestId scanState size student title
RefusedStudentList: errors fileName rowCount
RecordFile: createdBy createdOn downloadPath fileName id itemId remove requestId scanState size title
RecordFilesPayload: errors files
RecordContent: answer blind extraFields flags id newer reopen secondReaderDue sections skip status submit version
RecordContentPayload: content errors
RecordItem: answeredBy answeredOn choices citations comment documentHints extras guidance id internalNote lineageId notApplicable number recheck skipRule skippedByHand text value version
RecordItemChoice: counts label value
RecordItemPayload: errors item
RecordSection: id intro items number skipRule skippedByHand title
RecordSkipRule: id reason when
RecordSetup: applicable id missing notApplicable questions status update version
RecordSetupPayload: errors preview setup
RevealedRecord: id values
RevealedRecordsPayload: errors records
SampleQuota: atLeast inSample name notMet
SampleRecord: age assignSecondReader assignedMonitor assignedMonitorId assignees confirmEnrolment disability documents documentsStatus flags grade id leaConfirmedEnrolled leftOn noDocumentReason note openRequests order origin reason requestDocuments school secondReaderId status student takeOut upload version
SampleRecordPayload: errors record
SampleRecordsPayload: errors records
SampleStratum: allocated drawn name population
SetupQuestion: key options proposed required text type values
SkippedItem: id number reason
StudentListCheck: errorCount fileName hasFile refused rowCount upload uploadedAt uploadedBy warnings
AuditStep: allowed reason to
PlannedAudit: lea leaId letter part refusals sequence
`

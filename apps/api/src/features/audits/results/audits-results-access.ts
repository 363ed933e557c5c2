import { uuid, type Attempts, type Prepare } from '../../../testing/access/access-kit.js'
import type { AccessWorld } from '../../../testing/access/access-world.js'
import { adminOf, auditResultSteps, type Correction } from '../../../testing/audits/audit-result-steps.js'

/** Written by hand from the specification; testing/access/access-legend.ts explains the columns and words. */
export const verdicts = `
call                        record  | anon half dis  | SA   SM   LI   DRS  LA   LU   | CL
getOverallCompliance        own     | 401  401  401  | ok   ok   ok   ok   ok   403  | 403
getOverallCompliance        foreign | 401  401  401  | ok   ok   404  ok   404  404  | 403
getOverallCompliance        missing | 401  401  401  | 404  404  404  404  404  404  | 403
listIndividualNoncompliance own     | 401  401  401  | ok   ok   ok   ok   ok   ok   | 403
listIndividualNoncompliance foreign | 401  401  401  | ok   ok   404  ok   404  404  | 403
listIndividualNoncompliance missing | 401  401  401  | 404  404  404  404  404  404  | 403
listItemCorrections         own     | 401  401  401  | ok   ok   ok   ok   ok   403  | 403
listItemCorrections         foreign | 401  401  401  | ok   ok   404  ok   404  404  | 403
listItemCorrections         missing | 401  401  401  | 404  404  404  404  404  404  | 403
getAuditComparison          own     | 401  401  401  | ok   ok   ok   ok   ok   403  | 403
getAuditComparison          foreign | 401  401  401  | ok   ok   404  ok   404  404  | 403
getAuditComparison          missing | 401  401  401  | 404  404  404  404  404  404  | 403
getAuditMatrix              own     | 401  401  401  | all  all  own  all  403  403  | 403
getAuditMatrix              missing | 401  401  401  | 404  404  404  404  404  404  | 403
exportAuditResults          own     | 401  401  401  | ok   ok   ok   ok   ok   403  | 403
exportAuditResults          foreign | 401  401  401  | ok   ok   404  ok   404  404  | 403
exportAuditResults          missing | 401  401  401  | 404  404  404  404  404  404  | 403
exportAuditMatrix           own     | 401  401  401  | ok   ok   ok   ok   403  403  | 403
exportAuditMatrix           missing | 401  401  401  | 404  404  404  404  404  404  | 403
issueAuditReport            own     | 401  401  401  | may  may  403  403  403  403  | 403
issueAuditReport            foreign | 401  401  401  | may  may  404  403  404  404  | 403
issueAuditReport            missing | 401  401  401  | 404  404  404  404  404  404  | 403
previewAuditReport          own     | 401  401  401  | may  may  403  403  403  403  | 403
previewAuditReport          foreign | 401  401  401  | may  may  404  403  404  404  | 403
previewAuditReport          missing | 401  401  401  | 404  404  404  404  404  404  | 403
withdrawAuditReport         own     | 401  401  401  | may  may  403  403  403  403  | 403
withdrawAuditReport         foreign | 401  401  401  | may  may  404  403  404  404  | 403
withdrawAuditReport         missing | 401  401  401  | 404  404  404  404  404  404  | 403
getAuditCourse            own     | 401  401  401  | ok   ok   ok   ok   ok   ok   | 403
getAuditCourse            foreign | 401  401  401  | ok   ok   404  ok   404  404  | 403
getAuditCourse            missing | 401  401  401  | 404  404  404  404  404  404  | 403
openAuditRound              own     | 401  401  401  | may  may  403  403  403  403  | 403
openAuditRound              foreign | 401  401  401  | may  may  404  403  404  404  | 403
openAuditRound              missing | 401  401  401  | 404  404  404  404  404  404  | 403
closeAudit                  own     | 401  401  401  | may  may  403  403  403  403  | 403
closeAudit                  foreign | 401  401  401  | may  may  404  403  404  404  | 403
closeAudit                  missing | 401  401  401  | 404  404  404  404  404  404  | 403
setAuditHold                own     | 401  401  401  | may  may  403  403  403  403  | 403
setAuditHold                foreign | 401  401  401  | may  may  404  403  404  404  | 403
setAuditHold                missing | 401  401  401  | 404  404  404  404  404  404  | 403
listAuditCorrections        own     | 401  401  401  | ok   ok   ok   ok   ok   ok   | 403
listAuditCorrections        foreign | 401  401  401  | ok   ok   404  ok   404  404  | 403
listAuditCorrections        missing | 401  401  401  | 404  404  404  404  404  404  | 403
updateAuditCorrection       own     | 401  401  401  | 403  403  403  403  may  404  | 403
updateAuditCorrection       foreign | 401  401  401  | 403  403  404  403  404  404  | 403
updateAuditCorrection       missing | 401  401  401  | 404  404  404  404  404  404  | 403
setCorrectionStatus         own     | 401  401  401  | 403  403  403  403  may  403  | 403
setCorrectionStatus         foreign | 401  401  401  | 403  403  404  403  404  404  | 403
setCorrectionStatus         missing | 401  401  401  | 404  404  404  404  404  404  | 403
listCorrectionFiles         own     | 401  401  401  | ok   ok   ok   ok   ok   404  | 403
listCorrectionFiles         foreign | 401  401  401  | ok   ok   404  ok   404  404  | 403
listCorrectionFiles         missing | 401  401  401  | 404  404  404  404  404  404  | 403
deleteCorrectionFile        own     | 401  401  401  | 404  404  404  404  ok   404  | 403
deleteCorrectionFile        foreign | 401  401  401  | 404  404  404  404  404  404  | 403
deleteCorrectionFile        missing | 401  401  401  | 404  404  404  404  404  404  | 403
`

const typeKey = 'desk-audit'
const monitor = 'monitor@state.example'
const signature = { signatureName: 'Mona Tor', signatureTitle: 'Monitor' }
const missing = 999_999

interface Reported {
  prongId: number
  auditId: number
  correction: Correction
}

/** A review with its report and a correction, of each agency; they stay. */
const reportedOf = new WeakMap<AccessWorld, Map<string, Promise<Reported>>>()

function reported(world: AccessWorld, record: string): Promise<Reported> {
  const known = reportedOf.get(world) ?? new Map<string, Promise<Reported>>()
  reportedOf.set(world, known)
  const found = known.get(record) ?? report(world, record)
  known.set(record, found)
  return found
}

async function report({ api, leas }: AccessWorld, record: string): Promise<Reported> {
  const steps = auditResultSteps(api)
  const { id: prongId, audit } = await steps.reported(leas[record] ?? 0, 3, { 'dab-1-02': 'NYY' })
  const [correction] = (await steps.corrections(monitor, prongId)).body.corrections
  if (!correction) throw new Error('The report has no correction.')
  return { prongId, auditId: audit.id, correction }
}

const ofProng: Prepare = async (world, record) => ({
  params: { typeKey, prongId: record === 'missing' ? missing : (await reported(world, record)).prongId },
})

const ofAudit = async (world: AccessWorld, record: string) => ({
  typeKey,
  id: record === 'missing' ? missing : (await reported(world, record)).auditId,
})

const ofCorrection = async (world: AccessWorld, record: string) => ({
  typeKey,
  id: record === 'missing' ? missing : (await reported(world, record)).correction.id,
})

const ofYear = async (world: AccessWorld, record: string) => {
  await reported(world, 'own')
  await reported(world, 'foreign')
  return { typeKey: record === 'missing' ? 'none' : typeKey, year: world.year }
}

/** A file that its agency added to a correction. */
async function correctionFile(world: AccessWorld, record: string): Promise<string> {
  if (record === 'missing') return uuid
  const { correction } = await reported(world, record)
  const steps = auditResultSteps(world.api)
  const { body } = await steps.uploadFiles(adminOf(world.leas[record] ?? 0), correction.recordId, {
    correctionId: String(correction.id),
  })
  return body[0]?.id ?? ''
}

export const attempts: Attempts = {
  getOverallCompliance: ofProng,
  listIndividualNoncompliance: ofProng,
  listItemCorrections: ofProng,
  getAuditComparison: ofProng,
  getAuditMatrix: async (world, record) => ({
    params: await ofYear(world, record),
    query: '?part=Part%20B',
  }),
  exportAuditMatrix: async (world, record) => ({
    params: await ofYear(world, record),
    query: '?part=Part%20B&format=xlsx',
  }),
  async exportAuditResults(world, record, caller) {
    const { params } = await ofProng(world, record, caller)
    return { params: { ...params, report: 'overall-compliance' }, query: '?format=xlsx' }
  },
  issueAuditReport: async (world, record, caller) => ({
    ...(await ofProng(world, record, caller)),
    body: { ...signature, version: 0 },
  }),
  previewAuditReport: async (world, record, caller) => ({
    ...(await ofProng(world, record, caller)),
    body: { correctedItemIds: [] },
  }),
  withdrawAuditReport: async (world, record, caller) => ({
    ...(await ofProng(world, record, caller)),
    body: { reason: 'A wrong record.', version: 0 },
  }),
  getAuditCourse: ofProng,
  openAuditRound: async (world, record) => ({ params: await ofAudit(world, record), body: { version: 0 } }),
  closeAudit: async (world, record) => ({
    params: await ofAudit(world, record),
    body: { ...signature, version: 0 },
  }),
  setAuditHold: async (world, record) => ({
    params: await ofAudit(world, record),
    body: { hold: true, reason: 'Hearing.', version: 0 },
  }),
  async listAuditCorrections(world, record) {
    return {
      params: { typeKey, id: record === 'missing' ? missing : (await reported(world, record)).prongId },
    }
  },
  updateAuditCorrection: async (world, record) => ({
    params: await ofCorrection(world, record),
    body: { act: 'save', narrative: 'Sent.', version: 0 },
  }),
  async setCorrectionStatus(world, record, caller) {
    const { params } = await ofProng(world, record, caller)
    const id = record === 'missing' ? missing : (await reported(world, record)).correction.id
    return { params: { ...params, status: 3 }, body: { seen: [{ id, version: 0 }] } }
  },
  listCorrectionFiles: async (world, record) => ({ params: await ofCorrection(world, record) }),
  deleteCorrectionFile: async (world, record) => ({
    params: { typeKey, id: await correctionFile(world, record) },
  }),
}

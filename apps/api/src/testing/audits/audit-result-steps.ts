import type {
  AnswerOf,
  getAuditComparison,
  getAuditMatrix,
  getAuditCourse,
  getOverallCompliance,
  listAuditCorrections,
  listCorrectionFiles,
  listIndividualNoncompliance,
  listItemCorrections,
  previewAuditReport,
  updateAuditCorrection,
} from '@portal/rest-contract'
import { and, asc, eq, lt } from 'drizzle-orm'
import { auditItemAnswers, auditProngs, auditRecords } from '../../db/schema/index.js'
import { auditSteps, type Audit, type Prong } from './audit-steps.js'
import { findingSteps, type Finding } from '../finding-steps.js'
import { howard, type Refusal } from '../self-assessment-steps.js'
import { studentCsv } from '../student-lists.js'
import type { TestApi } from '../test-api.js'

export type Corrections = AnswerOf<typeof listAuditCorrections>
export type Correction = AnswerOf<typeof updateAuditCorrection>

const monitor = 'monitor@state.example'

export const adminOf = (leaId: number) =>
  leaId === howard ? 'admin@howard.example' : 'admin@allegany.example'

const values: Readonly<Record<string, string>> = { Y: 'Y', N: 'N', '-': 'NA' }

/** The steps from a reviewed sample to the end of an audit, each taken by one named person. */
// oxlint-disable-next-line max-lines-per-function -- A list of steps.
export function auditResultSteps(api: TestApi, typeKey = 'desk-audit') {
  const base = `/api/msde/${typeKey}`
  const audits = auditSteps(api, typeKey)
  const { send } = audits
  const signature = { signatureName: 'Mona Tor', signatureTitle: 'Monitor' }

  const steps = {
    ...audits,
    findings: findingSteps(api),
    signature,
    /** Answers every record of a sample as its letters say, one for each record, and completes all. */
    async review(prongId: number, answers: Readonly<Record<string, string>>): Promise<Prong> {
      const records = await api.db
        .select({ id: auditRecords.id })
        .from(auditRecords)
        .where(and(eq(auditRecords.prongId, prongId), lt(auditRecords.status, 7)))
        .orderBy(asc(auditRecords.order))
      await api.db.update(auditProngs).set({ status: 6 }).where(eq(auditProngs.id, prongId))
      await api.db.update(auditRecords).set({ status: 6 }).where(eq(auditRecords.prongId, prongId))
      const answeredBy = await api.userId(monitor)
      const rows = Object.entries(answers).flatMap(([itemId, letters]) =>
        records.map(({ id: recordId }, at) => {
          const letter = letters[at] ?? '-'
          return {
            recordId,
            itemId,
            value: values[letter] ?? 'NA',
            comment: letter === 'N' ? 'It is missing.' : '',
            internalNote: '',
            answeredBy,
            answeredOn: new Date(),
          }
        }),
      )
      await api.db.insert(auditItemAnswers).values(rows)
      const { body } = await audits.prong(monitor, prongId)
      return (await audits.setStatus(monitor, body, 7)).body
    },
    /** A first prong of so many records that is reviewed. */
    async reviewed(leaId: number, size: number, answers: Readonly<Record<string, string>>): Promise<Prong> {
      const { id } = await audits.withSample(leaId, size)
      return steps.review(id, answers)
    },
    issue: (user: string, { id, version }: Pick<Prong, 'id' | 'version'>, given: object = {}) =>
      send<Prong & Refusal>(user, 'post', `${base}/audit/report/${id}`, { ...signature, version, ...given }),
    preview: (user: string, prongId: number, correctedItemIds: readonly string[] = []) =>
      send<AnswerOf<typeof previewAuditReport> & Refusal>(
        user,
        'post',
        `${base}/audit/report/${prongId}/preview`,
        { correctedItemIds },
      ),
    /** The same with its report issued. */
    async reported(leaId: number, size: number, answers: Readonly<Record<string, string>>): Promise<Prong> {
      const { status, body } = await steps.issue(monitor, await steps.reviewed(leaId, size, answers))
      if (status !== 200) throw new Error(`The report was refused: ${body.message}`)
      return body
    },
    withdraw: (user: string, { id, version }: Pick<Prong, 'id' | 'version'>, reason = 'A wrong record') =>
      send<Prong & Refusal>(user, 'post', `${base}/audit/report/${id}/withdrawal`, { reason, version }),
    openRound: (user: string, audit: Pick<Audit, 'id' | 'version'>, given: object = {}) =>
      send<Prong & Refusal>(user, 'post', `${base}/audit/round/${audit.id}`, {
        version: audit.version,
        ...given,
      }),
    close: (user: string, audit: Pick<Audit, 'id' | 'version'>) =>
      send<Audit & Refusal>(user, 'post', `${base}/audit/close/${audit.id}`, {
        version: audit.version,
        ...signature,
      }),
    progress: (user: string, prongId: number) =>
      send<AnswerOf<typeof getAuditCourse> & Refusal>(user, 'get', `${base}/audit/progress/${prongId}`),
    hold: (user: string, audit: Pick<Audit, 'id' | 'version'>, hold: boolean, reason: string) =>
      send<Audit & Refusal>(user, 'put', `${base}/audit/hold/${audit.id}`, {
        version: audit.version,
        hold,
        reason,
      }),
    /** A list and a sample of a review of newer data, reviewed with these answers. */
    async reviewNewer(leaId: number, round: Prong, size: number, answers: Readonly<Record<string, string>>) {
      const requested = await audits.setStatus(monitor, round, 1)
      const uploaded = await audits.upload(adminOf(leaId), round.id, studentCsv(2 * size))
      const drawn = await audits.draw(monitor, round.id, size, { seed: 7 })
      for (const { status, body } of [requested, uploaded, drawn])
        if (status !== 200) throw new Error(`A step was refused: ${body.message}`)
      return steps.review(round.id, answers)
    },
    corrections: (user: string, prongId: number) =>
      send<Corrections & Refusal>(user, 'get', `${base}/corrections/${prongId}`),
    correct: (user: string, { id, version }: Pick<Correction, 'id' | 'version'>, given: object) =>
      send<Correction & Refusal>(user, 'post', `${base}/update-corrections/${id}`, { version, ...given }),
    /** Moves all corrections of a prong as they are now. */
    async correctAll(user: string, prongId: number, status: number, comment = '') {
      const { corrections } = (await steps.corrections(monitor, prongId)).body
      return steps.correctSeen(user, prongId, status, { comment, seen: corrections })
    },
    correctSeen: (
      user: string,
      prongId: number,
      status: number,
      { comment = '', seen }: { comment?: string; seen: readonly Pick<Correction, 'id' | 'version'>[] },
    ) =>
      send<Corrections & Refusal>(user, 'post', `${base}/correction/status/${prongId}/${status}`, {
        comment,
        seen: seen.map(({ id, version }) => ({ id, version })),
      }),
    correctionFiles: (user: string, id: number) =>
      send<AnswerOf<typeof listCorrectionFiles> & Refusal>(
        user,
        'get',
        `${base}/corrections-file-list/${id}`,
      ),
    deleteCorrectionFile: (user: string, id: string) =>
      send<AnswerOf<typeof listCorrectionFiles> & Refusal>(
        user,
        'get',
        `${base}/corrections-file/delete/${id}`,
      ),
    /** What the agency says it did. */
    done: (given: object = {}) => ({
      correctedOn: steps.findings.today(),
      narrative: 'The notice was sent again to the parents.',
      ...given,
    }),
    compliance: (user: string, prongId: number) =>
      send<AnswerOf<typeof getOverallCompliance> & Refusal>(
        user,
        'get',
        `${base}/summary/overall-compliance/${prongId}`,
      ),
    noncompliance: (user: string, prongId: number) =>
      send<AnswerOf<typeof listIndividualNoncompliance> & Refusal>(
        user,
        'get',
        `${base}/summary/individual-non-compliance/${prongId}`,
      ),
    itemCorrections: (user: string, prongId: number) =>
      send<AnswerOf<typeof listItemCorrections> & Refusal>(
        user,
        'get',
        `${base}/summary/item-corrections/${prongId}`,
      ),
    comparison: (user: string, prongId: number) =>
      send<AnswerOf<typeof getAuditComparison> & Refusal>(
        user,
        'get',
        `${base}/summary/comparison/${prongId}`,
      ),
    matrix: async (user: string, query = '') =>
      send<AnswerOf<typeof getAuditMatrix> & Refusal>(
        user,
        'get',
        `${base}/matrix/${await audits.currentYear()}?part=Part%20B${query}`,
      ),
    file: (user: string, prongId: number, report: string, query: string) =>
      send<Refusal>(user, 'get', `${base}/summary/${report}/${prongId}/file?${query}`),
    /** Submits and verifies every correction of a prong. */
    async verifyAll(leaId: number, prongId: number): Promise<void> {
      const { corrections } = (await steps.corrections(monitor, prongId)).body
      for (const correction of corrections) {
        await audits.uploadFiles(adminOf(leaId), correction.recordId, { correctionId: String(correction.id) })
        const sent = await steps.correct(adminOf(leaId), correction, { act: 'submit', ...steps.done() })
        if (sent.status !== 200) throw new Error(`The correction was refused: ${sent.body.message}`)
      }
      const { status, body } = await steps.correctAll(monitor, prongId, 5)
      if (status !== 200) throw new Error(`Verifying was refused: ${body.message}`)
    },
    /** The finding of an item of an audit. */
    async findingOf(prongId: number, itemId: string): Promise<Finding> {
      const row = (await steps.itemCorrections(monitor, prongId)).body.find((one) => one.itemId === itemId)
      return (await steps.findings.get(monitor, row?.findingId ?? 0)).body
    },
  }
  return steps
}

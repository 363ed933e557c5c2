import type {
  AnswerOf,
  getProngAgreement,
  getManualSkips,
  getRecordContent,
  getSecondReading,
  preCheckSkipLogic,
  updateSampleRecord,
  updateSkipLogic,
} from '@portal/rest-contract'
import { eq, sql } from 'drizzle-orm'
import { auditTypes } from '../../db/schema/index.js'
import { auditSteps } from './audit-steps.js'
import { allegany, type Refusal } from '../self-assessment-steps.js'
import type { TestApi } from '../test-api.js'

type Reading = AnswerOf<typeof getSecondReading>

const base = '/api/msde/desk-audit'
const monitor = 'monitor@state.example'

/** The steps after the answers of a record: submitting, reopening, and the second reader. */
export function auditReviewSteps(api: TestApi) {
  const audits = auditSteps(api)
  const { send } = audits
  const steps = {
    ...audits,
    /** Changes the kind of audit by its data alone. */
    async setType(given: object): Promise<void> {
      const [row] = await api.db.select().from(auditTypes).where(eq(auditTypes.key, 'desk-audit'))
      if (!row) throw new Error('There is no desk audit.')
      await api.db
        .update(auditTypes)
        .set({ definition: { ...row.definition, ...given } })
        .where(eq(auditTypes.key, 'desk-audit'))
      // Audits take these two from their content, where it has them.
      const { responseSet, extraFields } = given as { responseSet?: unknown; extraFields?: unknown }
      const ofContent = JSON.stringify({ responseSet, extraFields })
      await api.db.execute(
        sql`update audit_contents set content = content || ${ofContent}::jsonb where type_key = 'desk-audit'`,
      )
    },
    async record(id: number): Promise<AnswerOf<typeof getRecordContent>> {
      return (await audits.content(monitor, { id, prongId: await audits.prongOf(id) })).body
    },
    /** Answers one item with an N, all others with Y, and submits the record. */
    async submitted(id: number): Promise<void> {
      await audits.answer(monitor, id, 'dab-4-01', 0, { value: 'N', comment: 'No baseline.' })
      await audits.answerAll(id)
      const { status, body } = await audits.submit(monitor, id)
      if (status !== 200) throw new Error(`The record was not submitted: ${body.message}`)
    },
    async submittedRecord(): Promise<number> {
      const id = await audits.readyRecord(allegany)
      await steps.submitted(id)
      return id
    },
    reopen: async (user: string, id: number, given: object = {}) =>
      send<AnswerOf<typeof getRecordContent> & Refusal>(
        user,
        'post',
        `${base}/case-specific/reopen-student/${id}`,
        { reason: 'Page 3 is missing.', version: (await steps.record(id)).version, ...given },
      ),
    skips: (user: string, id: number) =>
      send<AnswerOf<typeof getManualSkips> & Refusal>(user, 'get', `${base}/manual-skip-logic/${id}`),
    preCheck: (user: string, id: number, change: object) =>
      send<AnswerOf<typeof preCheckSkipLogic> & Refusal>(
        user,
        'post',
        `${base}/pre-check-update-skip-logic/${id}/Part%20B`,
        change,
      ),
    /** Skips, or takes skips back, from the version of the record that is stored unless told. */
    skip: async (user: string, id: number, change: object) =>
      send<AnswerOf<typeof updateSkipLogic> & Refusal & { current?: AnswerOf<typeof preCheckSkipLogic> }>(
        user,
        'post',
        `${base}/update-skip-logic/${id}/Part%20B`,
        {
          version: (await steps.record(id)).version,
          ...change,
        },
      ),
    reading: (user: string, id: number) =>
      send<Reading & Refusal>(user, 'get', `${base}/second-reading/${id}`),
    chooseReader: async (user: string, id: number, secondReaderId: string | null) =>
      send<AnswerOf<typeof updateSampleRecord> & Refusal>(
        user,
        'patch',
        `${base}/sample-audit/student/${id}`,
        {
          secondReaderId,
          version: (await steps.record(id)).version,
        },
      ),
    answerSecond: (user: string, id: number, given: object) =>
      send<Reading & Refusal>(user, 'post', `${base}/second-reading/${id}/answer`, { version: 0, ...given }),
    /** Answers everything as second reader with Y, and these items otherwise. */
    async readAll(user: string, id: number, given: Readonly<Record<string, string>> = {}): Promise<void> {
      const { items } = (await steps.reading(user, id)).body
      for (const { itemId, version } of items) {
        const { status, body } = await steps.answerSecond(user, id, {
          itemId,
          value: given[itemId] ?? 'Y',
          version,
        })
        if (status !== 200) throw new Error(`The second answer was refused: ${body.message}`)
      }
    },
    finishReading: async (user: string, id: number) =>
      send<Reading & Refusal>(user, 'post', `${base}/second-reading/${id}/finish`, {
        version: (await steps.record(id)).version,
      }),
    settle: async (user: string, id: number, given: object) =>
      send<Reading & Refusal>(user, 'post', `${base}/second-reading/${id}/settle`, {
        version: (await steps.record(id)).version,
        ...given,
      }),
    agreement: (user: string, prongId: number) =>
      send<AnswerOf<typeof getProngAgreement> & Refusal>(
        user,
        'get',
        `${base}/summary/second-reading/${prongId}`,
      ),
  }
  return steps
}

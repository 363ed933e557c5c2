import { addDays, CaseState, isCaseDone, type AuditAction } from '@portal/domain'
import { auditCorrections, findingCases, findingFiles } from '../../schema/index.js'
import type { ExampleReport } from './example-audit-file.js'
import type { Found, Reported } from './example-reported.js'
import { daysAgo, findUser, type Seeding } from './example-seeding.js'
import { storeExampleFile } from './example-files.js'

/** The individual cases of a finding as far as the example says, with their files and what happened with them. */
export async function insertCorrections(
  seeding: Seeding,
  report: ExampleReport,
  reported: Reported,
  { id: findingId, cases, states }: Found & { id: number; states: readonly number[] },
): Promise<void> {
  if (cases.length === 0) return
  const { records, due } = reported
  const keys = new Map(records.map(({ id, key }) => [id, key]))
  const author = (await findUser(seeding.tx, report.correctedBy)) ?? seeding.monitor
  const added = await seeding.tx
    .insert(findingCases)
    .values(
      cases.map(({ recordId, requiredAction, correctable }, at) => ({
        findingId,
        studentReference: keys.get(recordId) ?? '',
        requiredAction,
        correctable,
        ...due,
        ...standingOf(seeding, report, { state: states[at] ?? CaseState.required, by: author.id }),
        changedBy: seeding.monitor.id,
        changedOn: daysAgo(seeding, 2),
      })),
    )
    .returning({ id: findingCases.id })
  await seeding.tx.insert(auditCorrections).values(
    cases.map(({ recordId, itemId }, at) => ({
      caseId: added[at]?.id ?? 0,
      recordId,
      itemId,
      openedOn: null,
    })),
  )
  for (const [at, { id: caseId }] of added.entries())
    await insertTraces(seeding, report, reported, {
      findingId,
      caseId,
      authorId: author.id,
      state: states[at] ?? CaseState.required,
    })
}

/** What was written into a correction of this state. */
function standingOf(
  seeding: Seeding,
  { narrative, returned }: ExampleReport,
  { state, by }: { state: number; by: string },
) {
  const { monitor, today } = seeding
  const left = state === CaseState.leftClaimed || state === CaseState.leftApproved
  const corrected = {
    state,
    ...(left
      ? { leftJurisdictionOn: addDays(today, -12) }
      : state !== CaseState.required && { narrative, correctedOn: addDays(today, -8) }),
  }
  if (state === CaseState.required || state === CaseState.draft) return corrected
  return {
    ...corrected,
    submittedBy: by,
    submittedOn: daysAgo(seeding, 6),
    ...(state === CaseState.returned && { stateComment: returned }),
    ...(isCaseDone(state) && { verifiedBy: monitor.id, verifiedOn: daysAgo(seeding, 3) }),
  }
}

interface Trace {
  findingId: number
  caseId: number
  authorId: string
  state: number
}

const withFile: ReadonlySet<number> = new Set([CaseState.submitted, CaseState.returned, CaseState.verified])

/** The file that shows a correction, and its entries in the history; neither without those who keep them. */
async function insertTraces(
  seeding: Seeding,
  report: ExampleReport,
  reported: Reported,
  { findingId, caseId, authorId, state }: Trace,
): Promise<void> {
  const { tx, office, monitor } = seeding
  if (!office || state === CaseState.required || state === CaseState.draft) return
  const { auditId, leaId, year } = reported
  const agency = { userId: authorId, roles: ['LocalUser'] }
  const entry = (
    action: AuditAction,
    days: number,
    { actor = agency, target = 'finding', ...details }: EntryDetails = {},
  ) => ({
    actor,
    action,
    targetType: target,
    targetId: target === 'finding' ? findingId : auditId,
    leaId,
    year,
    ...details,
    ctx: { ip: '127.0.0.1', now: daysAgo(seeding, days), requestId: `example-${caseId}-${action}` },
  })
  const entries = [entry('submitFindingCorrection', 6, { after: { caseId } })]
  if (withFile.has(state)) {
    const file = await insertFile(seeding, report, { ...reported, findingId, caseId, authorId })
    entries.unshift(entry('uploadRecordFiles', 7, { target: 'audit', after: { ...file, caseId } }))
  }
  const judged = { actor: { userId: monitor.id, roles: ['StateMonitor'] }, after: { caseId } }
  if (state === CaseState.returned)
    entries.push(entry('returnFindingCorrection', 3, { ...judged, reason: report.returned }))
  if (isCaseDone(state)) entries.push(entry('verifyFindingCorrection', 3, judged))
  await office.record(tx, entries)
}

interface EntryDetails {
  actor?: { userId: string; roles: readonly string[] }
  target?: 'finding' | 'audit'
  after?: unknown
  reason?: string
}

async function insertFile(
  seeding: Seeding,
  { file: title }: ExampleReport,
  { leaId, findingId, caseId, authorId }: Pick<Reported, 'leaId'> & Omit<Trace, 'state'>,
) {
  const file = { title, leaId, uploadedBy: authorId, uploadedDaysAgo: 7 }
  const { id: fileId, about } = await storeExampleFile(seeding, file)
  await seeding.tx.insert(findingFiles).values({ fileId, findingId, caseId })
  return about
}

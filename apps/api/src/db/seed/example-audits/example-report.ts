import {
  acknowledgementDays,
  addBusinessDays,
  addDays,
  auditCorrectionDue,
  businessCalendar,
  CaseState,
  findingDueOn,
  findingLetter,
  findingNumber,
  findingsOfReport,
  FindingStatus,
  isCaseDone,
  reportFindingWords,
  reportLetter,
  statusAfterCases,
  type AuditPart,
  type LetterFinding,
  type ReportFinding,
  type ReportFindingWords,
} from '@portal/domain'
import { and, eq } from 'drizzle-orm'
import {
  auditFindings,
  auditLetters,
  citations,
  findingLetters,
  findings,
  publishedReports,
} from '../../schema/index.js'
import type { ExampleReport } from './example-audit-file.js'
import type { Found, Reported } from './example-reported.js'
import { insertCorrections } from './example-corrections.js'
import { daysAgo, type Seeding } from './example-seeding.js'

/** Issues the report of a reviewed sample: its letter, its findings, and their corrections as far as the example says. */
export async function insertReport(
  seeding: Seeding,
  report: ExampleReport,
  of: Omit<Reported, 'issuedOn' | 'due'>,
): Promise<void> {
  const issuedOn = addDays(seeding.today, -report.daysAgo)
  const { due, derivation } = auditCorrectionDue(
    { on: issuedOn, by: 'report' },
    seeding.type,
    findingDueOn(issuedOn),
  )
  const reported = { ...of, issuedOn, due: { dueOn: due, dueRule: derivation } }
  const found = findingsOfReport(seeding.type, of.part, of.content, of.answers)
  const listed: LetterFinding[] = []
  const { leaId, year, part } = of
  const sameAgency = and(eq(findings.leaId, leaId), eq(findings.year, year), eq(findings.part, part))
  const before = await seeding.tx.$count(findings, sameAgency)
  for (const [at, one] of found.entries())
    listed.push(await insertFinding(seeding, report, reported, { ...one, seq: before + at + 1 }))
  await insertLetter(seeding, report, reported, listed)
}

async function insertFinding(
  seeding: Seeding,
  report: ExampleReport,
  reported: Reported,
  found: Found,
): Promise<LetterFinding> {
  const { tx, monitor, today } = seeding
  const { leaId, leaCode, year, part, issuedOn, content, answers, prongId } = reported
  const number = findingNumber({ year, part, leaCode, seq: found.seq })
  const { title, plainText, areaId, ...words } = reportFindingWords(seeding.type, content, answers, found)
  const requirement = { reference: found.citation, title, plainText, areaId }
  const states = statesOf(report, found)
  const begun = states.some((state) => state !== CaseState.required)
  const status = statusAfterCases({
    status: begun ? FindingStatus.correctionInProgress : FindingStatus.issued,
    caseStates: states,
  })
  const dueOn = findingDueOn(issuedOn)
  const [added] = await tx
    .insert(findings)
    .values({
      number,
      leaId,
      year,
      part,
      source: seeding.type.source,
      citationId: await citationOf(seeding, { ...requirement, part, indicatorCode: found.indicatorCode }),
      indicatorCode: found.indicatorCode,
      countingMode: found.countingMode,
      ...words,
      systemic: found.systemic,
      status,
      discoveredOn: issuedOn,
      issuedOn,
      dueOn,
      prong1VerifiedOn: states.every(isCaseDone) ? addDays(today, -3) : null,
      ownerMonitorId: monitor.id,
      createdBy: monitor.id,
      createdOn: daysAgo(seeding, report.daysAgo),
      changedBy: monitor.id,
      changedOn: daysAgo(seeding, report.daysAgo),
    })
    .returning({ id: findings.id })
  if (!added) throw new Error('The finding was not stored.')
  await tx.insert(auditFindings).values({ findingId: added.id, prongId, itemIds: [...found.itemIds] })
  await insertCorrections(seeding, report, reported, { ...found, id: added.id, states })
  await insertFindingLetter(seeding, report, reported, { id: added.id, number, requirement, words, states })
  return {
    number,
    reference: found.citation,
    title,
    cases: found.cases.length,
    systemic: found.systemic,
    dueOn,
  }
}

/** The states of its cases: those of each item in the order of the file. */
function statesOf({ corrections }: ExampleReport, { cases }: ReportFinding): number[] {
  const counted = new Map<string, number>()
  return cases.map(({ itemId }) => {
    const at = counted.get(itemId) ?? 0
    counted.set(itemId, at + 1)
    return corrections[itemId]?.[at] ?? CaseState.required
  })
}

async function citationOf(
  { tx }: Seeding,
  requirement: Pick<ReportFindingWords, 'title' | 'plainText' | 'areaId'> & {
    reference: string
    part: AuditPart
    indicatorCode: string | null
  },
): Promise<number> {
  await tx
    .insert(citations)
    .values({ ...requirement, kind: 'federal regulation', stateReference: null })
    .onConflictDoNothing()
  const [row] = await tx
    .select({ id: citations.id })
    .from(citations)
    .where(eq(citations.reference, requirement.reference))
  if (!row) throw new Error('The requirement was not stored.')
  return row.id
}

async function insertFindingLetter(
  seeding: Seeding,
  report: ExampleReport,
  { agency, part, year, issuedOn }: Reported,
  {
    id: findingId,
    number,
    requirement,
    words,
    states,
  }: {
    id: number
    number: string
    requirement: { reference: string; title: string; plainText: string }
    words: { description: string; evidenceSummary: string }
    states: readonly number[]
  },
): Promise<void> {
  const letter = findingLetter('Issued', {
    number,
    agency,
    part,
    year,
    citation: requirement,
    ...words,
    cases: states.length,
    casesOpen: states.length,
    issuedOn,
    dueOn: findingDueOn(issuedOn),
    correctedOn: null,
    letterDate: issuedOn,
  })
  await seeding.tx.insert(findingLetters).values({
    findingId,
    kind: 'Issued',
    ...letter,
    signatureName: seeding.monitor.fullName,
    signatureTitle: report.signatureTitle,
    letterDate: issuedOn,
    issuedBy: seeding.monitor.id,
    issuedOn: daysAgo(seeding, report.daysAgo),
  })
}

/** The letter of the report, in the library of the agency. */
async function insertLetter(
  seeding: Seeding,
  report: ExampleReport,
  { auditId, prongId, leaId, agency, year, part, issuedOn, due }: Reported,
  listed: readonly LetterFinding[],
): Promise<void> {
  const { tx, monitor, type } = seeding
  const { subject, document } = reportLetter(
    {
      typeLabel: type.label,
      agency,
      part,
      year,
      letterDate: issuedOn,
      signatureName: monitor.fullName,
      signatureTitle: report.signatureTitle,
    },
    { findings: listed, correctedBefore: 0, correctBy: due.dueOn },
  )
  const issued = { issuedBy: monitor.id, issuedOn: daysAgo(seeding, report.daysAgo) }
  const [entry] = await tx
    .insert(publishedReports)
    .values({
      leaId,
      year,
      part,
      module: type.reportModule,
      title: subject,
      document,
      requests: [],
      audience: 'All agency users',
      state: 'Issued',
      requiresAcknowledgement: true,
      acknowledgeBy: addBusinessDays(issuedOn, acknowledgementDays, businessCalendar([])),
      ...issued,
    })
    .returning({ id: publishedReports.id })
  if (!entry) throw new Error('The letter was not stored.')
  await tx.insert(auditLetters).values({
    auditId,
    prongId,
    kind: 'Report',
    reportId: entry.id,
    subject,
    letterDate: issuedOn,
    ...issued,
  })
}

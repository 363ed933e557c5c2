import { canDraftFinding, findingNumber, isMaskedReference, oneLine, seesLea } from '@portal/domain'
import type { BodyOf, draftFinding as draftCall } from '@portal/rest-contract'
import { ApiError, badField } from '../../../server/api-error.js'
import { insist } from '../../../server/verdicts.js'
import { agencyExists } from '../findings-checks-read-model.js'
import { insistOnDraftFields, insistOnIndicator } from '../findings-checks.js'
import { finding } from '../findings-command.js'
import type { Finding } from '../findings-read-model.js'
import {
  citationOfItem,
  findSelfAssessmentPlace,
  holdsItem,
  insertCases,
  insertFinding,
  nextFindingSeq,
  yearIsLaunched,
} from '../findings-store.js'
import { type Command, stampOf, addedRecord } from '../../../server/command.js'

export type DraftFindingInput = BodyOf<typeof draftCall>

interface Place {
  leaId: number
  year: number
  part: 'Part B' | 'Part C'
  questionnaireResponseId?: number
  subsectionResponseId?: number
  itemId?: number
}

/**
 * Drafts a finding in the transaction of the command. Refuses people who are no monitors (FORBIDDEN), a source that is not
 * there (NOT_FOUND) and input that names nothing (BAD_USER_INPUT).
 */
export async function draftFinding(command: Command, input: DraftFindingInput): Promise<Finding> {
  const { tx, actor } = command
  insist(canDraftFinding(actor))
  if (input.cases.some((entry) => isMaskedReference(entry.studentReference)))
    throw badField('cases', 'Student reference is required.')
  const place = await placeOf(command, input)
  const ofItem = place.itemId === undefined ? null : await citationOfItem(tx, place.itemId)
  const citationId = input.citationId ?? ofItem?.citationId ?? null
  const ownerMonitorId = input.ownerMonitorId ?? actor.userId
  await insistOnDraftFields(command, { ...input, citationId, ownerMonitorId })
  const { seq, leaCode } = await nextFindingSeq(tx, place)
  const row = {
    ...place,
    number: findingNumber({ ...place, leaCode, seq }),
    source: input.source,
    citationId,
    indicatorCode: insistOnIndicator(input.indicatorCode ?? ofItem?.indicatorCode ?? null, place.part),
    countingMode: input.countingMode,
    description: input.description,
    evidenceSummary: input.evidenceSummary,
    systemic: input.systemic,
    discoveredOn: input.discoveredOn,
    ownerMonitorId,
  }
  const change = stampOf(command)
  const id = await insertFinding(tx, row, change)
  await insertCases(
    tx,
    id,
    input.cases.map((entry) => ({ ...entry, studentReference: oneLine(entry.studentReference) })),
    change,
  )
  return addedRecord(finding, command, id, 'draftFinding', () => ({ ...row, cases: input.cases.length }))
}

/** Agency, year and part: those of the self-assessment, or those that were given. */
async function placeOf({ tx, actor }: Command, input: DraftFindingInput): Promise<Place> {
  if (input.source === 'SelfAssessment') {
    if (input.questionnaireResponseId === undefined)
      throw badField('questionnaireResponseId', 'Choose a self-assessment.')
    const found = await findSelfAssessmentPlace(tx, input.questionnaireResponseId)
    if (!found || !seesLea(actor, found.leaId))
      throw new ApiError('NOT_FOUND', 'This self-assessment does not exist.')
    const { subsectionResponseId, itemId } = input
    if (subsectionResponseId === undefined) {
      if (itemId !== undefined) throw badField('subsectionResponseId', 'Choose a subsection.')
      return found
    }
    if (!(await holdsItem(tx, { ...found, subsectionResponseId, itemId: itemId ?? null })))
      throw new ApiError('NOT_FOUND', 'This item does not exist.')
    return { ...found, subsectionResponseId, ...(itemId !== undefined && { itemId }) }
  }
  const { leaId, year, part } = input
  if (leaId === undefined || !(await agencyExists(tx, leaId))) throw badField('leaId', 'Choose an agency.')
  if (year === undefined || !(await yearIsLaunched(tx, year))) throw badField('year', 'Choose a year.')
  if (part === undefined) throw badField('part', 'Choose a part.')
  return { leaId, year, part }
}

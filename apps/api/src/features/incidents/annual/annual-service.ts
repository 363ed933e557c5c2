import {
  calendarDay,
  canCertify,
  canDecideReport,
  canEnterFigures,
  canReadAnnualReports,
  canRollUp,
  checkAnnualDecision,
  checkCertification,
  checkFigures,
  figureGaps,
  flagsOf,
  forbidden,
  reportedCategoryKeys,
  groupsOf,
  seesSmallNumbers,
  statusAfterEntry,
  type AnnualFigures,
} from '@portal/domain'
import {
  annualFigures,
  type AnswerOf,
  type BodyOf,
  type certifyAnnualReport as certifyCall,
  type decideAnnualReports as decideCall,
  type getAnnualReport as getCall,
  type getPublishedIncidents as publishedCall,
  type listAnnualReports as listCall,
  type rollUpAnnualReport as rollUpCall,
  type saveAnnualReport as saveCall,
} from '@portal/rest-contract'
import { ApiError } from '../../../server/api-error.js'
import { changeRecord, stampOf, type Command, type Reader } from '../../../server/command.js'
import { merged } from '../../../server/merged.js'
import { insist, insistOnInput } from '../../../server/verdicts.js'
import { annualFound, annualKind, figuresKept, statusKept } from './annual-command.js'
import { notifyOfCertification, notifyOfDecision } from './annual-mails.js'
import { findAnnualReport } from './annual-read-model.js'
import { isAnnualYear, listAnnualRows, publishedOf, type AnnualPlace } from './annual-rows-read-model.js'
import { rolledUp } from './annual-store.js'

const noYear = () => new ApiError('NOT_FOUND', 'There is no such year.')

/** The reports of a year, of the agencies that the reader sees. FORBIDDEN for who sees none, NOT_FOUND for an unknown year. */
export async function listAnnualReports(
  { tx, actor }: Reader,
  year: number,
): Promise<AnswerOf<typeof listCall>> {
  insist(canReadAnnualReports(actor))
  if (!(await isAnnualYear(tx, year))) throw noYear()
  return listAnnualRows(tx, actor, year)
}

/** The report of one agency. NOT_FOUND for one that the reader does not see. */
export async function getAnnualReport(
  { tx, actor, ctx }: Reader & Pick<Command, 'ctx'>,
  place: AnnualPlace,
): Promise<AnswerOf<typeof getCall>> {
  insist(canReadAnnualReports(actor))
  return annualFound(await findAnnualReport(tx, { actor, now: ctx.now }, place)).answer
}

/** The published totals of a year. FORBIDDEN for who asks for all numbers without seeing them. */
export async function getPublishedIncidents(
  { tx, actor }: Reader,
  year: number,
  all: boolean,
): Promise<AnswerOf<typeof publishedCall>> {
  insist(canReadAnnualReports(actor))
  if (all && !seesSmallNumbers(actor, null))
    insist(forbidden('Only a state monitor can see small numbers of all agencies.'))
  if (!(await isAnnualYear(tx, year))) throw noYear()
  return publishedOf(tx, actor, year, all)
}

/** Groups that do not add up to changed totals any more would say something else: the state's totals stand alone then. */
function withoutStaleGroups(figures: AnnualFigures): AnnualFigures {
  const counted = reportedCategoryKeys.some((category) => groupsOf(figures, category).length > 0)
  return counted && figureGaps(figures).length > 0 ? { ...figures, groups: [] } : figures
}

/** Enters figures; all of them are judged, also those that are not sent. */
export function saveAnnualReport(
  command: Command,
  place: AnnualPlace,
  { version, ...sent }: BodyOf<typeof saveCall>,
): Promise<AnswerOf<typeof saveCall>> {
  const { actor } = command
  return changeRecord(annualKind, command, place, {
    action: 'saveAnnualReport',
    may: ({ facts }) => canEnterFigures(actor, facts),
    version,
    columns({ figures: stored, facts: { status: before } }) {
      const { groups, ...single } = stored
      const entered: AnnualFigures = { ...merged(annualFigures, single, sent), groups }
      insistOnInput(checkFigures(entered))
      const status = statusAfterEntry(actor, before)
      const figures = status === 'Accepted' ? withoutStaleGroups(entered) : entered
      if (isSame(figures, stored)) return null
      const { by, on } = stampOf(command)
      return { figures, status, ...(status === 'Accepted' && { decidedBy: by, decidedOn: on }) }
    },
  })
}

const isSame = (one: AnnualFigures, other: AnnualFigures) =>
  JSON.stringify(figuresKept(one)) === JSON.stringify(figuresKept(other))

/** Takes the figures from the register. */
export function rollUpAnnualReport(
  command: Command,
  place: AnnualPlace,
  { version }: BodyOf<typeof rollUpCall>,
): Promise<AnswerOf<typeof rollUpCall>> {
  return changeRecord(annualKind, command, place, {
    action: 'rollUpAnnualReport',
    may: ({ facts }) => canRollUp(command.actor, facts),
    version,
    async columns({ figures: { enrolled }, facts: { status } }) {
      return {
        figures: await rolledUp(command.tx, place, enrolled),
        status: statusAfterEntry(command.actor, status),
      }
    },
  })
}

/** Certifies a complete report, which goes to the state. */
export function certifyAnnualReport(
  command: Command,
  place: AnnualPlace,
  { version, agreed }: BodyOf<typeof certifyCall>,
): Promise<AnswerOf<typeof certifyCall>> {
  const { by, on } = stampOf(command)
  return changeRecord(annualKind, command, place, {
    action: 'certifyAnnualReport',
    may: ({ facts }) => canCertify(command.actor, facts, calendarDay(command.ctx.now)),
    refuse: () => insistOnInput([checkCertification(agreed)]),
    version,
    columns: () => ({ status: 'Certified' as const, certifiedBy: by, certifiedOn: on }),
    audit: statusKept,
    notify: (_before, { answer }) => notifyOfCertification(command, answer),
  })
}

/** Accepts or returns certified reports: all of them, or none where one is not certified. */
export async function decideAnnualReports(
  command: Command,
  year: number,
  { leaIds, decision, reason }: BodyOf<typeof decideCall>,
): Promise<AnswerOf<typeof decideCall>> {
  const { actor } = command
  if (!flagsOf(actor).isStateMonitor || actor.client)
    insist(forbidden('Only a state monitor can accept or return annual reports.'))
  insistOnInput([checkAnnualDecision(decision, reason)])
  const { by, on } = stampOf(command)
  const returnReason = decision === 'Return' ? reason.trim() : null
  // One after the other in the order of their ids: two monitors who decide alike wait for each other.
  const ordered = [...new Set(leaIds)].toSorted((one, other) => one - other)
  for (const leaId of ordered)
    await changeRecord(
      annualKind,
      command,
      { year, leaId },
      {
        action: decision === 'Accept' ? 'acceptAnnualReport' : 'returnAnnualReport',
        may: ({ facts }) => canDecideReport(actor, facts),
        columns: () => ({
          status: decision === 'Accept' ? ('Accepted' as const) : ('Returned' as const),
          decidedBy: by,
          decidedOn: on,
          returnReason,
        }),
        reason: returnReason,
        audit: statusKept,
        notify: (_before, { answer }) => notifyOfDecision(command, answer, decision),
      },
    )
  return { decided: ordered.length }
}

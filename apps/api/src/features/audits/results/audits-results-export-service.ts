import {
  calendarDay,
  canExportNames,
  caseStateWords,
  comparisonDocument,
  complianceDocument,
  itemCorrectionsDocument,
  matrixDocument,
  noncomplianceDocument,
  type ReportDocument,
  type ResultHeader,
  shownRecord,
  keyInWords,
} from '@portal/domain'
import type { exportAuditMatrix, exportAuditResults, QueryOf, resultReports } from '@portal/rest-contract'
import type { Response } from 'express'
import { recordAct, type Caller, type Command } from '../../../server/command.js'
import type { ApiDeps } from '../../../server/deps.js'
import { sendReport } from '../../../server/files/send-report.js'
import { insist } from '../../../server/verdicts.js'
import { prong, prongFound, type Place } from '../audits-command.js'
import { findAuditType, findProng, type ProngView } from '../audits-read-model.js'
import { matrix } from './audits-matrix-service.js'
import {
  comparison,
  individualNoncompliance,
  itemCorrections,
  overallCompliance,
} from './audits-results-service.js'

type Deps = Pick<ApiDeps, 'db' | 'heavy'>
type Query = QueryOf<typeof exportAuditResults>
type ResultReport = (typeof resultReports)[number]

/** Sends a report of a prong; the history keeps who took it away, with names only for a reason. */
export async function sendResults(
  { db, heavy }: Deps,
  caller: Caller,
  { report, ...place }: Place & { report: ResultReport },
  query: Query,
  res: Response,
): Promise<undefined> {
  const { ctx } = caller
  await sendReport(res, { ...caller, heavy }, query.format, () =>
    db.transaction(async (tx) => {
      const command = { tx, ...caller }
      const view = prongFound(await findProng(tx, caller.actor, place.typeKey, place.id))
      const withNames = query.names === 'true'
      if (withNames) insist(canExportNames(caller.actor, query.reason))
      const document = await documentOf(command, view, place, { report, withNames })
      await recordAct(command, 'exportAuditResults', {
        ...prong.target(view),
        after: { report, format: query.format, names: withNames },
        ...(query.reason !== '' && { reason: query.reason }),
      })
      const { leaId, part, year } = view.audit.answer
      return { document, at: ctx.now, name: ['audits', report, leaId, part, year] }
    }),
  )
  return undefined
}

async function documentOf(
  command: Command,
  view: ProngView,
  place: Place,
  { report, withNames }: { report: ResultReport; withNames: boolean },
): Promise<ReportDocument> {
  const header = headerOf(command, view)
  switch (report) {
    case 'overall-compliance': {
      const { sections, total, totalNotApplicable, weighted, drawnOn, ...sample } = await overallCompliance(
        command,
        place,
      )
      return complianceDocument(header, {
        sections,
        total,
        totalNotApplicable,
        weighted,
        sample: { ...sample, drawnOn: drawnOn && calendarDay(new Date(drawnOn)) },
      })
    }
    case 'individual-non-compliance': {
      const lines = await individualNoncompliance(command, place, withNames ? named : shownRecord)
      return noncomplianceDocument(
        header,
        lines.map(({ state, verifiedOn, ...line }) =>
          Object.assign(line, {
            state: state === null ? 'No individual correction' : caseStateWords(state).name,
            verifiedOn: verifiedOn && calendarDay(new Date(verifiedOn)),
          }),
        ),
      )
    }
    case 'item-corrections':
      return itemCorrectionsDocument(header, await itemCorrections(command, place))
    case 'comparison': {
      const { rounds, items } = await comparison(command, place)
      return comparisonDocument(header, { rounds: rounds.length, lines: items })
    }
  }
}

/** Last name, first name and identifier, for a file that is recorded with its reason. */
const named: typeof shownRecord = (_kind, { key, fields }) =>
  `${fields['lastName'] ?? ''}, ${fields['firstName'] ?? ''} (${keyInWords(key)})`

const headerOf = ({ actor, ctx }: Command, { audit, answer }: ProngView): ResultHeader => ({
  typeLabel: audit.type.label,
  agency: audit.agency,
  part: audit.answer.part,
  year: audit.answer.year,
  prong: answer.number,
  round: answer.round,
  printedBy: actor.fullName,
  printedOn: calendarDay(ctx.now),
})

const shareText = ({ percent, reviewed }: { percent: string; reviewed: number }) =>
  reviewed === 0 ? percent : `${percent} of ${reviewed}`

/** Sends compliance by agency, for the state. */
export async function sendMatrix(
  { db, heavy }: Deps,
  caller: Caller,
  { typeKey, year }: { typeKey: string; year: number },
  { format, part, areaId, cohort }: QueryOf<typeof exportAuditMatrix>,
  res: Response,
): Promise<undefined> {
  const { actor, ctx } = caller
  await sendReport(res, { ...caller, heavy }, format, () =>
    db.transaction(async (tx) => {
      const command = { tx, ...caller }
      const type = await findAuditType(tx, typeKey)
      const { agencies, items } = await matrix(command, {
        typeKey,
        year,
        part,
        areaId,
        cohort,
        page: 1,
        pageSize: Number.MAX_SAFE_INTEGER,
      })
      const document = matrixDocument(
        { typeLabel: type.label, part, year, printedBy: actor.fullName, printedOn: calendarDay(ctx.now) },
        {
          agencies: agencies.map(({ code, shortName }) => `${code} ${shortName}`),
          lines: items.map(({ cells, state, ...item }) =>
            Object.assign(item, { state: shareText(state), cells: cells.map(shareText) }),
          ),
          ...(format === 'pdf' && { agenciesOnPage: 8 }),
        },
      )
      await recordAct(command, 'exportAuditMatrix', {
        targetType: 'audit',
        targetId: 'export',
        leaId: null,
        year,
        after: { format, part, areaId, cohort, agencies: agencies.length },
      })
      return { document, at: ctx.now, name: ['audits', 'matrix', part, year] }
    }),
  )
  return undefined
}

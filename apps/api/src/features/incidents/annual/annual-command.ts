import { canReadAnnualReports, reportedKindKeys, singleFigures, type AnnualFigures } from '@portal/domain'
import { changedFields } from '../../../server/changed-fields.js'
import { foundOr, stampOf, type Command, type RecordKind } from '../../../server/command.js'
import { insist } from '../../../server/verdicts.js'
import { findAnnualReport, type AnnualReportView } from './annual-read-model.js'
import { annualReportId, type AnnualPlace } from './annual-rows-read-model.js'
import { changeAnnualReport, lockAnnualReport, type AnnualColumns } from './annual-store.js'

export const annualFound = foundOr('This agency or year does not exist.')

/** What the history keeps of figures: '40 of 20 students', and how many groups there are. */
export function figuresKept(figures: AnnualFigures): Record<string, string | number | null> {
  const kept: Record<string, string | number | null> = {}
  for (const kind of reportedKindKeys) {
    const counts = figures[kind]
    kept[kind] = counts && `${counts.incidents} of ${counts.students} students`
  }
  for (const name of singleFigures) kept[name] = figures[name]
  kept['groups'] = figures.groups.length === 0 ? null : `${figures.groups.length} groups`
  return kept
}

/** The difference of figures for the history. */
export function figureChanges(before: AnnualFigures, after: AnnualFigures) {
  const [was, is] = [figuresKept(before), figuresKept(after)]
  return changedFields(was, is, Object.keys(is))
}

/** How the history names a report. */
export function annualTarget({ year, leaId }: AnnualPlace) {
  return { targetType: 'annualReport', targetId: annualReportId({ year, leaId }), leaId, year }
}

/** Annual reports as commands use them; there is one for every agency and year. */
export const annualKind: RecordKind<Command, AnnualPlace, AnnualReportView, AnnualColumns> = {
  found: annualFound,
  async lock({ tx, actor }, place) {
    insist(canReadAnnualReports(actor))
    await lockAnnualReport(tx, place)
  },
  find: ({ tx, actor, ctx }, place) => findAnnualReport(tx, { actor, now: ctx.now }, place),
  version: (view) => view,
  target: ({ answer }) => annualTarget(answer),
  write: (command, { answer }, columns) => changeAnnualReport(command.tx, answer, columns, stampOf(command)),
  audit: ({ figures: before }, { figures: after }) => figureChanges(before, after),
}

/** What the history keeps of a change of the status alone. */
export const statusKept = (
  { facts: { status: before } }: AnnualReportView,
  { facts: { status: after } }: AnnualReportView,
) => ({ before: { status: before }, after: { status: after } })

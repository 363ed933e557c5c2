import { activationName, calendarDay, percent, submitStateName } from '@portal/domain'
import { toCsv } from '../../lib/csv'
import type { SelfAssessmentRowFieldsFragment } from './self-assessment.generated'

const head = [
  'Code',
  'Agency',
  'Part',
  'Activation',
  'Due',
  'Subsections ready',
  'Subsections',
  'Items answered',
  'Items',
  'Completion',
  'Documents',
  'Status',
  'Submitted',
  'Last activity',
]

/** The rows of the list as CSV; days are written YYYY-MM-DD, in the display zone. */
export function listCsv(rows: readonly SelfAssessmentRowFieldsFragment[]): string {
  const day = (instant: string | null) => (instant ? calendarDay(new Date(instant)) : '')
  return toCsv([
    head,
    ...rows.map((row) => [
      row.lea.code,
      row.lea.name,
      row.part,
      activationName(row.submitState),
      row.dueOn ?? '',
      row.subsectionsReady,
      row.subsectionsTotal,
      row.answered,
      row.answerable,
      percent(row.answered, row.answerable),
      row.documents,
      submitStateName(row.submitState),
      day(row.submittedOn),
      day(row.lastActivityOn),
    ]),
  ])
}

/** '{module}-{what}-{year}-{yyyymmdd}' (domain definition 0.6). */
export function listFileName(year: number, now: Date): string {
  return `self-assessment-agencies-${year}-${calendarDay(now).replaceAll('-', '')}`
}

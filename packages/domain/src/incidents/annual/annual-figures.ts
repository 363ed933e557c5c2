import { badInput, type Verdict } from '../../verdict.js'
import { countProblem } from '../../participation/participation-rates.js'

/** Kinds of the annual report (COMAR 13A.08.04), by the codes that incidents have. */
export const reportedKinds = {
  physical: { code: 'RESTRAINT', label: 'Physical restraint' },
  seclusion: { code: 'SECLUSION', label: 'Seclusion' },
  mechanical: { code: 'MECHANICAL', label: 'Mechanical restraint' },
} as const satisfies Record<string, { code: string; label: string }>
export type ReportedKind = keyof typeof reportedKinds
export const reportedKindKeys = /* @__PURE__ */ Object.keys(reportedKinds) as ReportedKind[]

/** Demographics by which the law counts incidents and students. */
export const reportedCategories = {
  disability: 'Disability',
  raceEthnicity: 'Race or ethnicity',
  gender: 'Gender',
  age: 'Age',
  placement: 'Placement',
} as const satisfies Record<string, string>
export type ReportedCategory = keyof typeof reportedCategories
export const reportedCategoryKeys = /* @__PURE__ */ Object.keys(reportedCategories) as ReportedCategory[]

/** Incidents, and the students whom they are about, each once. */
export interface IncidentCounts {
  incidents: number
  students: number
}

/** Counts of one group; the id is its category and code, such as disability-AUT or age-10. */
export interface GroupCounts extends IncidentCounts {
  id: string
}

/** The figures of an agency in a school year; null where nothing is entered. */
export interface AnnualFigures extends Readonly<Record<ReportedKind, IncidentCounts | null>> {
  /** Students enrolled in the agency, for incidents per 100. */
  enrolled: number | null
  /** Students with an incident of any kind, each once. */
  students: number | null
  /** Students among them with more than one incident. */
  several: number | null
  groups: readonly GroupCounts[]
}

export const noFigures: AnnualFigures = {
  physical: null,
  seclusion: null,
  mechanical: null,
  enrolled: null,
  students: null,
  several: null,
  groups: [],
}

/** Labels of the single numbers, in forms and files. */
export const figureLabels = {
  enrolled: 'Students enrolled',
  students: 'Students with an incident',
  several: 'Students with several incidents',
} as const
export type SingleFigure = keyof typeof figureLabels
export const singleFigures = /* @__PURE__ */ Object.keys(figureLabels) as SingleFigure[]

/** The id of a group of the report. */
export const groupId = (category: ReportedCategory, code: string): string => `${category}-${code}`

/** Category and code of a group's id. */
export function groupOf(id: string): { category: ReportedCategory; code: string } | null {
  const at = id.indexOf('-')
  const category = reportedCategoryKeys.find((key) => key === id.slice(0, at))
  return category === undefined ? null : { category, code: id.slice(at + 1) }
}

/** Incidents of all kinds; null as long as a kind is not entered. */
export function allIncidents(figures: Pick<AnnualFigures, ReportedKind>): number | null {
  let sum = 0
  for (const kind of reportedKindKeys) {
    const counts = figures[kind]
    if (counts === null) return null
    sum += counts.incidents
  }
  return sum
}

/** Incidents for each 100 students enrolled, with two decimals; N/A where nobody is enrolled or that is not known. */
export function perHundred(incidents: number, enrolled: number | null): string {
  if (enrolled === null || enrolled === 0) return 'N/A'
  // Half up, in whole numbers: hundredths of incidents * 100 / enrolled.
  const hundredths = Math.floor((incidents * 20_000 + enrolled) / (2 * enrolled))
  return (hundredths / 100).toFixed(2)
}

const kindCounts = { incidents: 'Incidents', students: 'Students' } as const

/** What is refused of the figures; each with its field, such as physical.students, students or groups.gender-F. */
export function checkFigures(figures: AnnualFigures): Verdict[] {
  const refused = [
    ...reportedKindKeys.flatMap((kind) => {
      const counts = figures[kind]
      return counts === null ? [] : checkCountsOf(counts, kind)
    }),
    ...singleFigures.flatMap((name) => {
      const problem = countProblem(figures[name], figureLabels[name])
      return problem === null ? [] : [badInput(problem, name)]
    }),
    ...figures.groups.flatMap((group) => checkCountsOf(group, `groups.${group.id}`)),
  ]
  return refused.length > 0 ? refused : checkTogether(figures)
}

function checkCountsOf(counts: IncidentCounts, field: string): Verdict[] {
  const problems = (['incidents', 'students'] as const).flatMap((name) => {
    const problem = countProblem(counts[name], kindCounts[name])
    return problem === null ? [] : [badInput(problem, `${field}.${name}`)]
  })
  if (problems.length > 0) return problems
  if (counts.students > counts.incidents)
    return [badInput('Students cannot be more than Incidents.', `${field}.students`)]
  return counts.students === 0 && counts.incidents > 0
    ? [badInput('Incidents without a student are not possible.', `${field}.students`)]
    : []
}

/** What the numbers must be to each other. */
function checkTogether(figures: AnnualFigures): Verdict[] {
  const { students, several, enrolled } = figures
  const verdicts: Verdict[] = []
  const entered = reportedKindKeys.flatMap((kind) => figures[kind] ?? [])
  const most = entered.reduce((sum, counts) => sum + counts.students, 0)
  const fewest = Math.max(0, ...entered.map((counts) => counts.students))
  const incidents = allIncidents(figures)
  const refuse = (reason: string, field: SingleFigure) => verdicts.push(badInput(reason, field))
  if (students !== null && students < fewest)
    refuse(`${figureLabels.students} cannot be fewer than those of one kind.`, 'students')
  if (students !== null && incidents !== null && students > most)
    refuse(`${figureLabels.students} cannot be more than those of all kinds together.`, 'students')
  if (several !== null && students !== null && several > students)
    refuse(`${figureLabels.several} cannot be more than ${figureLabels.students}.`, 'several')
  else if (several !== null && students !== null && incidents !== null && incidents < students + several)
    refuse(`${figureLabels.several} have two incidents each at least: there are not enough.`, 'several')
  else if (several === 0 && students !== null && incidents !== null && incidents > students)
    refuse('There are more incidents than students, so some students have several.', 'several')
  if (enrolled !== null && students !== null && students > enrolled)
    refuse(`${figureLabels.enrolled} cannot be fewer than ${figureLabels.students}.`, 'enrolled')
  return verdicts
}

/** What the figures lack before they can be certified, a sentence each. */
export function figureGaps(figures: AnnualFigures): string[] {
  const { students } = figures
  const incidents = allIncidents(figures)
  const gaps = [
    ...reportedKindKeys.flatMap((kind) =>
      figures[kind] === null ? [`${reportedKinds[kind].label} is required, also where it is 0.`] : [],
    ),
    ...singleFigures.flatMap((name) =>
      figures[name] === null ? [`${figureLabels[name]} is required.`] : [],
    ),
  ]
  if (incidents === null || students === null) return gaps
  for (const category of reportedCategoryKeys) {
    const sum = sumOf(figures, category)
    if (sum.incidents !== incidents || sum.students !== students)
      gaps.push(
        `${reportedCategories[category]}: ${sum.incidents} incidents and ${sum.students} students, the totals are ${incidents} and ${students}.`,
      )
  }
  return gaps
}

/** The groups of a category. */
export const groupsOf = ({ groups }: Pick<AnnualFigures, 'groups'>, category: ReportedCategory) =>
  groups.filter(({ id }) => groupOf(id)?.category === category)

function sumOf(figures: AnnualFigures, category: ReportedCategory): IncidentCounts {
  return groupsOf(figures, category).reduce<IncidentCounts>(
    (sum, group) => ({
      incidents: sum.incidents + group.incidents,
      students: sum.students + group.students,
    }),
    { incidents: 0, students: 0 },
  )
}

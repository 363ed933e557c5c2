import { percent } from '../../percent.js'
import {
  complementaryText,
  shownCount,
  shownParts,
  smallestShown,
  type ShownCount,
} from '../../small-numbers.js'
import {
  perHundred,
  reportedKindKeys,
  type AnnualFigures,
  type IncidentCounts,
  type ReportedKind,
} from './annual-figures.js'

/** What stands where no figure is entered. */
export const notEnteredText = '-'

/** Incidents and students as somebody may read them. */
export interface ShownCounts {
  incidents: ShownCount
  students: ShownCount
  /** Incidents for each 100 students enrolled. */
  per100: string
}

/** A line of the published table: an agency, or the state. */
export interface PublishedLine extends Record<ReportedKind, ShownCounts> {
  enrolled: number | null
  /** All kinds together; students once each. */
  all: ShownCounts
  /** Share of the incidents of all agencies. */
  share: string
}

/** What the table is made of: the figures of an agency. */
export interface AgencyFigures {
  leaId: number
  figures: AnnualFigures
}

export interface PublishedTable {
  rows: (PublishedLine & { leaId: number })[]
  totals: PublishedLine
}

const empty: ShownCount = { shown: false, text: notEnteredText }
const shown = (value: number): ShownCount => ({ shown: true, value })
const complementary: ShownCount = { shown: false, text: complementaryText }

/** A column of counts with its total, before the texts of its lines are made. */
interface Column {
  lines: { incidents: ShownCount; students: ShownCount }[]
  total: { incidents: ShownCount; students: ShownCount }
}

/**
 * The table of agencies by kind (domain definition 2.14). With `hide`, counts about fewer students than `smallestShown` are
 * hidden, and as many beside them as it takes that no hidden one can be derived from totals (0.6, worked example 24). Incidents are
 * hidden where their students are. Students of all kinds are no sum, for one may have incidents of several kinds: they are
 * shown only where they narrow no hidden count of their line.
 */
export function publishedTable(reports: readonly AgencyFigures[], hide: boolean): PublishedTable {
  const figures = reports.map((report) => report.figures)
  const columns = Object.fromEntries(
    reportedKindKeys.map((kind) => [
      kind,
      kindColumn(
        figures.map((one) => one[kind]),
        hide,
      ),
    ]),
  ) as Record<ReportedKind, Column>
  const all = allColumn(figures, columns, hide)
  const enrolled = figures.map((one) => one.enrolled)
  const known = enrolled.filter((one) => one !== null)
  const stateEnrolled =
    known.length === figures.length && known.length > 0 ? known.reduce((sum, one) => sum + one, 0) : null
  const line = (counts: (column: Column) => Column['total'], among: number | null): PublishedLine => {
    const of = (column: Column): ShownCounts => {
      const { incidents, students } = counts(column)
      return { incidents, students, per100: rateOf(incidents, among) }
    }
    const together = of(all)
    return {
      physical: of(columns.physical),
      seclusion: of(columns.seclusion),
      mechanical: of(columns.mechanical),
      all: together,
      enrolled: among,
      share: shareOf(together.incidents, all.total.incidents),
    }
  }
  return {
    rows: reports.map(({ leaId, figures: { enrolled: among } }, at) =>
      Object.assign(
        { leaId },
        line((column) => column.lines[at] ?? { incidents: empty, students: empty }, among),
      ),
    ),
    totals: line((column) => column.total, stateEnrolled),
  }
}

function rateOf(incidents: ShownCount, enrolled: number | null): string {
  return incidents.shown ? perHundred(incidents.value, enrolled) : incidents.text
}

/** A share of incidents as it may be read: hidden where one of them is. */
export function shareOf(part: ShownCount, whole: ShownCount): string {
  if (!part.shown) return part.text
  return whole.shown ? percent(part.value, whole.value) : whole.text
}

function kindColumn(counts: readonly (IncidentCounts | null)[], hide: boolean): Column {
  const entered = counts.filter((one) => one !== null)
  const sum = (name: keyof IncidentCounts) => entered.reduce((all, one) => all + one[name], 0)
  if (entered.length === 0)
    return {
      lines: counts.map(() => ({ incidents: empty, students: empty })),
      total: { incidents: empty, students: empty },
    }
  const students = hide
    ? shownParts(entered.map((one) => one.students))
    : { parts: entered.map((one) => shown(one.students)), total: shown(sum('students')) }
  const parts = students.parts.values()
  const lines = counts.map((one) => {
    if (one === null) return { incidents: empty, students: empty }
    const own = parts.next().value ?? complementary
    return { incidents: own.shown ? shown(one.incidents) : own, students: own }
  })
  const { total } = students
  return { lines, total: { incidents: total.shown ? shown(sum('incidents')) : total, students: total } }
}

/** All kinds: incidents where every kind of the line is shown, students where they narrow none that is hidden. */
function allColumn(
  figures: readonly AnnualFigures[],
  columns: Record<ReportedKind, Column>,
  hide: boolean,
): Column {
  const kindsOf = (pick: (column: Column) => Column['total']) =>
    reportedKindKeys.map((kind) => pick(columns[kind]))
  const rows = figures.map((one, at) => {
    const kinds = kindsOf((column) => column.lines[at] ?? { incidents: empty, students: empty })
    const counts = reportedKindKeys.flatMap((kind) => one[kind] ?? [])
    return {
      incidents: counts.length === 0 ? null : counts.reduce((sum, { incidents }) => sum + incidents, 0),
      students: one.students,
      allShown: kinds.every(({ students }) => students.shown || students === empty),
      harmless: isHarmless(
        one.students ?? 0,
        reportedKindKeys.map((kind, k) => ({
          value: one[kind]?.students ?? 0,
          shown: kinds[k]?.students.shown === true || kinds[k]?.students === empty,
        })),
      ),
    }
  })
  const totalKinds = kindsOf(({ total }) => total)
  const sums = reportedKindKeys.map((kind) =>
    figures.reduce((sum, one) => sum + (one[kind]?.students ?? 0), 0),
  )
  const students = totalled(
    rows.map((row) => ({ value: row.students, open: !hide || row.harmless })),
    {
      hide,
      open: isHarmless(
        rows.reduce((sum, row) => sum + (row.students ?? 0), 0),
        sums.map((value, k) => ({
          value,
          shown: totalKinds[k]?.students.shown === true || totalKinds[k]?.students === empty,
        })),
      ),
      smallest: smallestShown,
    },
  )
  const incidents = totalled(
    rows.map((row) => ({ value: row.incidents, open: !hide || row.allShown })),
    {
      hide,
      open: totalKinds.every((one) => one.students.shown || one.students === empty),
      smallest: 0,
    },
  )
  return {
    lines: rows.map((_row, at) => ({
      incidents: incidents.lines[at] ?? empty,
      students: students.lines[at] ?? empty,
    })),
    total: { incidents: incidents.total, students: students.total },
  }
}

/**
 * Whether the students of all kinds, each once, say nothing about the hidden kinds of their line: every hidden count could be one
 * more, and one less unless it is zero, beside the same total.
 */
function isHarmless(total: number, kinds: readonly { value: number; shown: boolean }[]): boolean {
  const sum = kinds.reduce((all, { value }) => all + value, 0)
  return kinds.every(
    ({ value, shown: isShown }) => isShown || (value < total && (value === 0 || sum > total)),
  )
}

/** A column with a total, of which some lines must not be shown: where one alone is hidden, the next smallest is hidden too. */
function totalled(
  lines: readonly { value: number | null; open: boolean }[],
  { hide, open, smallest }: { hide: boolean; open: boolean; smallest: number },
): { lines: ShownCount[]; total: ShownCount } {
  const cells = lines.map(({ value, open: isOpen }): ShownCount => {
    if (value === null) return empty
    if (!hide) return shown(value)
    const count = shownCount(value, smallest)
    return count.shown && !isOpen ? complementary : count
  })
  const entered = lines.flatMap(({ value }) => value ?? [])
  if (entered.length === 0) return { lines: cells, total: empty }
  const sum = entered.reduce((all, value) => all + value, 0)
  const total = hide && !open ? complementary : hide ? shownCount(sum, smallest) : shown(sum)
  const hiddenOnes = cells.filter((cell) => !cell.shown && cell !== empty)
  if (total.shown && hiddenOnes.length === 1) {
    const next = cells
      .map((cell, at) => ({ cell, at }))
      .filter(({ cell }) => cell.shown && cell.value > 0)
      .toSorted((one, other) => valueOf(one.cell) - valueOf(other.cell))[0]
    if (next === undefined) return { lines: cells, total: complementary }
    cells[next.at] = complementary
  }
  return { lines: cells, total }
}

const valueOf = (count: ShownCount) => (count.shown ? count.value : 0)

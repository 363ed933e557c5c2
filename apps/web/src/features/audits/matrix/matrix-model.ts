import { percent } from '@portal/domain'
import type { AuditMatrixQuery } from './matrix.generated'

export type Matrix = AuditMatrixQuery['auditMatrix']
export type Agency = Matrix['agencies'][number]
type Item = Matrix['items'][number]

/** Met of all that were reviewed, at one agency or at all. */
export interface Share {
  met: number
  reviewed: number
  /** Answers that are not applicable; they count in neither. */
  excluded: number
  percent: string
}

/** One row of the matrix: an item, or the sums of a section. */
export interface MatrixRow {
  key: string
  number: string
  text: string
  isSection: boolean
  state: Share
  /** In the order of the agencies; `itemId` where one item is meant, `heat` is its band. */
  cells: readonly (Share & { itemId: string | null; heat: string | null })[]
}

/** A section with its items. */
export interface MatrixSection {
  row: MatrixRow
  items: readonly MatrixRow[]
}

/** The cell that is explained. */
export interface ChosenCell {
  row: string
  prongId: number
}

const sum = (shares: readonly Omit<Share, 'percent'>[]): Share => {
  const met = shares.reduce((all, one) => all + one.met, 0)
  const reviewed = shares.reduce((all, one) => all + one.reviewed, 0)
  const excluded = shares.reduce((all, one) => all + one.excluded, 0)
  return { met, reviewed, excluded, percent: percent(met, reviewed) }
}

/** The items by their sections, each with its sums (domain definition 2.8). */
export function sectionsOf({ items, agencies }: Matrix): MatrixSection[] {
  const bySection = new Map<string, Item[]>()
  for (const item of items) {
    const own = bySection.get(item.sectionNumber)
    if (own) own.push(item)
    else bySection.set(item.sectionNumber, [item])
  }
  return [...bySection].map(([number, own]) => ({
    row: {
      key: `section-${number}`,
      number,
      text: own[0]?.sectionTitle ?? '',
      isSection: true,
      state: sum(own.map(({ state }) => state)),
      cells: agencies.map((_agency, at) =>
        Object.assign(sum(own.flatMap(({ cells }) => cells[at] ?? [])), { itemId: null, heat: null }),
      ),
    },
    items: own.map(({ id, number: itemNumber, text, state, cells }) => ({
      key: id,
      number: itemNumber,
      text,
      isSection: false,
      state,
      cells,
    })),
  }))
}

/** From full marks (0) to below 75 percent (5): the more is lost, the darker. Null where nothing was reviewed. */
export function heatStep({ met, reviewed }: Pick<Share, 'met' | 'reviewed'>): number | null {
  if (reviewed === 0) return null
  const limits = [100, 95, 90, 85, 75]
  // In whole numbers: 94.96 % is below 95 %.
  const step = limits.findIndex((limit) => met * 100 >= limit * reviewed)
  return step === -1 ? limits.length : step
}

/** The number of a cell, without decimals; full marks are kept for all of them. Where nothing applied, it says so. */
export function cellText({ met, reviewed, excluded }: Omit<Share, 'percent'>): string | null {
  if (reviewed === 0) return excluded > 0 ? percent(0, 0) : null
  return String(met === reviewed ? 100 : Math.min(99, Math.round((met * 100) / reviewed)))
}

/** The cell before or after the chosen one, row by row; the chosen one itself at the ends. */
export function neighbourOf(
  { row, prongId }: ChosenCell,
  step: 1 | -1,
  rows: readonly Pick<MatrixRow, 'key'>[],
  agencies: readonly Pick<Agency, 'prongId'>[],
): ChosenCell {
  const cells = rows.flatMap(({ key }) => agencies.map((agency) => ({ row: key, prongId: agency.prongId })))
  const at = cells.findIndex((cell) => cell.row === row && cell.prongId === prongId)
  return cells[at + step] ?? { row, prongId }
}

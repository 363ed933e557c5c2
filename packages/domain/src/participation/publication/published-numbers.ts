import { percentBeside } from '../../percent.js'
import { complementaryText, countText, shownParts, shownTable, type ShownCount } from '../../small-numbers.js'
import {
  groupCounts,
  justificationCategories,
  justificationGroups,
  riskRatio,
  type EnteredGroup,
  type JustificationCategory,
} from '../justification-groups.js'
import type { JustificationFields } from '../justification.js'
import {
  exceedsThreshold,
  ratedSubjectKeys,
  type ParticipationRates,
  type RatedSubject,
  type TestedCounts,
} from '../participation-rates.js'

/** A count and what is derived from it, as they may be published: numbers below ten are hidden (domain definition 0.6). */
export interface PublishedRate {
  subject: RatedSubject
  tested: string
  alternate: string
  rate: string
  exceeds: boolean
}

export interface PublishedGroup {
  id: string
  tested: string
  alternate: string
  ratio: string
}

/** The rates of the subjects; one that would reveal a hidden number is hidden. */
export function publishedRates(rates: ParticipationRates, threshold: number): PublishedRate[] {
  return ratedSubjectKeys.flatMap((subject) => {
    const counts = rates[subject]
    if (counts === null) return []
    const { tested, alternate } = shownCounts(counts)
    return {
      subject,
      tested: countText(tested),
      alternate: countText(alternate),
      rate:
        tested.shown && alternate.shown
          ? percentBeside(counts.alternate, counts.tested, [{ over: threshold }], 2)
          : complementaryText,
      exceeds: exceedsThreshold(counts, threshold),
    }
  })
}

interface ShownCounts {
  tested: ShownCount
  alternate: ShownCount
}

/** The students tested and those among them with the alternate assessment; the others are hidden beside a small number. */
function shownCounts({ tested, alternate }: TestedCounts): ShownCounts {
  const { parts, total } = shownParts([alternate, tested - alternate])
  return { tested: total, alternate: parts[0] ?? total }
}

/** Decisions that were reviewed, and those of them that were changed. */
export function publishedDecisions({
  reviewed,
  changed,
}: Pick<JustificationFields, 'reviewed' | 'changed'>): { reviewed: string; changed: string } {
  if (reviewed === null || changed === null) return { reviewed: '', changed: '' }
  const shown = shownCounts({ tested: reviewed, alternate: changed })
  return { reviewed: countText(shown.tested), changed: countText(shown.alternate) }
}

/**
 * The groups as they may be published. The groups of a category and all other students are a table with the numbers of the
 * subject as its totals, in which small numbers are hidden with those that would reveal them; a risk ratio is published where
 * all four of its numbers are.
 */
export function publishedGroups(groups: readonly EnteredGroup[], all: TestedCounts | null): PublishedGroup[] {
  return (Object.keys(justificationCategories) as JustificationCategory[]).flatMap((category) => {
    const entered = justificationGroups
      .filter((group) => group.category === category)
      .flatMap(({ id }) => {
        const group = groups.find((one) => one.id === id)
        const counts = group && groupCounts(group)
        return counts ? [{ id, counts }] : []
      })
    return shownGroups(entered, all)
  })
}

type Group = { id: string; counts: TestedCounts }

function shownGroups(groups: readonly Group[], all: TestedCounts | null): PublishedGroup[] {
  const subject = all && shownCounts(all)
  const shown = countsOfGroups(groups, all, subject)
  return groups.map(({ id, counts }, at) => {
    const { tested, alternate } = shown[at] ?? shownCounts(counts)
    const isRatio = tested.shown && alternate.shown && isShown(subject)
    return {
      id,
      tested: countText(tested),
      alternate: countText(alternate),
      ratio: isRatio && all ? (riskRatio(counts, all).text ?? '-') : complementaryText,
    }
  })
}

function countsOfGroups(
  groups: readonly Group[],
  all: TestedCounts | null,
  subject: ShownCounts | null,
): ShownCounts[] {
  const sum = (key: keyof TestedCounts) => groups.reduce((total, { counts }) => total + counts[key], 0)
  const others = all && { tested: all.tested - sum('tested'), alternate: all.alternate - sum('alternate') }
  // Students stand in several of these groups, or there are no totals: each is a table of its own.
  if (others === null || others.alternate < 0 || others.tested < others.alternate)
    return groups.map(({ counts }) => shownCounts(counts))
  const lines = [...groups.map(({ counts }) => counts), ...(others.tested > 0 ? [others] : [])]
  if (subject?.alternate.shown === false) {
    // The whole subject has a small number of them, and so has every group.
    const { parts, total } = shownParts(lines.map(({ tested }) => tested))
    const small = shownCounts({ tested: 0, alternate: 0 }).alternate
    return groups.map((_group, row) =>
      total.shown ? { tested: parts[row] ?? small, alternate: small } : withheld,
    )
  }
  const table = shownTable(lines.map(({ tested, alternate }) => [alternate, tested - alternate]))
  // The totals are those of the subject, which other categories publish too: where they have to be hidden, everything is.
  const hasTotals = table.total.shown && table.columnTotals[0]?.shown === true
  return groups.map(({ counts }, row) =>
    hasTotals
      ? {
          tested: table.rowTotals[row] ?? shownCounts(counts).tested,
          alternate: table.cells[row]?.[0] ?? shownCounts(counts).alternate,
        }
      : withheld,
  )
}

const hiddenCount: ShownCount = { shown: false, text: complementaryText }
const withheld: ShownCounts = { tested: hiddenCount, alternate: hiddenCount }

const isShown = (counts: ShownCounts | null): boolean =>
  counts !== null && counts.tested.shown && counts.alternate.shown

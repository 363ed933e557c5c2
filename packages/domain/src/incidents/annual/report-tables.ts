import type { CodeLists } from '../../audits/student-list/list-columns.js'
import { complementaryText, shownParts, type ShownCount } from '../../small-numbers.js'
import { incidentLimits } from '../incident-fields.js'
import {
  groupId,
  groupsOf,
  reportedCategories,
  reportedCategoryKeys,
  type AnnualFigures,
  type ReportedCategory,
} from './annual-figures.js'

/** A group of the report in words. */
export interface NamedGroup {
  id: string
  label: string
}

type GroupLists = Pick<CodeLists, 'disability' | 'raceEthnicity' | 'gender' | 'placement'>

/** Every group of a category, as the lists of the state have them; ages in whole years. */
export function groupsIn(category: ReportedCategory, codes: GroupLists): NamedGroup[] {
  if (category !== 'age')
    return codes[category].map(({ code, label }) => ({ id: groupId(category, code), label }))
  const { youngest, oldest } = incidentLimits
  return Array.from({ length: oldest - youngest + 1 }, (_, at) => {
    const age = String(youngest + at)
    return { id: groupId('age', age), label: age }
  })
}

/** A table of the report by one demographic. */
export interface GroupTable {
  category: ReportedCategory
  label: string
  rows: { id: string; label: string; incidents: ShownCount; students: ShownCount }[]
}

/** What of an agency's line somebody may read, which its tables must not give away. */
export interface TableTerms {
  /** Small numbers are hidden. */
  hide: boolean
  /** Whether the incidents and the students of all kinds are shown to the reader. */
  incidents: boolean
  students: boolean
}

const hidden: ShownCount = { shown: false, text: complementaryText }
const shown = (value: number): ShownCount => ({ shown: true, value })

/**
 * The tables of a report by demographic. Small numbers are hidden with as many beside them as it takes (domain definition
 * 0.6); a reader of hidden ones sees every group, for a missing one would say that it is zero.
 */
export function groupTables(figures: AnnualFigures, codes: GroupLists, terms: TableTerms): GroupTable[] {
  return reportedCategoryKeys.flatMap((category) => {
    const counted = new Map(groupsOf(figures, category).map((group) => [group.id, group]))
    if (counted.size === 0) return []
    const named = groupsIn(category, codes)
    const names = new Map(named.map(({ id, label }) => [id, label]))
    // A code that has left the lists is still counted.
    const ids = [...new Set([...named.map(({ id }) => id), ...counted.keys()])].filter(
      (id) => terms.hide || (counted.get(id)?.incidents ?? 0) > 0,
    )
    const students = studentsOf(
      ids.map((id) => counted.get(id)?.students ?? 0),
      terms,
    )
    return [
      {
        category,
        label: reportedCategories[category],
        rows: ids.map((id, at) => {
          const own = students[at] ?? hidden
          const incidents = counted.get(id)?.incidents ?? 0
          return {
            id,
            label: names.get(id) ?? id.slice(category.length + 1),
            students: own,
            incidents: !own.shown || !terms.incidents ? (own.shown ? hidden : own) : shown(incidents),
          }
        }),
      },
    ]
  })
}

function studentsOf(counts: readonly number[], { hide, students }: TableTerms): ShownCount[] {
  if (!hide) return counts.map(shown)
  if (!students) return counts.map(() => hidden)
  const { parts, total } = shownParts(counts)
  // The total stands elsewhere: where it would have to be hidden, nothing of the table can be shown.
  return total.shown ? parts : counts.map(() => hidden)
}

/** Students with one incident, and with several. */
export function repeatStudents(
  { students, several }: Pick<AnnualFigures, 'students' | 'several'>,
  terms: TableTerms,
): { once: ShownCount; several: ShownCount } | null {
  if (students === null || several === null) return null
  const [once = hidden, more = hidden] = studentsOf([students - several, several], terms)
  return { once, several: more }
}

import { rosterOf, seededAuditTypes } from '@portal/domain'
import type { PopulationFilterInput } from '../../../lib/graphql-types.generated'
import { anyText, isNumber, listAddress, numberOf, type ListAddress } from '../../../ui/list/list-address'
import { choice, searchWaitMs, valueOptions, type FilterField } from '../../../ui/list/list-filters'
import { studentListMessages } from './student-list-messages.generated'

const words = studentListMessages.filter

export type PopulationFilter = 'flag' | 'ageFrom' | 'ageTo' | 'grade' | 'disability' | 'school'

/** Filters of the students of a list, in the address: the same ones narrow who can be drawn. */
export const { useAddress: usePopulationAddress } = listAddress<PopulationFilter>('audit-population', {
  flag: anyText,
  ageFrom: isNumber,
  ageTo: isNumber,
  grade: anyText,
  disability: anyText,
  school: anyText,
})

/** The filter of the request; null filters nothing. */
export function populationFilterOf(
  filters: ListAddress<PopulationFilter>['filters'],
): PopulationFilterInput | null {
  const { flag, ageFrom, ageTo } = filters
  const values = (['grade', 'disability', 'school'] as const)
    .filter((field) => filters[field].trim() !== '')
    .map((field) => ({ field, values: [filters[field].trim()] }))
  if (!flag && !ageFrom && !ageTo && values.length === 0) return null
  return {
    ageFrom: numberOf(ageFrom),
    ageTo: numberOf(ageTo),
    values,
    flags: flag ? [flag] : [],
  }
}

/** Filters by the columns that the kind and part of the audit have. */
export function populationFilterFields(typeKey: string, part: string): FilterField<PopulationFilter>[] {
  const type = seededAuditTypes.find(({ key }) => key === typeKey)
  const roster = type && rosterOf(type, part === 'Part C' ? 'Part C' : 'Part B')
  if (!roster) return []
  const { columns, ages } = roster
  const flags = columns.flatMap(({ name, cell }) =>
    cell.kind === 'flag' ? [{ value: cell.flag, label: name }] : [],
  )
  const years = ages ? Array.from({ length: ages.to - ages.from + 1 }, (_, at) => String(ages.from + at)) : []
  const has = (field: string) => columns.some((column) => column.field === field)
  const text = (name: 'grade' | 'disability' | 'school') =>
    has(name) && { kind: 'search' as const, name, label: words[name], waitMs: searchWaitMs }
  return [
    choice('flag', words.flag, words.everyFlag, flags),
    choice('ageFrom', words.ageFrom, words.everyAge, valueOptions(years)),
    choice('ageTo', words.ageTo, words.everyAge, valueOptions(years)),
    text('grade'),
    text('disability'),
    text('school'),
  ]
}

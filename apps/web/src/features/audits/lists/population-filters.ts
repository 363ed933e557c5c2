import type { PopulationFilterInput } from '../../../lib/graphql-types.generated'
import { anyText, isNumber, listAddress, numberOf, type ListAddress } from '../../../ui/list/list-address'
import { choice, valueOptions, type FilterField } from '../../../ui/list/list-filters'
import { studentListMessages } from './student-list-messages.generated'
import type { PopulationChoicesFieldsFragment } from './student-list.generated'

const words = studentListMessages.filter

/** Fields of lists that can be filtered by their values; which of them a list has is said by the server. */
const fields = [
  'grade',
  'disability',
  'school',
  'raceEthnicity',
  'gender',
  'placement',
  'serviceCoordinator',
] as const

export type PopulationFilter = 'flag' | 'ageFrom' | 'ageTo' | (typeof fields)[number]

/** Filters of the students of a list, in the address: the same ones narrow who can be drawn. */
export const { useAddress: usePopulationAddress } = listAddress<PopulationFilter>('audit-population', {
  flag: anyText,
  ageFrom: isNumber,
  ageTo: isNumber,
  grade: anyText,
  disability: anyText,
  school: anyText,
  raceEthnicity: anyText,
  gender: anyText,
  placement: anyText,
  serviceCoordinator: anyText,
})

/** The filter of the request; null filters nothing. */
export function populationFilterOf(
  filters: ListAddress<PopulationFilter>['filters'],
): PopulationFilterInput | null {
  const { flag, ageFrom, ageTo } = filters
  const values = fields
    .filter((field) => filters[field] !== '')
    .map((field) => ({ field, values: [filters[field]] }))
  if (!flag && !ageFrom && !ageTo && values.length === 0) return null
  return {
    ageFrom: numberOf(ageFrom),
    ageTo: numberOf(ageTo),
    values,
    flags: flag ? [flag] : [],
  }
}

/** Filters by what the rows of the list have: flags, ages, and values with their number of rows. */
export function populationFilterFields({
  fields: known,
  flags,
  ages,
}: PopulationChoicesFieldsFragment): FilterField<PopulationFilter>[] {
  const [youngest, oldest] = [ages[0] ?? 0, ages.at(-1) ?? -1]
  const years = valueOptions(Array.from({ length: oldest - youngest + 1 }, (_, at) => String(youngest + at)))
  return [
    flags.length > 0 &&
      choice(
        'flag',
        words.flag,
        words.everyFlag,
        flags.map(({ flag, name, rows }) => ({ value: flag, label: words.option({ label: name, rows }) })),
      ),
    years.length > 1 && choice('ageFrom', words.ageFrom, words.everyAge, years),
    years.length > 1 && choice('ageTo', words.ageTo, words.everyAge, years),
    ...fields.map((field) => {
      const found = known.find((one) => one.field === field)
      return (
        found &&
        choice(
          field,
          words[field],
          words.every({ what: words[field] }),
          found.values.map(({ value, label, rows }) => ({ value, label: words.option({ label, rows }) })),
        )
      )
    }),
  ]
}

import type { PopulationFilter } from '@portal/domain'
import type { BodyOf, filterPopulation } from '@portal/rest-contract'

/** The filter of a call as the domain has it: fields that have members of their own stand among the others. */
export function filterOf({
  age: { from, to },
  grade,
  school,
  disability,
  flags,
  values,
}: BodyOf<typeof filterPopulation>): PopulationFilter {
  return {
    ...(from !== undefined && { ageFrom: from }),
    ...(to !== undefined && { ageTo: to }),
    values: { ...values, ...chosen({ grade, school, disability }) },
    flags,
  }
}

/** Members that name values: an empty one filters nothing, and leaves what `values` says of the same field. */
const chosen = (members: Readonly<Record<string, readonly string[]>>) =>
  Object.fromEntries(Object.entries(members).filter(([, values]) => values.length > 0))

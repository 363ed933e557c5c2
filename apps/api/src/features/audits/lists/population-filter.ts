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
    values: { ...values, grade, school, disability },
    flags,
  }
}

import type { Stored } from '../../lib/saving/save-three-ways'
import { setField } from '../../lib/saving/three-way-merge'
import type { ConflictField } from '../../ui/form/conflict-fields'
import type { Agency, CohortValues } from './cohort-rows'
import { cohortsMessages } from './cohorts-messages.generated'
import type { CohortFieldsFragment as Cohort } from './cohorts.generated'

const words = cohortsMessages.form

export const cohortValues = ({ cohortNumber, leaIds }: Cohort): CohortValues => ({
  cohortNumber: cohortNumber === null ? '' : String(cohortNumber),
  leaIds,
})

export const storedCohort = (row: Cohort): Stored<CohortValues> => ({
  values: cohortValues(row),
  version: row.version,
  by: row.changedBy?.fullName ?? null,
  at: row.changedOn,
})

/** The parts of a cohort that two people can have changed at once. */
export const cohortFields = (
  leas: readonly Pick<Agency, 'id' | 'code' | 'shortName'>[],
): ConflictField<CohortValues>[] => [
  {
    members: ['cohortNumber'],
    label: words.cohort,
    show: ({ cohortNumber }) => cohortNumber || words.severalCohorts,
  },
  {
    ...setField<CohortValues, number>(
      'leaIds',
      ({ leaIds }) => leaIds,
      (values, leaIds) => ({ ...values, leaIds }),
    ),
    label: words.agencies,
    show: ({ leaIds }) =>
      leas
        .flatMap(({ id, code, shortName }) => (leaIds.includes(id) ? `${code} ${shortName}` : []))
        .join('\n'),
  },
]

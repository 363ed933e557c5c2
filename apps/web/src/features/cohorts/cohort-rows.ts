import type { CohortFieldsFragment as Cohort, CohortsQuery } from './cohorts.generated'

export type Agency = CohortsQuery['leas'][number]

/** A monitor with the agencies themselves. */
export interface CohortRow extends Cohort {
  agencies: readonly Agency[]
}

/** Agencies of each monitor by their numbers. */
export function cohortRows(cohorts: readonly Cohort[], leas: readonly Agency[]): CohortRow[] {
  const byId = new Map(leas.map((lea) => [lea.id, lea]))
  return cohorts.map((cohort) => ({
    ...cohort,
    agencies: cohort.leaIds.flatMap((id) => byId.get(id) ?? []),
  }))
}

/** Text search works from two characters on, over the monitor and the agencies (domain definition 0.6). */
export function matching(
  rows: readonly CohortRow[],
  { search, mine }: { search: string; mine: string | null },
): CohortRow[] {
  const text = search.trim().toLowerCase()
  return rows.filter(
    ({ user, agencies }) =>
      (mine === null || user.id === mine) &&
      (text.length < 2 ||
        [user.fullName, ...agencies.map(({ code, name, shortName }) => `${code} ${name} ${shortName}`)]
          .join(' ')
          .toLowerCase()
          .includes(text)),
  )
}

/** What a cohort says, as a form holds it. */
export interface CohortValues {
  cohortNumber: string
  leaIds: readonly number[]
}

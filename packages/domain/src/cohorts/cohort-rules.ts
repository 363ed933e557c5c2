import { flagsOf, type Actor } from '../accounts/actor.js'
import { cohorts } from '../agencies/agency-input.js'
import { allowed, badInput, forbidden, type Verdict } from '../verdict.js'

/** Which agencies a monitor answers for in one year of the cycle (domain definition 8.1). */
export interface CohortInput {
  /** Year of the cycle that the agencies are in, 1 to 6; null when they are of several. */
  cohortNumber: number | null
  leaIds: readonly number[]
}

/** State staff read who answers for which agencies; it is no business of agencies and clients. */
export function canReadCohorts(actor: Actor): Verdict {
  const { isStateMonitor, isLiaison } = flagsOf(actor)
  return (isStateMonitor || isLiaison) && !actor.client
    ? allowed
    : forbidden('Only state staff can see who answers for which agencies.')
}

export function canEditCohorts(actor: Actor): Verdict {
  return flagsOf(actor).isStateMonitor
    ? allowed
    : forbidden('Only a state monitor can say who answers for which agencies.')
}

/** `known` are the agencies that can be chosen. */
export function checkCohort({ cohortNumber, leaIds }: CohortInput, known: ReadonlySet<number>): Verdict[] {
  return [
    cohortNumber === null || (Number.isInteger(cohortNumber) && cohortNumber >= 1 && cohortNumber <= cohorts)
      ? allowed
      : badInput(`Cohort must be between 1 and ${cohorts}.`, 'cohortNumber'),
    leaIds.every((id) => known.has(id)) ? allowed : badInput('This agency does not exist.', 'leaIds'),
  ]
}

/** How an agency is covered in a year: nobody answers for it, one monitor does, or several do. */
export type Coverage = 'nobody' | 'one' | 'several'

/** Agencies by how many monitors answer for them, in the order given. */
export function coverageOf(
  leaIds: readonly number[],
  cohortsOfYear: readonly { leaIds: readonly number[] }[],
): Map<number, Coverage> {
  const counts = new Map<number, number>()
  for (const { leaIds: own } of cohortsOfYear)
    for (const id of new Set(own)) counts.set(id, (counts.get(id) ?? 0) + 1)
  return new Map(
    leaIds.map((id) => {
      const n = counts.get(id) ?? 0
      return [id, n === 0 ? 'nobody' : n === 1 ? 'one' : 'several']
    }),
  )
}

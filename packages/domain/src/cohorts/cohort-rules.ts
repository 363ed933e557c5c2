import { flagsOf, type Actor } from '../accounts/actor.js'
import { cohorts } from '../agencies/agency-input.js'
import { allowed, badInput, forbidden, type Verdict } from '../verdict.js'

/** The agencies that a monitor is responsible for in one year of the cycle (domain definition 8.1). */
export interface CohortInput {
  /** Year of the cycle of these agencies, 1 to 6; null when it differs. */
  cohortNumber: number | null
  leaIds: readonly number[]
}

/** State staff may read who is responsible for which agencies; agencies and clients may not. */
export function canReadCohorts(actor: Actor): Verdict {
  const { isStateMonitor, isLiaison } = flagsOf(actor)
  return (isStateMonitor || isLiaison) && !actor.client
    ? allowed
    : forbidden('Only state staff can see who answers for which agencies.')
}

/** Whether the actor may assign agencies to monitors. */
export function canEditCohorts(actor: Actor): Verdict {
  return flagsOf(actor).isStateMonitor
    ? allowed
    : forbidden('Only a state monitor can say who answers for which agencies.')
}

/** Rules of a cohort; `known` are the agencies that can be chosen. */
export function checkCohort({ cohortNumber, leaIds }: CohortInput, known: ReadonlySet<number>): Verdict[] {
  return [
    cohortNumber === null || (Number.isInteger(cohortNumber) && cohortNumber >= 1 && cohortNumber <= cohorts)
      ? allowed
      : badInput(`Cohort must be between 1 and ${cohorts}.`, 'cohortNumber'),
    leaIds.every((id) => known.has(id)) ? allowed : badInput('This agency does not exist.', 'leaIds'),
  ]
}

/** Coverage of an agency in a year: number of responsible monitors. */
export type Coverage = 'nobody' | 'one' | 'several'

/** Groups agencies by the number of responsible monitors, keeping their order. */
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

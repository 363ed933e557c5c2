import { flagsOf, seesLea, type Actor } from '../accounts/actor.js'
import { isCalendarDay } from '../calendar-day.js'
import { allowed, badInput, forbidden, wrongState, type Verdict } from '../verdict.js'

/** Everybody of compliance reads incidents of the agencies that they see, students masked (domain definition 2.14, 9.2). */
export function canReadIncidents(actor: Actor): Verdict {
  const { isStateMonitor, isLiaison, isLocalAdmin, isLocalUser } = flagsOf(actor)
  return (isStateMonitor || isLiaison || isLocalAdmin || isLocalUser) && !actor.client
    ? allowed
    : forbidden('Only the state and the agency can read incidents.')
}

/** Whether the actor sees the incidents of one agency. */
export function seesIncident(actor: Actor, leaId: number): boolean {
  return canReadIncidents(actor).allowed && seesLea(actor, leaId)
}

function byAgency(actor: Actor, leaId: number | null, act: string): Verdict {
  const { isLocalAdmin, isLocalUser } = flagsOf(actor)
  const own = actor.leaId !== null && (leaId === null || leaId === actor.leaId)
  return (isLocalAdmin || isLocalUser) && own && !actor.client
    ? allowed
    : forbidden(`Only people of the agency can ${act}.`)
}

/** Registers an incident of the own agency. */
export function canAddIncident(actor: Actor): Verdict {
  return byAgency(actor, null, 'register incidents')
}

/** Changes an incident of the own agency. */
export function canEditIncident(actor: Actor, leaId: number): Verdict {
  return byAgency(actor, leaId, 'change incidents')
}

/** Names of a student, which is recorded; liaisons and dispute resolution staff read without revealing (9.2). */
export function canRevealIncidentStudent(actor: Actor, leaId: number): Verdict {
  if (flagsOf(actor).isStateMonitor && !actor.client) return allowed
  return byAgency(actor, leaId, 'see the names of students').allowed
    ? allowed
    : forbidden('Only a state monitor and the agency can see the names of students.')
}

/** Says that the notice about a student with many incidents was given, once. */
export function canRecordIncidentNotice(
  actor: Actor,
  { leaId, givenOn }: { leaId: number; givenOn: string | null },
): Verdict {
  const who = byAgency(actor, leaId, 'record this notice')
  if (!who.allowed) return who
  return givenOn === null ? allowed : wrongState('This notice was given already.')
}

/** The day on which a notice was given. */
export function checkNoticeGiven(
  givenOn: string,
  { reachedOn, today }: { reachedOn: string; today: string },
): Verdict {
  if (!isCalendarDay(givenOn)) return badInput('Given on is required.', 'givenOn')
  if (givenOn > today) return badInput('Given on cannot be in the future.', 'givenOn')
  return givenOn < reachedOn ? badInput('Given on must be on or after the incident.', 'givenOn') : allowed
}

import { can, flagsOf, type Actor } from '../accounts/actor.js'
import { auditsTasks } from '../audits/audits-tasks.js'
import { caseStudiesTasks } from '../case-studies/case-studies-tasks.js'
import { documentsTasks } from '../documents/documents-tasks.js'
import { findingsTasks } from '../findings/findings-tasks.js'
import { incidentsTasks } from '../incidents/incidents-tasks.js'
import { participationTasks } from '../participation/participation-tasks.js'
import { reportsTasks } from '../reports/reports-tasks.js'
import { selfAssessmentTasks } from '../self-assessment/self-assessment-tasks.js'
import { yearsTasks } from '../years/years-tasks.js'
import type { TaskRule } from './task-rule.js'

/**
 * Which state of which record makes which task, feature by feature in the order of the list. There is a task as long as its
 * record is in that state: nothing is stored, nothing is ticked off (domain definition 7.2, 7.3).
 */
export const taskRules = {
  ...selfAssessmentTasks,
  ...documentsTasks,
  ...auditsTasks,
  ...incidentsTasks,
  ...findingsTasks,
  ...caseStudiesTasks,
  ...participationTasks,
  ...reportsTasks,
  ...yearsTasks,
}

export type TaskKind = keyof typeof taskRules
export const taskKinds = /* @__PURE__ */ Object.keys(taskRules) as TaskKind[]

const ruleOf = (kind: TaskKind): TaskRule => taskRules[kind]

/** What is done, in words for lists and files. */
export function taskLabel({ kind, n, subject }: { kind: TaskKind; n: number; subject: string }): string {
  return ruleOf(kind).label(n, subject)
}

/** Several tasks of one kind in one line; null for a kind whose tasks each have their own. */
export function taskGroupLabel(kind: TaskKind, n: number, agency: string | null): string | null {
  const { group } = ruleOf(kind)
  return group ? `${group(n)}${agency === null ? '' : ` for ${agency}`}` : null
}

/** Kinds whose tasks stand together for all agencies. */
export const tasksAcrossAgencies = /* @__PURE__ */ taskKinds.filter((kind) => ruleOf(kind).acrossAgencies)

/** Kinds whose tasks stand together. */
export const groupedTaskKinds = /* @__PURE__ */ taskKinds.filter((kind) => ruleOf(kind).group)

/** Which kinds of tasks are whose: all there are of a kind, or only those that name the person. */
export interface TaskRights {
  kinds: readonly TaskKind[]
  /** Only tasks to which the person is assigned. */
  assignedOnly: boolean
}

const none: TaskRights = { kinds: [], assignedOnly: false }
const ofTurn = (turn: TaskRule['turn']) => taskKinds.filter((kind) => ruleOf(kind).turn === turn)

/**
 * What a person has to do: monitors the state's side, local administrators the whole of their agency's, local users what
 * they are assigned to. Who only reads, and clients of other systems, have nothing to do.
 */
export function tasksOf(actor: Actor): TaskRights {
  if (actor.client) return none
  const flags = flagsOf(actor)
  if (flags.isStateMonitor)
    return {
      kinds: ofTurn('state').filter((kind) => ruleOf(kind).needs?.(actor) ?? true),
      assignedOnly: false,
    }
  if (actor.leaId === null) return none
  if (flags.isLocalAdmin && can(actor, 'jurisdiction-questions.answer'))
    return { kinds: ofTurn('agency'), assignedOnly: false }
  if (!flags.isLocalAdmin && !flags.isLocalUser) return none
  const answers = can(actor, 'assigned-questions.answer')
  const kinds = taskKinds.filter((kind) => {
    const { assignees } = ruleOf(kind)
    return assignees === 'assigned' || (answers && assignees === 'answering')
  })
  return { kinds, assignedOnly: true }
}

/**
 * What a person waits for: the work of the other side about the agencies that they see. Readers of the state see both
 * sides; what the state has in preparation is seen by nobody who does not do it.
 */
export function waitingFor(actor: Actor): readonly TaskKind[] {
  if (actor.client) return []
  const flags = flagsOf(actor)
  const open = taskKinds.filter((kind) => !ruleOf(kind).internal)
  if (flags.isStateMonitor) return ofTurn('agency')
  if (flags.isLocalAdmin || flags.isLocalUser)
    return open.filter((kind) => ruleOf(kind).turn === 'state' && ruleOf(kind).agencyWaits !== false)
  return flags.isLiaison ? open : []
}

import { can, flagsOf, type Actor } from '../accounts/actor.js'
import { calendarDay, isCalendarDay } from '../calendar-day.js'
import { allowed, badInput, forbidden, wrongState, type Verdict } from '../verdict.js'
import { afterSubmitAct, SubmitState, submitStateTurn } from './submit-states.js'
import { SubsectionState } from './subsection-states.js'

/** Facts about one self-assessment that the rules depend on. */
export interface SelfAssessmentFacts {
  leaId: number
  submitState: number
  questionnaireState: 'Draft' | 'Published' | 'Archived'
  /** States of its subsections. */
  subsectionStates: readonly number[]
}

/**
 * Whether the actor is a local administrator of the agency, who is responsible for all of it: assigns, approves,
 * submits.
 */
export function isAdminOf(actor: Actor, leaId: number): boolean {
  return actor.leaId === leaId && flagsOf(actor).isLocalAdmin && can(actor, 'jurisdiction-questions.answer')
}

function activates(actor: Actor): boolean {
  return can(actor, 'self-assessments.activate') && flagsOf(actor).isStateMonitor
}

/** 0 to 1, by the state. {@link checkDueOn} checks the due date. */
export function canActivate(actor: Actor, facts: SelfAssessmentFacts): Verdict {
  if (!activates(actor)) return forbidden('Only a state monitor can activate a self-assessment.')
  if (facts.submitState !== SubmitState.notActivated) {
    return wrongState('This self-assessment is already activated.')
  }
  if (facts.questionnaireState !== 'Published') return wrongState('The questionnaire is not published.')
  return allowed
}

/** Changing the due date, by the state. */
export function canSetDue(actor: Actor, { submitState }: Pick<SelfAssessmentFacts, 'submitState'>): Verdict {
  return activates(actor) ? dueIn(submitState) : forbidden('Only a state monitor can set a due date.')
}

/** Whether a due date can be changed in a state: from the activation until the submission. */
export function dueIn(submitState: number): Verdict {
  if (submitState === SubmitState.notActivated)
    return wrongState('This self-assessment is not activated. The activation sets its due date.')
  return submitState < SubmitState.submitted
    ? allowed
    : wrongState('This self-assessment has already been submitted.')
}

/** Sending a reminder, by the state. */
export function canRemindOfSelfAssessment(
  actor: Actor,
  { submitState }: Pick<SelfAssessmentFacts, 'submitState'>,
): Verdict {
  return activates(actor) ? reminderIn(submitState) : forbidden('Only a state monitor can remind an agency.')
}

/** Whether an agency can be reminded in a state: while it is its turn. */
export function reminderIn(submitState: number): Verdict {
  return submitStateTurn(submitState) === 'agency'
    ? allowed
    : wrongState('It is not the turn of the agency: there is nothing to remind it of.')
}

/** A due date must be an existing day that is not past in the display zone. */
export function checkDueOn(dueOn: string, now: Date): Verdict {
  if (!isCalendarDay(dueOn)) return badInput('Enter a due date.', 'dueOn')
  return dueOn < calendarDay(now) ? badInput('The due date cannot be in the past.', 'dueOn') : allowed
}

/** 1, 2 or 3 back to 0, by the state. Answers are kept but hidden. */
export function canResetActivation(actor: Actor, facts: SelfAssessmentFacts): Verdict {
  if (!activates(actor)) return forbidden('Only a state monitor can reset an activation.')
  if (facts.submitState === SubmitState.notActivated)
    return wrongState('This self-assessment is not activated.')
  return afterSubmitAct(facts.submitState, 'resetActivation') === undefined
    ? wrongState('A submitted self-assessment cannot be reset. Reopen it instead.')
    : allowed
}

/** Local activation, 1 to 2. */
export function canStart(actor: Actor, facts: SelfAssessmentFacts): Verdict {
  if (!isAdminOf(actor, facts.leaId))
    return forbidden('Only a local administrator can start the self-assessment.')
  if (facts.submitState === SubmitState.notActivated)
    return wrongState('This self-assessment is not activated.')
  return facts.submitState === SubmitState.activated
    ? allowed
    : wrongState('This self-assessment has already been started.')
}

/** 3 to 4: every subsection is approved. {@link checkStatement} checks the statement. */
export function canSubmit(actor: Actor, facts: SelfAssessmentFacts): Verdict {
  if (!isAdminOf(actor, facts.leaId)) return forbidden('Only a local administrator can submit.')
  if (facts.submitState === SubmitState.notActivated)
    return wrongState('This self-assessment is not activated.')
  if (facts.submitState === SubmitState.activated) return wrongState('Start the self-assessment first.')
  if (facts.submitState >= SubmitState.submitted) {
    return wrongState('This self-assessment has already been submitted.')
  }
  const missing = facts.subsectionStates.filter((state) => state < SubsectionState.approved).length
  if (missing > 0) return wrongState(subsectionsNotReady(missing))
  return facts.submitState === SubmitState.inProgress
    ? allowed
    : wrongState('Answer the self-assessment first.')
}

/** "{n} subsections are not ready." (8.7) */
export function subsectionsNotReady(n: number): string {
  return n === 1 ? '1 subsection is not ready.' : `${n} subsections are not ready.`
}

/** "{n} required document categories are empty." (8.7) */
export function requiredDocumentsEmpty(n: number): string {
  return n === 1 ? '1 required document category is empty.' : `${n} required document categories are empty.`
}

/** Every required category needs a document, or a reason why it has none (8.2, 3 to 4). */
export function checkRequiredDocuments(empty: number, reason: string | undefined): Verdict {
  return empty <= 0 || reason?.trim()
    ? allowed
    : badInput(
        `${requiredDocumentsEmpty(empty)} Upload the documents, or say why they are missing.`,
        'documentsReason',
      )
}

/** Name and title for signing the statement of accuracy are both required. */
export function checkStatement(statement: {
  name?: string | undefined
  title?: string | undefined
}): Verdict[] {
  const refused: Verdict[] = []
  if (!statement.name?.trim()) refused.push(badInput('Name is required.', 'statementName'))
  if (!statement.title?.trim()) refused.push(badInput('Title is required.', 'statementTitle'))
  return refused
}

/** 4 back to 3, until the state's review begins. */
export function canRecall(actor: Actor, facts: SelfAssessmentFacts): Verdict {
  if (!isAdminOf(actor, facts.leaId))
    return forbidden('Only a local administrator can recall the submission.')
  if (facts.submitState < SubmitState.submitted) return wrongState('This self-assessment is not submitted.')
  return facts.submitState === SubmitState.submitted ? allowed : wrongState('The state has begun its review.')
}

import { can, flagsOf, type Actor } from '../accounts/actor.js'
import { isAdminOf } from '../self-assessment/self-assessment-acts.js'
import { assignedTo, whileEditing, type PersonName } from '../self-assessment/subsection-acts.js'
import { SubmitState } from '../self-assessment/submit-states.js'
import { checkText } from '../text-rules.js'
import { allowed, badInput, forbidden, wrongState, type Verdict } from '../verdict.js'

/** Upper bound of the maximum of every category (specification 001 section 5). */
export const mostRequiredDocuments = 20

export const requiredDocumentTexts = {
  /** Literal, as the other quoted texts of specification 001 sections 5 and 8. */
  lowerFirst: 'Please delete a document before lowering the maximum.',
  titleMissing: 'Title is required.',
  received: 'Received',
  agencyOnly: 'Only people of the agency can upload required documents.',
  notScannedClean: 'A file that did not pass the virus scan cannot be re-used.',
} as const

/** Facts about one required document category of one agency that the rules depend on. */
export interface RequiredCategoryFacts {
  leaId: number
  submitState: number
  assignees: readonly PersonName[]
  documentCount: number
  /** Maximum number of documents. */
  maximum: number
}

/** "At most {n} documents …": the category is full, or would exceed its maximum. */
export function categoryFull(maximum: number): string {
  const most = maximum === 1 ? '1 document' : `${maximum} documents`
  return `This category takes at most ${most}. Delete one, or ask a local administrator to raise the maximum.`
}

/**
 * Who may upload and re-use: local administrators in every category, local users in those assigned to them, while the
 * agency works on its self-assessment. The refusal tells others whom to contact.
 */
export function canAddRequiredDocuments(actor: Actor, facts: RequiredCategoryFacts): Verdict {
  const flags = flagsOf(actor)
  if (actor.leaId !== facts.leaId || !(flags.isLocalAdmin || flags.isLocalUser))
    return forbidden(requiredDocumentTexts.agencyOnly)
  if (!isAdminOf(actor, facts.leaId)) {
    if (!can(actor, 'assigned-questions.answer'))
      return forbidden('Your role does not allow uploading documents.')
    if (!facts.assignees.some(({ id }) => id === actor.userId))
      return forbidden(`${assignedTo(facts.assignees)}. Ask a local administrator of your agency.`)
  }
  const editing = whileEditing({ submitState: facts.submitState })
  if (!editing.allowed) return editing
  return facts.documentCount < facts.maximum ? allowed : wrongState(categoryFull(facts.maximum))
}

/** Whether the category has space for `more` documents. */
export function checkRoomFor(more: number, facts: RequiredCategoryFacts): Verdict {
  return facts.documentCount + more <= facts.maximum ? allowed : wrongState(categoryFull(facts.maximum))
}

/** Local administrators delete any document, others only those they added themselves. */
export function canRemoveRequiredDocument(
  actor: Actor,
  facts: RequiredCategoryFacts & { createdBy: string },
): Verdict {
  const { isLocalAdmin, isLocalUser } = flagsOf(actor)
  const isOwn =
    facts.createdBy === actor.userId && actor.leaId === facts.leaId && (isLocalAdmin || isLocalUser)
  if (!isAdminOf(actor, facts.leaId) && !isOwn)
    return forbidden('Only a local administrator or the person who uploaded a document can delete it.')
  return whileEditing({ submitState: facts.submitState })
}

/** Only a local administrator sets the maximum; {@link checkMaximum} checks the number. */
export function canChangeMaximum(actor: Actor, facts: RequiredCategoryFacts): Verdict {
  if (!isAdminOf(actor, facts.leaId)) return forbidden('Only a local administrator can change the maximum.')
  return whileEditing({ submitState: facts.submitState })
}

/** An integer from 0 to 20, and never below the number of existing documents. */
export function checkMaximum(maximum: number, facts: Pick<RequiredCategoryFacts, 'documentCount'>): Verdict {
  if (!Number.isInteger(maximum) || maximum < 0 || maximum > mostRequiredDocuments)
    return badInput(`Maximum must be between 0 and ${mostRequiredDocuments}.`, 'maximum')
  return maximum < facts.documentCount ? badInput(requiredDocumentTexts.lowerFirst, 'maximum') : allowed
}

/** Only a local administrator changes titles; {@link checkDocumentTitle} checks the text. */
export function canChangeTitle(actor: Actor, facts: RequiredCategoryFacts): Verdict {
  if (!isAdminOf(actor, facts.leaId)) return forbidden('Only a local administrator can change a title.')
  return whileEditing({ submitState: facts.submitState })
}

/**
 * A title must not consist of dots and blanks only: it is a path segment of its own call, where they mean another path.
 */
export function checkDocumentTitle(title: string): Verdict {
  if (!/[^.\s]/.test(title)) return badInput(requiredDocumentTexts.titleMissing, 'title')
  return checkText(title, { field: 'title', label: 'Title', required: true, most: 200 })
}

/** 'Received' and its comments belong to the state, once the agency has documents to show. */
export function canReviewDocuments(actor: Actor, facts: Pick<RequiredCategoryFacts, 'submitState'>): Verdict {
  if (!flagsOf(actor).isStateMonitor) return forbidden('Only a state monitor can change this.')
  return facts.submitState === SubmitState.notActivated
    ? wrongState('This self-assessment is not activated.')
    : allowed
}

/** Who may assign people of the agency to a category and unassign them. */
export function canAssignCategory(actor: Actor, facts: RequiredCategoryFacts): Verdict {
  if (!isAdminOf(actor, facts.leaId)) return forbidden('Only a local administrator can assign users.')
  return whileEditing({ submitState: facts.submitState })
}

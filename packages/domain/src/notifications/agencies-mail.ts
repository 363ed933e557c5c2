import { flagsOf, type Actor } from '../accounts/actor.js'
import { checkText } from '../text-rules.js'
import { allowed, badInput, forbidden, type Verdict } from '../verdict.js'

/** Most characters of a mail to agencies, subject and text. */
export const mostMailSubject = 120
export const mostMailText = 5000

/** Mail to the administrators of several agencies is written by state monitors (domain definition 7.1). */
export function canMailAgencies(actor: Actor): Verdict {
  return flagsOf(actor).isStateMonitor && !actor.client
    ? allowed
    : forbidden('Only a state monitor can mail agencies.')
}

/** What such a mail must hold. */
export function checkAgenciesMail({
  leaIds,
  subject,
  text,
}: {
  leaIds: readonly number[]
  subject: string
  text: string
}): Verdict[] {
  return [
    leaIds.length === 0 ? badInput('Choose an agency.', 'leaIds') : allowed,
    checkText(subject, { field: 'subject', label: 'Subject', required: true, most: mostMailSubject }),
    checkText(text, { field: 'text', label: 'Message', required: true, most: mostMailText, isProse: true }),
  ]
}

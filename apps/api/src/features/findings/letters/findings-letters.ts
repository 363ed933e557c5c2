import {
  acknowledgementDays,
  addBusinessDays,
  calendarDay,
  findingLetter,
  findingLetterDocument,
  findingLetterEntries,
  findingLetterNumber,
  isCaseDone,
  shortDay,
  type FindingLetterKind,
} from '@portal/domain'
import { notify, type Notice } from '../../notifications/notifications-notices-store.js'
import type { FindingOffice } from '../findings-command.js'
import type { FindingView } from '../findings-read-model.js'
import { countLetters, insertLetter } from '../findings-store.js'
import type { Command } from '../../../server/command.js'

export interface Signature {
  signatureName: string
  signatureTitle: string
}

/**
 * Freezes a letter about a finding, puts it into the library of the agency, where it is printed and acknowledged, and notifies
 * the local administrators that it is there: by its number and a link, never with what it says (domain definition 6.2, 9.1).
 */
export async function issueLetter(
  { tx, actor, ctx }: Command,
  office: FindingOffice,
  view: FindingView,
  kind: FindingLetterKind,
  { signatureName, signatureTitle }: Signature,
  letterDate: string = calendarDay(ctx.now),
): Promise<void> {
  const { answer } = view
  const facts = factsOf(view, letterDate)
  const letterNumber = findingLetterNumber(answer.number, (await countLetters(tx, answer.id)) + 1)
  const { subject, body } = findingLetter(kind, facts)
  const { module, requiresAcknowledgement } = findingLetterEntries[kind]
  const findingLetterId = await insertLetter(tx, {
    findingId: answer.id,
    kind,
    subject,
    body,
    signatureName,
    signatureTitle,
    letterDate,
    issuedBy: actor.userId,
    issuedOn: ctx.now,
  })
  await office.letters.publish(tx, {
    leaId: answer.leaId,
    year: answer.year,
    part: answer.part,
    module,
    title: subject,
    findingId: answer.id,
    findingLetterId,
    letterNumber,
    document: findingLetterDocument(kind, facts, {
      letterNumber,
      name: signatureName,
      title: signatureTitle,
    }),
    requests: [],
    audience: 'All agency users',
    issuedBy: actor.userId,
    issuedOn: ctx.now,
    requiresAcknowledgement,
    acknowledgeBy: requiresAcknowledgement
      ? addBusinessDays(calendarDay(ctx.now), acknowledgementDays, office.calendar)
      : null,
  })
  await notifyOfFinding({ tx, actor, ctx }, view, {
    kind: 'findingLetter',
    key: `finding-letter:${kind}:${ctx.requestId}`,
    title: subject,
    text: [
      `a letter about finding ${answer.number} is in the portal. The finding is due on ${shortDay(facts.dueOn)}.`,
    ],
  })
}

/** What a letter says about an issued finding. */
function factsOf(view: FindingView, letterDate: string) {
  const { answer } = view
  const { citation, issuedOn, dueOn } = answer
  if (!citation || issuedOn === null || dueOn === null)
    throw new Error(`A letter about finding ${answer.number}, which is not issued.`)
  return {
    number: answer.number,
    agency: view.agency,
    part: answer.part,
    year: answer.year,
    citation,
    description: answer.description,
    evidenceSummary: answer.evidenceSummary,
    cases: answer.casesTotal,
    casesOpen: view.facts.caseStates.filter((state) => !isCaseDone(state)).length,
    issuedOn,
    dueOn,
    correctedOn: answer.correctedOn,
    letterDate,
  }
}

/** To those whom the rule of the kind names, about one finding. */
export async function notifyOfFinding(
  { tx, actor, ctx }: Command,
  { answer }: Pick<FindingView, 'answer'>,
  event: Pick<Notice, 'kind' | 'key' | 'title' | 'text' | 'caseIds'>,
  words = 'Read it here',
): Promise<void> {
  await notify(tx, ctx, {
    ...event,
    key: `${event.key}:${answer.id}`,
    leaId: answer.leaId,
    findingId: answer.id,
    leadId: answer.owner?.id ?? null,
    link: { path: `/compliance/findings/${answer.id}`, words },
    except: actor.userId,
  })
}

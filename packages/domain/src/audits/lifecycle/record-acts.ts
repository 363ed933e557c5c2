import type { Actor } from '../../accounts/actor.js'
import { allowed, badInput, forbidden, wrongState, type Verdict } from '../../verdict.js'
import { byAuditMonitor, byLocalAdmin, byUploader, type RecordPlace } from './audit-rights.js'
import { AuditStatus } from './audit-states.js'
import type { RequestState } from './document-requests.js'
import { afterRecordAct, isInSample, RecordStatus } from './record-states.js'

/** What the rules need to know about one record. */
export interface RecordFacts extends RecordPlace {
  /** Status of its prong. */
  auditStatus: number
  status: number
  /** The agency confirms that it still serves the child. */
  isConfirmed: boolean
  /** The agency hands in a set of documents, of which it then changes nothing any more. */
  handsIn?: boolean
  /** Who submitted it for check. */
  reviewedBy: string | null
  /** It has a second reader, who has not finished. */
  needsSecondReader: boolean
  /** The monitor who reads it again; null while nobody is chosen. */
  secondReaderId: string | null
}

const reviewing = (auditStatus: number) =>
  auditStatus >= AuditStatus.documentsInPreparation && auditStatus <= AuditStatus.reviewInProgress

function whileReviewing(actor: Actor, facts: RecordFacts, act: string): Verdict {
  const who = byAuditMonitor(actor, act)
  if (!who.allowed) return who
  if (!isInSample(facts.status)) return wrongState('This record is not in the sample any more.')
  if (reviewing(facts.auditStatus)) return allowed
  return wrongState(
    facts.auditStatus > AuditStatus.reviewInProgress
      ? 'The review is complete. Move the audit back to change a record.'
      : 'The review has not begun: the agency has uploaded no documents yet.',
  )
}

/** Setup answers, and which sections are skipped by hand. */
export function canSetUpRecord(actor: Actor, facts: RecordFacts): Verdict {
  const may = whileReviewing(actor, facts, 'set up a record')
  if (!may.allowed) return may
  return facts.status <= RecordStatus.waitingForDocuments ? allowed : wrongState(lockedText(facts.status))
}

/** Answers, comments and notes of an item. */
export function canAnswerRecord(actor: Actor, facts: RecordFacts): Verdict {
  const may = whileReviewing(actor, facts, 'answer the items of a record')
  if (!may.allowed) return may
  if (facts.status < RecordStatus.ready) return wrongState('Answer the setup questions first.')
  if (isChosenSecond(actor, facts)) return forbidden(secondText)
  return facts.status <= RecordStatus.waitingForDocuments ? allowed : wrongState(lockedText(facts.status))
}

const secondText = 'You are the second reader of this record: its first reader answers it.'

/** The second reader of a record that was sent back. */
const isChosenSecond = (actor: Actor, { status, needsSecondReader, secondReaderId }: RecordFacts) =>
  needsSecondReader && status < RecordStatus.submittedForCheck && actor.userId === secondReaderId

const lockedText = (status: number) =>
  status === RecordStatus.complete
    ? 'This record is complete. Reopen it to change it.'
    : 'This record was submitted for check.'

/** Submits a record; its gaps are judged by {@link checkRecordGaps}. */
export function canSubmitRecord(actor: Actor, facts: RecordFacts): Verdict {
  const may = whileReviewing(actor, facts, 'submit a record')
  if (!may.allowed) return may
  if (isChosenSecond(actor, facts)) return forbidden(secondText)
  if (afterRecordAct(facts.status, 'submit') !== undefined) return allowed
  return wrongState(
    facts.status > RecordStatus.waitingForDocuments ? lockedText(facts.status) : 'Answer this record first.',
  )
}

function whileReadTwice(actor: Actor, facts: RecordFacts, act: string): Verdict {
  const may = whileReviewing(actor, facts, act)
  if (!may.allowed) return may
  return facts.status === RecordStatus.submittedForCheck && facts.needsSecondReader
    ? allowed
    : wrongState('This record does not wait for a second reader.')
}

/** Who reads a record again: another state monitor than the one who submitted it, until that reading is finished. */
export function canAssignSecondReader(actor: Actor, facts: RecordFacts, userId: string | null): Verdict {
  const may = whileReadTwice(actor, facts, 'choose the second reader')
  if (!may.allowed) return may
  return userId !== null && userId === facts.reviewedBy
    ? badInput('The second reader is another person than the first.', 'secondReaderId')
    : allowed
}

/** The second reader answers and finishes: another monitor than the one who submitted it. */
export function canReadSecond(actor: Actor, facts: RecordFacts): Verdict {
  const may = whileReadTwice(actor, facts, 'be the second reader')
  if (!may.allowed) return may
  if (actor.userId === facts.reviewedBy)
    return forbidden('The second reader is another person than the first.')
  if (facts.secondReaderId === null) return wrongState('Choose the second reader of this record first.')
  return actor.userId === facts.secondReaderId
    ? allowed
    : forbidden('Only the second reader of this record can answer it.')
}

/** Once both have read, they settle where they differ. */
export function canSettleReadings(actor: Actor, facts: RecordFacts): Verdict {
  const may = whileReviewing(actor, facts, 'settle what two readers answered')
  if (!may.allowed) return may
  if (facts.status !== RecordStatus.submittedForCheck)
    return wrongState('This record does not wait for its readers.')
  if (facts.needsSecondReader) return wrongState('The second reader has not finished.')
  return [facts.reviewedBy, facts.secondReaderId].includes(actor.userId)
    ? allowed
    : forbidden('Only the two readers of this record can settle it.')
}

/**
 * Whether an actor must not see what the first reader answered. While a record waits for its second reader nobody does but the
 * first, since anybody may become the second; a chosen second reader does not either while the record is sent back.
 */
export function readsBlind(
  actor: Actor,
  { status, needsSecondReader, reviewedBy, secondReaderId }: RecordFacts,
): boolean {
  if (!needsSecondReader || !isInSample(status)) return false
  return status === RecordStatus.submittedForCheck
    ? actor.userId !== reviewedBy
    : status < RecordStatus.submittedForCheck && actor.userId === secondReaderId
}

/** The second reader does not know the first answers: nobody who has seen them can be chosen. */
export function checkSecondReader(fullName: string, hasSeenAnswers: boolean): Verdict {
  return hasSeenAnswers
    ? badInput(`${fullName} has seen the answers of this record. Choose somebody else.`, 'secondReaderId')
    : allowed
}

/** All answers of a record in one place: not for the second reader, who has not answered everything yet. */
export function canReadSummary(actor: Actor, facts: RecordFacts): Verdict {
  return readsBlind(actor, facts)
    ? forbidden('The first answers are hidden until the second reader has finished.')
    : allowed
}

/** Takes the answers of a record away as a file: state monitors, for others read without downloading. */
export function canExportSummary(actor: Actor, facts: RecordFacts): Verdict {
  const who = byAuditMonitor(actor, 'download the summary of a record')
  return who.allowed ? canReadSummary(actor, facts) : who
}

/** The second reader gives a record back to the first, who goes on with it; with a reason. */
export function canSendBackRecord(actor: Actor, facts: RecordFacts, reason: string): Verdict {
  const may = facts.needsSecondReader ? canReadSecond(actor, facts) : canSettleReadings(actor, facts)
  return may.allowed ? withReason(reason) : may
}

/** Complete back to In review, with a reason. */
export function canReopenRecord(actor: Actor, facts: RecordFacts, reason: string): Verdict {
  const may = whileReviewing(actor, facts, 'reopen a record')
  if (!may.allowed) return may
  if (facts.status !== RecordStatus.complete) return wrongState('This record is not complete.')
  return withReason(reason)
}

/** A record leaves the sample, with a reason; in its place comes the next of the queue, or nobody. */
export function canTakeOutRecord(actor: Actor, facts: RecordFacts, reason: string): Verdict {
  const who = byAuditMonitor(actor, 'replace or remove a record')
  if (!who.allowed) return who
  if (!isInSample(facts.status)) return wrongState('This record is not in the sample any more.')
  if (facts.auditStatus < AuditStatus.sampleDrawn || facts.auditStatus > AuditStatus.reviewInProgress)
    return wrongState('The sample cannot be changed in this status.')
  return withReason(reason)
}

const withReason = (reason: string): Verdict =>
  reason.trim() === '' ? badInput('Reason is required.', 'reason') : allowed

/** The agency says that it still serves a child, or on which day the child left (2.4, step 4). */
export function canConfirmEnrolment(
  actor: Actor,
  facts: Pick<RecordFacts, 'leaId' | 'auditStatus' | 'status' | 'isConfirmed'>,
  { leftOn, today }: { leftOn: string | null; today: string },
): Verdict {
  const who = byLocalAdmin(actor, facts.leaId, 'confirm enrollment')
  if (!who.allowed) return who
  if (!facts.isConfirmed) return wrongState('This kind of audit asks for no confirmation.')
  if (!isInSample(facts.status)) return wrongState('This record is not in the sample any more.')
  if (facts.auditStatus < AuditStatus.sampleDrawn || facts.auditStatus > AuditStatus.reviewInProgress)
    return wrongState('Enrollment is confirmed while the documents are prepared and reviewed.')
  return leftOn !== null && leftOn > today
    ? badInput('Date left cannot be in the future.', 'leftOn')
    : allowed
}

/** Record documents: from the draw until the report is issued; answers to requests have a rule of their own. */
export function canUploadRecordFile(actor: Actor, facts: RecordFacts): Verdict {
  const who = byUploader(actor, facts)
  if (!who.allowed) return who
  if (!isInSample(facts.status)) return wrongState('This record is not in the sample any more.')
  if (facts.handsIn && actor.leaId !== null && facts.auditStatus > AuditStatus.documentsInPreparation)
    return wrongState(
      'The documents were handed in. Ask the monitor to return them if you need to change them.',
    )
  return facts.auditStatus >= AuditStatus.sampleDrawn && facts.auditStatus <= AuditStatus.reviewComplete
    ? allowed
    : wrongState('Documents are uploaded between the draw of the sample and the report.')
}

/** Deletes a record document: whoever may upload some, of their own side alone. */
export function canRemoveRecordFile(
  actor: Actor,
  facts: RecordFacts,
  file: {
    /** Agency of who uploaded it; null for people of the state. */
    leaId: number | null
    /** Where the request stands that it answers. */
    requestState?: RequestState | null
    /** A legal hold keeps everything of the audit (9.2). */
    held?: boolean
    /** It belongs to a set that was handed in. */
    handedIn?: boolean
  },
): Verdict {
  const may = canUploadRecordFile(actor, facts)
  if (!may.allowed) return may
  if (file.leaId !== actor.leaId) return forbidden('Only the side that uploaded a document can delete it.')
  if (file.handedIn)
    return wrongState('This version was handed in and is kept. Upload the next one beside it.')
  if (file.held) return wrongState('A legal hold keeps the documents of this audit.')
  return file.requestState && file.requestState !== 'Open'
    ? wrongState(
        'This document answers a request. Ask the monitor to return the request if you need to change it.',
      )
    : allowed
}

import { flagsOf, seesLea, type Actor } from '../accounts/actor.js'
import { commentRules } from '../comments/comments.js'
import { allowed, badInput, forbidden, wrongState, type Verdict } from '../verdict.js'

/** How far a case study is (domain definition 2.14); the last one only where case studies are shared with agencies. */
export const caseStudyStatuses = ['Draft', 'In review', 'Final', 'Shared summary'] as const
export type CaseStudyStatus = (typeof caseStudyStatuses)[number]

/** What the rights in a case study depend on. */
export interface CaseStudyFacts {
  leaId: number
  status: CaseStudyStatus
  /** Who began it. */
  authorId: string
  /** The second monitor; null before it was sent for review. */
  reviewerId: string | null
  /** What it still lacks, see `caseStudyGaps`. */
  gaps: readonly string[]
  /** Words of which nobody decided yet whether they stay in files without names. */
  undecided: number
  /** The audit that came of it; null when there is none. */
  auditId: number | null
  /** Whether this installation shares summaries with agencies. */
  sharing: boolean
}

/** Case studies are the state's own: monitors, liaisons and dispute resolution staff read them, of the agencies that they see. */
export function canReadCaseStudies(actor: Actor): Verdict {
  const { isStateMonitor, isLiaison } = flagsOf(actor)
  return (isStateMonitor || isLiaison) && !actor.client
    ? allowed
    : forbidden('Only the state can read case studies.')
}

/** Whether the actor sees the case studies of one agency. */
export function seesCaseStudy(actor: Actor, { leaId }: Pick<CaseStudyFacts, 'leaId'>): boolean {
  return canReadCaseStudies(actor).allowed && seesLea(actor, leaId)
}

function byMonitor(actor: Actor, act: string): Verdict {
  return flagsOf(actor).isStateMonitor && !actor.client
    ? allowed
    : forbidden(`Only a state monitor can ${act}.`)
}

/** Begins a case study. */
export function canAddCaseStudy(actor: Actor): Verdict {
  return byMonitor(actor, 'add case studies')
}

/** Its texts, entries, ratings and students change while it is a draft. */
export function canEditCaseStudy(actor: Actor, { status }: Pick<CaseStudyFacts, 'status'>): Verdict {
  const who = byMonitor(actor, 'change case studies')
  if (!who.allowed) return who
  return status === 'Draft'
    ? allowed
    : wrongState(
        status === 'In review'
          ? 'This case study is in review. Take it back to change it.'
          : 'This case study is final. Reopen it to change it.',
      )
}

/** Names of its students, which is recorded; liaisons and dispute resolution staff read without revealing (9.2). */
export function canRevealCaseStudyStudents(actor: Actor): Verdict {
  return byMonitor(actor, 'see the names of students')
}

/** Comments of the state among its own. */
export function canCommentOnCaseStudy(actor: Actor): Verdict {
  return byMonitor(actor, 'comment on case studies')
}

/** Comments are for the state alone, of any status. */
export const caseStudyCommentRules = commentRules<CaseStudyFacts>((actor, _facts, visibility) =>
  visibility === 'Internal'
    ? canCommentOnCaseStudy(actor)
    : wrongState('Agencies do not read case studies, so every comment is internal.'),
)

/** Decides which capitalised words stay in files without names; at any time, because files are made at any time. */
export function canDecideCaseStudyWords(actor: Actor): Verdict {
  return byMonitor(actor, 'decide on the words of a case study')
}

/**
 * Takes a case study away as a file. Without names: once every word that might be one is decided. With names: for a reason,
 * which is recorded (9.2).
 */
export function canExportCaseStudy(
  actor: Actor,
  { undecided }: Pick<CaseStudyFacts, 'undecided'>,
  asked: { names: boolean; reason: string },
): Verdict {
  const who = byMonitor(actor, 'take case studies away')
  if (!who.allowed) return who
  if (asked.names) return asked.reason.trim() === '' ? badInput('Reason is required.', 'reason') : allowed
  return undecided === 0 ? allowed : undecidedWords(undecided)
}

const undecidedWords = (n: number): Verdict =>
  wrongState(
    `Decide about ${n === 1 ? '1 capitalised word' : `${n} capitalised words`} first: each may be a name.`,
  )

/** The steps of a case study, each from one status to another; backward steps need a reason. */
export const caseStudyMoves = {
  submit: { from: 'Draft', to: 'In review', back: false },
  takeBack: { from: 'In review', to: 'Draft', back: true },
  approve: { from: 'In review', to: 'Final', back: false },
  reopen: { from: 'Final', to: 'Draft', back: true },
  share: { from: 'Final', to: 'Shared summary', back: false },
  unshare: { from: 'Shared summary', to: 'Final', back: true },
} as const satisfies Record<string, { from: CaseStudyStatus; to: CaseStudyStatus; back: boolean }>
export type CaseStudyMove = keyof typeof caseStudyMoves
export const caseStudyMoveNames = /* @__PURE__ */ Object.keys(caseStudyMoves) as CaseStudyMove[]

/** Whether a monitor may take a step now; the reason of a backward step is judged by {@link checkCaseStudyMove}. */
export function canMoveCaseStudy(actor: Actor, facts: CaseStudyFacts, move: CaseStudyMove): Verdict {
  const who = byMonitor(actor, 'move a case study on')
  if (!who.allowed) return who
  const { from } = caseStudyMoves[move]
  if (facts.status !== from) return wrongState(`This case study is not in the status “${from}”.`)
  switch (move) {
    case 'submit':
      return facts.gaps.length === 0 ? allowed : wrongState(facts.gaps.join(' '))
    case 'takeBack':
      return actor.userId === facts.reviewerId || actor.userId === facts.authorId
        ? allowed
        : forbidden('Only its author and its reviewer can take a case study back.')
    case 'approve':
      return actor.userId === facts.reviewerId
        ? allowed
        : forbidden(
            actor.userId === facts.authorId
              ? 'A second monitor reviews a case study, not its author.'
              : 'Only its reviewer can make a case study final.',
          )
    case 'share':
      if (!facts.sharing) return wrongState('Case studies are not shared with agencies here.')
      return facts.undecided === 0 ? allowed : undecidedWords(facts.undecided)
    case 'reopen':
    case 'unshare':
      return allowed
  }
}

/** What goes with a step: the reviewer of a submission, the reason of a backward step. */
export function checkCaseStudyMove(
  move: CaseStudyMove,
  { authorId }: Pick<CaseStudyFacts, 'authorId'>,
  { reason, reviewerId }: { reason: string; reviewerId: string | null },
): Verdict[] {
  const verdicts: Verdict[] = []
  if (caseStudyMoves[move].back && reason.trim() === '')
    verdicts.push(badInput('Reason is required.', 'reason'))
  if (reason.trim().length > mostCaseStudyReason)
    verdicts.push(badInput(`Reason can have at most ${mostCaseStudyReason} characters.`, 'reason'))
  if (move === 'submit') {
    if (reviewerId === null) verdicts.push(badInput('Reviewer is required.', 'reviewerId'))
    else if (reviewerId === authorId)
      verdicts.push(badInput('A second monitor reviews a case study, not its author.', 'reviewerId'))
  }
  return verdicts
}

/** Most characters of the reason of a step. */
export const mostCaseStudyReason = 1000

/** A final case study can lead to one targeted audit, of which the agency is not notified yet. */
export function canRefer(actor: Actor, { status, auditId }: CaseStudyFacts): Verdict {
  const who = byMonitor(actor, 'create an audit')
  if (!who.allowed) return who
  if (auditId !== null) return wrongState('There is an audit of this case study already.')
  return status === 'Final' || status === 'Shared summary'
    ? allowed
    : wrongState('Only a final case study can lead to an audit.')
}

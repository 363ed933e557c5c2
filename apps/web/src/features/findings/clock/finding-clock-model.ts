import {
  addDays,
  calendarDay,
  calendarDaysBetween,
  CaseState,
  findingDue,
  isCaseDone,
  planEndsBy,
  planReserveDays,
  roundOutcomeNames,
  type RoundOutcome,
  findingSourceNames,
} from '@portal/domain'
import { formatDate } from '../../../lib/format'
import { caseName } from '../case-name'
import { findingsPageMessages } from '../findings-page-messages.generated'
import type { FindingFieldsFragment as Finding } from '../findings.generated'

const words = findingsPageMessages.clock

/** Something with a day on the clock. */
export interface ClockStep {
  name: string
  on: string | null
  note: string
}

/** A sign on a lane: verified, failed, or how many wait. */
export interface ClockSign {
  on: string
  kind: 'check' | 'cross' | 'waiting'
  count: number
}

/** What the picture of the clock is drawn from, and its words; days are YYYY-MM-DD. */
export interface ClockModel {
  issuedOn: string
  dueOn: string
  /** Today, or the day of closing: where the clock stands. */
  now: string
  nowName: string
  /** Last day of the axis: the due date, or now where that is later. */
  end: string
  prong1: {
    signs: ClockSign[]
    isVerified: boolean
    doneUntil: string | null
    runsUntil: string
    note: string
    said: string
  }
  plan: { needed: boolean; until: string; note: string; said: string }
  prong2: {
    signs: ClockSign[]
    opensOn: string | null
    doneOn: string | null
    heldFrom: string
    note: string
    said: string
  }
  /** In the order of the rows of its table, which are the sentences of its text alternative. */
  steps: ClockStep[]
}

/** The clock of an issued finding; null before the letter. */
export function clockOf(finding: Finding, today: string = calendarDay(new Date())): ClockModel | null {
  const { issuedOn, dueOn, closedOn } = finding
  if (issuedOn === null || dueOn === null) return null
  const now = closedOn ?? today
  const heldFrom = planEndsBy(dueOn)
  const waiting = waitingCases(finding)
  return {
    issuedOn,
    dueOn,
    now,
    nowName: closedOn === null ? words.today : words.closedStep,
    end: now > dueOn ? now : dueOn,
    prong1: prong1Of(finding, waiting, now),
    plan: {
      needed: finding.systemic,
      until: heldFrom,
      note: finding.systemic ? words.planRequired : words.planNone,
      said: finding.systemic ? words.planEnds({ by: formatDate(heldFrom) }) : '',
    },
    prong2: prong2Of(finding, heldFrom),
    steps: [
      ...stepsOfProng1(finding, issuedOn, waiting),
      ...stepsOfPlanAndProng2(finding, heldFrom),
      finding.closedOn
        ? { name: words.closedStep, on: finding.closedOn, note: '' }
        : { name: words.todayStep, on: today, note: words.day({ n: calendarDaysBetween(issuedOn, today) }) },
      { name: words.dueStep, on: dueOn, note: `${words.limit}. ${findingDue(issuedOn).derivation}` },
    ],
  }
}

/** Cases that wait for the state, and the day of the newest. */
interface WaitingCases {
  count: number
  on: string | null
}

function waitingCases({ cases }: Finding): WaitingCases {
  const waiting = cases.filter(({ state }) => isWaiting(state))
  return { count: waiting.length, on: latest(waiting.map(({ submittedOn }) => dayOf(submittedOn))) }
}

function prong1Of(finding: Finding, waiting: WaitingCases, now: string): ClockModel['prong1'] {
  const { prong1VerifiedOn } = finding
  const verified = verifiedDays(finding)
  return {
    signs: [
      ...verified.map((on): ClockSign => ({ on, kind: 'check', count: 1 })),
      ...(waiting.on ? [{ on: waiting.on, kind: 'waiting', count: waiting.count } as const] : []),
    ],
    isVerified: prong1VerifiedOn !== null,
    doneUntil: prong1VerifiedOn ?? latest(verified),
    runsUntil: prong1VerifiedOn ?? now,
    note: words.verified({ n: finding.casesVerified, total: finding.casesTotal }),
    said: prong1VerifiedOn
      ? words.verifiedOn({ on: formatDate(prong1VerifiedOn) })
      : waiting.on
        ? words.waiting({ n: waiting.count, on: formatDate(waiting.on) })
        : '',
  }
}

function prong2Of(finding: Finding, heldFrom: string): ClockModel['prong2'] {
  const { prong1VerifiedOn, prong2VerifiedOn } = finding
  const rounds = finding.rounds.filter(({ setAside }) => !setAside).toReversed()
  const last = rounds.at(-1)
  return {
    signs: rounds.flatMap((round): ClockSign[] =>
      round.outcome === 'noneApplies'
        ? []
        : [{ on: roundDay(finding, round), kind: round.passed ? 'check' : 'cross', count: 1 }],
    ),
    opensOn: prong1VerifiedOn,
    doneOn: prong2VerifiedOn,
    heldFrom,
    note: last ? words.latest({ n: last.recordsCompliant, total: last.recordsReviewed }) : words.notStarted,
    said: prong2VerifiedOn
      ? words.compliantOn({ on: formatDate(prong2VerifiedOn) })
      : prong1VerifiedOn
        ? words.opened
        : words.opensLater,
  }
}

/** From the discovery to the verification of all cases. */
function stepsOfProng1(finding: Finding, issuedOn: string, waiting: WaitingCases): ClockStep[] {
  const cases = finding.cases.flatMap((entry): ClockStep[] => {
    const on = isCaseDone(entry.state) ? dayOf(entry.verifiedOn) : null
    return on
      ? [{ name: words.caseVerified({ name: caseName(finding, entry.id) }), on, note: words.prong1What }]
      : []
  })
  return [
    {
      name: words.found,
      on: finding.discoveredOn,
      note: findingSourceNames[finding.source as keyof typeof findingSourceNames],
    },
    { name: words.letterStep, on: issuedOn, note: '' },
    ...cases,
    ...(waiting.on
      ? [{ name: words.submitted({ n: waiting.count }), on: waiting.on, note: words.prong1What }]
      : []),
    {
      name: words.prong1,
      on: finding.prong1VerifiedOn,
      note: words.verified({ n: finding.casesVerified, total: finding.casesTotal }),
    },
  ]
}

/** The corrective action plan, the rounds of newer data, and the day from which the finding is held open. */
function stepsOfPlanAndProng2(finding: Finding, heldFrom: string): ClockStep[] {
  const rounds = finding.rounds.toReversed().map((round): ClockStep => ({
    name: findingsPageMessages.page.round({ n: round.number }),
    on: roundDay(finding, round),
    note: `${roundOutcomeNames[round.outcome as RoundOutcome]}. ${words.latest({ n: round.recordsCompliant, total: round.recordsReviewed })}`,
  }))
  return [
    {
      name: words.plan,
      on: finding.systemic ? heldFrom : null,
      note: finding.systemic
        ? `${words.planRequired}. ${words.planEnds({ by: formatDate(heldFrom) })}`
        : words.planNone,
    },
    ...rounds,
    {
      name: words.prong2,
      on: finding.prong2VerifiedOn,
      note: finding.prong2VerifiedOn
        ? words.prong2What
        : finding.prong1VerifiedOn
          ? words.opened
          : words.opensLater,
    },
    { name: words.heldFrom, on: heldFrom, note: words.held({ days: planReserveDays }) },
  ]
}

/** The text alternative of the picture: what its table says, as sentences. */
export function clockInWords({ steps }: ClockModel): string {
  return [
    `${words.title}.`,
    ...steps.map(
      ({ name, on, note }) =>
        `${[`${name}: ${on ? formatDate(on) : '-'}`, note].filter(Boolean).join(', ')}.`,
    ),
  ]
    .join(' ')
    .replaceAll('..', '.')
}

/** Days that are marked on the axis, as far as they are not beside another mark. */
export function marksOf({ issuedOn, dueOn, now, end }: ClockModel): { day: number; on: string }[] {
  const length = calendarDaysBetween(issuedOn, end)
  return [90, 180, 270]
    .map((day) => ({ day, on: addDays(issuedOn, day) }))
    .filter(({ on }) =>
      [now, dueOn].every((other) => Math.abs(calendarDaysBetween(on, other)) / length > 0.09),
    )
}

const isWaiting = (state: number) => state === CaseState.submitted || state === CaseState.leftClaimed

/** Day of a round: of the one that verified the prong, the day of that, however late it was entered. */
function roundDay({ prong2VerifiedOn }: Finding, round: Finding['rounds'][number]): string {
  const verifies = round.passed && !round.setAside
  return (verifies ? prong2VerifiedOn : null) ?? calendarDay(new Date(round.recordedOn))
}

const dayOf = (instant: string | null): string | null => (instant ? calendarDay(new Date(instant)) : null)

function latest(days: readonly (string | null)[]): string | null {
  return days.reduce((one, other) => (one !== null && (other === null || one > other) ? one : other), null)
}

/** Days on which cases were verified, one for each case. */
function verifiedDays({ cases }: Finding): string[] {
  return cases.flatMap(({ state, verifiedOn }) => (isCaseDone(state) ? (dayOf(verifiedOn) ?? []) : []))
}

import { justificationLabels, type JustificationQuestion } from './justification-labels.js'
import { flagsOf, type Actor } from '../accounts/actor.js'
import { checkText } from '../text-rules.js'
import { allowed, badInput, forbidden, wrongState, type Verdict } from '../verdict.js'
import {
  checkGroups,
  groupCounts,
  justificationCategories,
  justificationGroups,
  type EnteredGroup,
  type JustificationCategory,
} from './justification-groups.js'
import {
  countProblem,
  ratedSubjects,
  type ParticipationRates,
  type RatedSubject,
} from './participation-rates.js'

/** How far a justification is (domain definition 2.14). */
export const justificationStatuses = [
  'Not required',
  'Required',
  'Draft',
  'Submitted',
  'Returned',
  'Accepted',
] as const
export type JustificationStatus = (typeof justificationStatuses)[number]
/** What of it is stored; null before anybody wrote. */
export type StoredJustificationStatus = Exclude<JustificationStatus, 'Not required' | 'Required'> | null

/** A justification is required as soon as any subject is above the threshold (34 CFR 200.6(c)(3)(iii)). */
export function justificationStatus(
  stored: StoredJustificationStatus,
  exceeding: readonly RatedSubject[],
): JustificationStatus {
  return exceeding.length === 0 ? 'Not required' : (stored ?? 'Required')
}

/** The questions that are answered by a text, with the length of the answer in characters. */
export const justificationQuestions = {
  why: 'Why did the agency assess more than the limit of students with the alternate assessment? Answer for each subject above the limit.',
  guidelines:
    'How does the agency make sure that teams use the state guidelines and the definition of the most significant cognitive disability?',
  training: 'What training did staff and parents receive on the decision and its effect on a diploma?',
  highest: 'Which schools, programs or disability categories have the highest rates, and why?',
  plan: 'What will the agency do about uneven rates and about students who may not meet the guidelines?',
} as const satisfies Record<JustificationQuestion, string>
export const justificationQuestionKeys = /* @__PURE__ */ Object.keys(
  justificationQuestions,
) as JustificationQuestion[]

/** Most characters of an answer, and of the reason of a return. */
export const mostJustificationText = 5000
export const mostReturnReason = 1000

/** What the agency writes. */
export interface JustificationFields extends Record<JustificationQuestion, string> {
  /** Eligibility decisions that were reviewed in the year, and those that were changed. */
  reviewed: number | null
  changed: number | null
  /** The subject whose students the groups are part of. */
  groupSubject: RatedSubject
  groups: readonly EnteredGroup[]
  /** The agency confirms that the information is correct. */
  confirmed: boolean
}

export const emptyJustification: JustificationFields = {
  why: '',
  guidelines: '',
  training: '',
  highest: '',
  plan: '',
  reviewed: null,
  changed: null,
  groupSubject: 'ela',
  groups: [],
  confirmed: false,
}

/** What the rights in a justification depend on. */
export interface JustificationFacts {
  leaId: number
  status: JustificationStatus
  /** What it still lacks, see {@link justificationGaps}. */
  gaps: readonly string[]
}

/** The local administrator of the agency writes it, until it is submitted, and again when it is returned. */
export function canWriteJustification(
  actor: Actor,
  { leaId, status }: Pick<JustificationFacts, 'leaId' | 'status'>,
): Verdict {
  if (actor.client || !flagsOf(actor).isLocalAdmin || actor.leaId !== leaId)
    return forbidden('Only a local administrator of the agency can write the justification.')
  switch (status) {
    case 'Not required':
      return wrongState('No subject is above the limit, so no justification is required.')
    case 'Submitted':
      return wrongState('The justification is submitted. The state accepts or returns it.')
    case 'Accepted':
      return wrongState('The justification is accepted.')
    case 'Required':
    case 'Draft':
    case 'Returned':
      return allowed
  }
}

/** Sends a complete justification to the state. */
export function canSubmitJustification(actor: Actor, facts: JustificationFacts): Verdict {
  const write = canWriteJustification(actor, facts)
  if (!write.allowed) return write
  return facts.gaps.length === 0 ? allowed : wrongState(facts.gaps.join(' '))
}

/** A state monitor accepts what was submitted, or returns it. */
export function canDecideJustification(
  actor: Actor,
  { status }: Pick<JustificationFacts, 'status'>,
): Verdict {
  if (actor.client || !flagsOf(actor).isStateMonitor)
    return forbidden('Only a state monitor can accept or return justifications.')
  return status === 'Submitted'
    ? allowed
    : wrongState('Only a submitted justification is accepted or returned.')
}

/** What becomes of submitted justifications. */
export const justificationDecisions = ['Accept', 'Return'] as const
export type JustificationDecision = (typeof justificationDecisions)[number]

/** A return says why. */
export function checkDecision(decision: JustificationDecision, reason: string): Verdict {
  return checkText(reason, {
    field: 'reason',
    label: 'Reason',
    required: decision === 'Return',
    most: mostReturnReason,
    isProse: true,
  })
}

/** What is refused of the fields. */
export function checkJustification(fields: JustificationFields, rates: ParticipationRates): Verdict[] {
  const { reviewed, changed, groups, groupSubject } = fields
  const texts = justificationQuestionKeys.map((key) =>
    checkText(fields[key], {
      field: key,
      label: justificationLabels[key],
      most: mostJustificationText,
      isProse: true,
    }),
  )
  const counts = [
    countVerdict(reviewed, 'Decisions reviewed', 'reviewed'),
    countVerdict(changed, 'Decisions changed', 'changed'),
    ...(reviewed !== null && changed !== null && changed > reviewed
      ? [badInput('Decisions changed cannot be more than Decisions reviewed.', 'changed')]
      : []),
  ]
  return [...texts, ...counts, ...checkGroups(groups, rates[groupSubject])]
}

function countVerdict(count: number | null, label: string, field: string): Verdict {
  const problem = countProblem(count, label)
  return problem === null ? allowed : badInput(problem, field)
}

/** What a justification lacks before it can be submitted, a sentence each. */
export function justificationGaps(fields: JustificationFields, exceeding: readonly RatedSubject[]): string[] {
  const answered = new Set(
    fields.groups.flatMap((group) =>
      groupCounts(group) === null
        ? []
        : justificationGroups.flatMap(({ id, category }) => (id === group.id ? [category] : [])),
    ),
  )
  const missing = (Object.keys(justificationCategories) as JustificationCategory[]).filter(
    (category) => !answered.has(category),
  )
  const [first] = exceeding
  return [
    ...justificationQuestionKeys.flatMap((key) =>
      fields[key].trim() === '' ? [`${justificationLabels[key]} is required.`] : [],
    ),
    ...(first && !exceeding.includes(fields.groupSubject)
      ? [`The groups must be those of a subject above the limit, such as ${ratedSubjects[first]}.`]
      : []),
    ...(missing.length > 0
      ? [`Groups are required: ${missing.map((category) => justificationCategories[category]).join(', ')}.`]
      : []),
    ...(fields.reviewed === null ? ['Decisions reviewed is required.'] : []),
    ...(fields.changed === null ? ['Decisions changed is required.'] : []),
    ...(fields.confirmed ? [] : ['Confirm that the information is correct.']),
  ]
}

/** Business days for a justification after the numbers require it, and after it is returned. */
export const justificationDays = { required: 20, returned: 10 } as const

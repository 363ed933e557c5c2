import { can, type Actor } from '../accounts/actor.js'
import { SubmitState } from '../self-assessment/submit-states.js'
import { allowed, forbidden, wrongState, type Verdict } from '../verdict.js'
import { compareContent, type LinkedNames } from './content-compare.js'
import type { ContentField } from './content-fields.js'
import { contentPlaces, contentRoot } from './content-kinds.js'
import { contentLabel, type ContentNode } from './content-node.js'

/** A newer version than that of a started record is either not used, or adopted (domain definition 2.7, 8.6). */
export const contentDecisions = ['Keep', 'Upgrade'] as const
export type ContentDecision = (typeof contentDecisions)[number]

/** A change of a field, in words. */
export interface QuestionChange {
  field: string
  before: string
  after: string
}

/** Facts about a record that could be upgraded. */
export interface ContentUpgradeFacts {
  submitState: number
  /** Subsections that were sent to the state early, or decided by it; those that do not apply do not count. */
  subsectionsAway: number
}

const keepsBecause: Partial<Record<number, string>> = {
  [SubmitState.submitted]: 'It is submitted',
  [SubmitState.inStateReview]: 'It is in state review',
  [SubmitState.selectiveReportIssued]: 'The state waits for responses to what was asked',
  [SubmitState.resubmitted]: 'It is resubmitted',
  [SubmitState.finalReportIssued]: 'Its final report is issued',
  [SubmitState.closed]: 'It is closed',
}

/** Whether a record can still adopt a newer version: as long as all of it is with the agency. */
export function canDecideUpgrade(
  actor: Actor,
  { submitState, subsectionsAway }: ContentUpgradeFacts,
): Verdict {
  if (!can(actor, 'content.manage')) return forbidden('Only the state can change content.')
  const why = keepsBecause[submitState]
  if (why) return wrongState(`${why}, so it keeps its version.`)
  if (subsectionsAway > 0)
    return wrongState(
      `${subsectionsAway === 1 ? '1 subsection is' : `${subsectionsAway} subsections are`} with the state, so it keeps its version until they come back.`,
    )
  return allowed
}

const mostlyRead: ReadonlySet<ContentField> = new Set([
  'text',
  'guidance',
  'acceptableEvidence',
  'responseType',
  'ratingScale',
])

/**
 * Content ids of answered questions whose wording has changed: those answers are marked "Re-check". Numbers, citations
 * and required attachments do not change the question; documents of a category answer no question.
 */
export function contentRechecks(
  older: readonly ContentNode[],
  newer: readonly ContentNode[],
): Map<string, QuestionChange[]> {
  const answered = compareContent(withScales(older), withScales(newer), new Map()).filter(
    ({ kind, node }) => kind === 'changed' && contentPlaces[node.nodeKind].isQuestion,
  )
  return new Map(
    answered.flatMap(({ contentId, fields }) => {
      const read = fields.filter(({ field }) => mostlyRead.has(field))
      return read.length > 0 ? [[contentId, read] as const] : []
    }),
  )
}

/**
 * Items with the scale that they are answered on: their own or that of the questionnaire, null where none is chosen.
 */
function withScales(nodes: readonly ContentNode[]): ContentNode[] {
  const usual = contentRoot(nodes)?.fields.ratingScale ?? null
  return nodes.map((node) => {
    const { fields, nodeKind } = node
    if (!contentPlaces[nodeKind].isQuestion) return node
    const own = fields.ratingScale?.length ? fields.ratingScale : usual
    const ratingScale = fields.responseType === 'Rating' ? own : null
    return Object.assign({}, node, { fields: Object.assign({}, fields, { ratingScale }) })
  })
}

/** A difference that an upgrade would bring into a record. */
export interface ContentUpgradeChange {
  contentId: string
  nodeKind: ContentNode['nodeKind']
  label: string
  kind: 'added' | 'changed' | 'removed'
  fields: QuestionChange[]
  /** The record has an answer, or documents, there. */
  answered: boolean
  /** The existing answer has to be confirmed. */
  recheck: boolean
}

/** What was added, changed and removed between two published versions, and which of it a record has answered. */
export function contentUpgradeChanges(
  older: readonly ContentNode[],
  newer: readonly ContentNode[],
  answered: ReadonlySet<string>,
  linked: LinkedNames,
): ContentUpgradeChange[] {
  const rechecks = contentRechecks(older, newer)
  const changes = compareContent(withScales(older), withScales(newer), linked)
  return changes.flatMap(({ contentId, node, kind, fields }) =>
    kind === 'moved'
      ? []
      : [
          {
            contentId,
            nodeKind: node.nodeKind,
            label: contentLabel(node),
            kind,
            fields,
            answered: answered.has(contentId),
            recheck: kind === 'changed' && answered.has(contentId) && rechecks.has(contentId),
          },
        ],
  )
}

import { can, type Actor } from '../accounts/actor.js'
import { allowed, badInput, forbidden, wrongState, type Verdict } from '../verdict.js'
import { hasHiddenCharacters, hiddenCharactersText, oneLine } from '../text-rules.js'
import { readAnswerOptions } from '../audits/content/answer-options.js'
import { readExtraFields } from '../audits/content/extra-field-lines.js'
import { parseCondition } from '../audits/types/condition.js'
import { readRatingScale, tidyRatingScale } from './rating-scale.js'
import type { ContentProblem } from './content-problem.js'
import { contentFieldKinds, type ContentFields } from './content-fields.js'
import { contentPlaces, isContentRoot } from './content-kinds.js'
import type { ContentNode, ContentVersionState } from './content-node.js'

/** Facts about a version that the rules depend on. */
export interface ContentVersionFacts {
  state: ContentVersionState
  /** Number of agencies' records that use it; the test agency is counted separately. */
  reviews: number
  testReviews: number
}

const forTheState = forbidden('Only the state can change content.')

/** Only a draft can be changed: content in use is frozen (domain definition 8.6). */
export function canEditContent(actor: Actor, { state, ...use }: ContentVersionFacts): Verdict {
  if (!can(actor, 'content.manage')) return forTheState
  if (state === 'Draft') return allowed
  return wrongState(
    use.reviews + use.testReviews > 0
      ? `This version is ${lockedBecause(use).toLowerCase()}. Make a new version to change it.`
      : 'A published version is never changed. Make a new version.',
  )
}

/** "Locked because {n} reviews use it" (8.6); use by the test agency does not count. */
export function lockedBecause({ reviews }: Pick<ContentVersionFacts, 'reviews'>): string {
  if (reviews === 0) return 'Locked because the test agency uses it'
  return `Locked because ${reviews} ${reviews === 1 ? 'review uses' : 'reviews use'} it`
}

/** A version for another year or part starts as a copy of a published one of the same kind. */
export function canCopyContent(
  actor: Actor,
  { state, hasDraft }: { state: ContentVersionState; hasDraft: boolean },
): Verdict {
  if (!can(actor, 'content.manage')) return forTheState
  if (state === 'Draft') return wrongState('A draft is not published yet: edit it instead.')
  return hasDraft ? wrongState('This year and part have a draft already: edit or delete it.') : allowed
}

/** Whether a version can be deleted: a draft that was never published, and so never used. */
export function canDeleteContentVersion(
  actor: Actor,
  { state }: Pick<ContentVersionFacts, 'state'>,
): Verdict {
  if (!can(actor, 'content.manage')) return forTheState
  return state === 'Draft' ? allowed : wrongState('A published version stays.')
}

/** Draft to Published, when no check finds an error; warnings do not prevent it. */
export function canPublishContent(
  actor: Actor,
  facts: Pick<ContentVersionFacts, 'state'>,
  problems: readonly Pick<ContentProblem, 'severity' | 'message'>[],
): Verdict {
  if (!can(actor, 'content.manage')) return forTheState
  if (facts.state !== 'Draft') return wrongState('Only a draft can be published.')
  const [error, ...more] = problems.filter(({ severity }) => severity === 'error')
  if (!error) return allowed
  return wrongState(
    more.length === 0 ? error.message : `${more.length + 1} errors have to be mended before publishing.`,
  )
}

/** How one place of the content is used. */
export interface ContentUse {
  /** Answers, or documents of a category, in any year. */
  answers: number
  /** The place is in a published version. */
  published: boolean
}

/** Only a place that was never used can be deleted; the message is that of the domain definition. */
export function canDeleteContentNode(nodeKind: ContentNode['nodeKind'], use: ContentUse): Verdict {
  const { name } = contentPlaces[nodeKind]
  if (isContentRoot(nodeKind)) return wrongState(`The ${name} itself stays.`)
  if (use.answers > 0)
    return wrongState(
      `This ${name} has ${use.answers} answers and cannot be deleted. It will be retired from the next version.`,
    )
  return use.published
    ? wrongState(
        `This ${name} was published and cannot be deleted. It will be retired from the next version.`,
      )
    : allowed
}

const mostCharacters: Partial<Record<keyof ContentFields, number>> = {
  number: 20,
  title: 200,
  shortDescription: 200,
  group: 100,
  dueRule: 200,
  indicatorCode: 10,
  text: 2000,
  key: 40,
  prefillFrom: 100,
  skipReason: 300,
}
const mostOther = 5000
const mostEntries = 30
const oneLined: ReadonlySet<string> = new Set([
  'number',
  'title',
  'shortDescription',
  'group',
  'dueRule',
  'key',
  'prefillFrom',
  'skipReason',
])

/**
 * Rules of a draft: texts may still be missing, but no text exceeds its limit, and a maximum is a number. The publish
 * checks decide whether the content is complete.
 */
export function checkContentFields(fields: ContentFields): Verdict[] {
  const entries = Object.entries(fields) as [keyof ContentFields, unknown][]
  return entries.flatMap(([field, value]): Verdict[] => {
    const most = mostCharacters[field] ?? mostOther
    if (typeof value === 'string' && value.length > most)
      return [badInput(`This text can have at most ${most} characters.`, field)]
    if (typeof value === 'string' && oneLined.has(field) && hasHiddenCharacters(value))
      return [badInput(hiddenCharactersText('This text'), field)]
    if (Array.isArray(value) && value.length > mostEntries)
      return [badInput(`At most ${mostEntries} can be named.`, field)]
    if (Array.isArray(value) && value.some((one) => String(one).length > 500))
      return [badInput('An entry can have at most 500 characters.', field)]
    const badScale = field === 'ratingScale' && readRatingScale(fields.ratingScale ?? []).refused
    if (badScale) return [badInput(badScale, field)]
    if (field === 'skipWhen' && value !== null && !parseCondition(fields.skipWhen ?? ''))
      return [badInput('This rule cannot be read.', field)]
    if (field === 'defaultMaximum' && value !== null && !fitsMaximum(value))
      return [badInput('Maximum must be between 0 and 20.', field)]
    if (field === 'weight' && value !== null && !fitsWeight(value))
      return [badInput('Weight must be between 1 and 100.', field)]
    if (field === 'areaId' && value !== null && !(Number(value) >= 1 && Number(value) <= 8))
      return [badInput('Choose one of the eight areas.', field)]
    return []
  })
}

/** Why lines with a form of their own cannot be read: a draft may have them, a sheet may not. */
export function refusedContentLines(
  field: keyof ContentFields,
  { answerOptions, extraFields }: ContentFields,
): string | null {
  if (field === 'answerOptions') return readAnswerOptions(answerOptions ?? []).refused
  return field === 'extraFields' ? readExtraFields(extraFields ?? []).refused : null
}

/** Fields that were published and stay as they are, because records know the place by them. */
export function checkKeptFields(
  nodeKind: ContentNode['nodeKind'],
  { published }: Pick<ContentUse, 'published'>,
  changed: readonly (keyof ContentFields)[],
): Verdict[] {
  const kept = published ? (contentPlaces[nodeKind].kept ?? []) : []
  return kept
    .filter((field) => changed.includes(field))
    .map((field) =>
      badInput(
        `The ${contentFieldKinds[field].heading.toLowerCase()} was published: answers and rules go by it, so it stays.`,
        field,
      ),
    )
}

function fitsWeight(value: unknown): boolean {
  return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 100
}

function fitsMaximum(value: unknown): boolean {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 20
}

/** The stored form: texts without control characters and surrounding spaces, lists without empty entries. */
export function tidyContentFields(kind: ContentNode['nodeKind'], fields: ContentFields): ContentFields {
  const tidy = contentPlaces[kind].fields.map((name): [string, unknown] => {
    const value = fields[name]
    if (name === 'skipWhen') return [name, tidyCondition(fields.skipWhen)]
    if (typeof value === 'string') return [name, oneLined.has(name) ? oneLine(value) : paragraphs(value)]
    if (Array.isArray(value)) {
      const lines = value.map((one) => oneLine(String(one))).filter((one) => one !== '')
      return [name, name === 'ratingScale' ? tidyRatingScale(lines) : lines]
    }
    return [name, value]
  })
  return { ...fields, ...(Object.fromEntries(tidy) as Partial<ContentFields>) }
}

/** A rule as it is stored; one that cannot be read stays as it is written, to be refused. */
function tidyCondition(text: string | null): string | null {
  const condition = parseCondition(text ?? '')
  if (condition) return JSON.stringify(condition)
  return text === null || text.trim() === '' ? null : text
}

function paragraphs(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, ' ')
    .trim()
}

import { checkAuditContent } from '../audits/content/audit-content-checks.js'
import { contentFieldKinds, type ContentField } from './content-fields.js'
import { contentPlaces, contentPlacesOf, type ContentKind, type ContentNodeKind } from './content-kinds.js'
import {
  contentChildren,
  contentInOrder,
  contentLabel,
  publishedContent,
  type ContentNode,
} from './content-node.js'
import { problem, when, type ContentProblem, type ContentReferences } from './content-problem.js'
import { contentRoster } from './content-roster.js'
import { contentHeading } from './content-table.js'
import { isWholeScale, readRatingScale } from './rating-scale.js'

/** Federal indicators (domain definition 0.7) that an item may be linked to, by part. */
export const contentIndicators: Record<ContentReferences['part'], readonly string[]> = {
  'Part B': codes(
    'B',
    '1 2 3A 3B 3C 3D 4A 4B 5A 5B 5C 6A 6B 6C 7A 7B 7C 8 9 10 11 12 13 14A 14B 14C 15 16 17 18',
  ),
  'Part C': codes('C', '1 2 3A 3B 3C 4A 4B 4C 5 6 7 8A 8B 8C 9 10 11 12'),
}

function codes(part: string, numbers: string): string[] {
  return numbers.split(' ').map((number) => part + number)
}

const isChoice = (field: ContentField, value: string | null) =>
  value !== null && (contentFieldKinds[field].choices ?? []).includes(value)

/** Every check before a version is published; problems in the order of the content. */
export function checkContent(
  kind: ContentKind,
  all: readonly ContentNode[],
  references: ContentReferences,
): ContentProblem[] {
  const nodes = publishedContent(all)
  const problems = contentInOrder(nodes).flatMap(({ node }) =>
    checkTexts(kind, node).concat(checkOwn(node, nodes, references)),
  )
  const named = nodes.filter(({ nodeKind }) => contentPlaces[nodeKind].isNamedByTitle)
  const repeated = [
    ...checkRepeated(nodes, 'number'),
    ...checkRepeated(named, 'title'),
    ...checkRepeated(nodes, 'key'),
    ...checkAuditContent(contentRoster(kind, references.part), nodes),
  ]
  const leaf = contentPlacesOf(kind).find((nodeKind) => contentPlaces[nodeKind].isLeaf)
  if (leaf && !nodes.some(({ nodeKind }) => nodeKind === leaf))
    problems.unshift({
      severity: 'error',
      contentId: null,
      field: null,
      message: `There is no ${contentPlaces[leaf].name}.`,
    })
  return [...problems, ...repeated]
}

function checkTexts(kind: ContentKind, node: ContentNode): ContentProblem[] {
  return contentPlaces[node.nodeKind].required
    .filter((field) => String(node.fields[field] ?? '').trim() === '')
    .map((field) => problem('error', node, field, `${contentHeading(kind, field)} is required.`))
}

interface Around {
  below: readonly ContentNode[]
  parent: ContentNode | undefined
  references: ContentReferences
}

function checkOwn(
  node: ContentNode,
  nodes: readonly ContentNode[],
  references: ContentReferences,
): ContentProblem[] {
  const below = contentChildren(nodes, node.contentId)
  const parent = nodes.find(({ contentId }) => contentId === node.parentId)
  return ownChecks[node.nodeKind](node, { below, parent, references })
}

/** What must be right in each kind of place beside its texts. */
const ownChecks: Record<ContentNodeKind, (node: ContentNode, around: Around) => ContentProblem[]> = {
  questionnaire: checkScale,
  section: (node, { below }) => [
    ...checkArea(node),
    ...when(below.length === 0, problem('error', node, null, 'This section has no subsection.')),
  ],
  subsection: (node, { below, parent, references }) => [
    ...checkArea(node),
    ...checkSubsection(node, below.length, parent),
    ...checkLinks(node, 'requiredDocumentCategoryIds', 'document category', references),
  ],
  item: (node, { parent, references }) => [
    ...checkItem(node, parent),
    ...checkCitations(node, references),
    ...(node.fields.responseType === 'Rating' && node.fields.ratingScale?.length ? checkScale(node) : []),
  ],
  category: (node, { references }) => [
    ...checkCategory(node),
    ...checkLinks(node, 'subsectionIds', 'subsection', references),
  ],
  audit: () => [],
  auditSection: (node, { below }) => [
    ...checkArea(node),
    ...when(below.length === 0, problem('error', node, null, 'This section has no item.')),
  ],
  auditItem: (node, { parent, references }) => [
    ...checkCitations(node, references),
    ...checkInside(node, parent),
  ],
  setup: () => [],
  question: () => [],
}

/** An item without its own scale uses that of the questionnaire. */
function checkScale(node: ContentNode): ContentProblem[] {
  const lines = node.fields.ratingScale
  const { scale, refused } = readRatingScale(lines ?? [])
  return when(
    lines !== null && !isWholeScale(scale),
    problem(
      'error',
      node,
      'ratingScale',
      refused ?? 'A rating scale needs 4, the top rating, and a lower one.',
    ),
  )
}

function checkArea(node: ContentNode): ContentProblem[] {
  const { areaId } = node.fields
  const known = areaId !== null && Number.isInteger(areaId) && areaId >= 1 && areaId <= 8
  return when(!known, problem('error', node, 'areaId', 'Choose one of the eight areas.'))
}

function checkSubsection(
  node: ContentNode,
  items: number,
  parent: ContentNode | undefined,
): ContentProblem[] {
  return [
    ...when(items === 0, problem('error', node, null, 'Every subsection needs at least one question.')),
    ...when(
      items > 0 && (items < 3 || items > 8),
      problem('warning', node, null, `This subsection has ${items} items; 3 to 8 are usual.`),
    ),
    ...when(
      parent !== undefined && parent.fields.areaId !== node.fields.areaId,
      problem('warning', node, 'areaId', 'The area is not that of the section.'),
    ),
    ...checkInside(node, parent),
  ]
}

function checkItem(node: ContentNode, parent: ContentNode | undefined): ContentProblem[] {
  const { guidance, acceptableEvidence, responseType, narrativeRequired } = node.fields
  return [
    ...when(
      !isChoice('responseType', responseType),
      problem('error', node, 'responseType', 'Choose a response type.'),
    ),
    ...when(
      !isChoice('narrativeRequired', narrativeRequired),
      problem('error', node, 'narrativeRequired', 'Choose when a narrative is required.'),
    ),
    ...when(
      sentencesOf(guidance ?? '') > 3,
      problem('warning', node, 'guidance', 'Guidance has more than 3 sentences.'),
    ),
    ...when(
      (acceptableEvidence ?? []).length === 0,
      problem('warning', node, 'acceptableEvidence', 'No acceptable evidence is named.'),
    ),
    ...checkInside(node, parent),
  ]
}

/** Numbers show the position of a place: 1.2.3 is below 1.2. */
function checkInside(node: ContentNode, parent: ContentNode | undefined): ContentProblem[] {
  const within = parent?.fields.number
  const { number } = node.fields
  return when(
    Boolean(within && number) && !number?.startsWith(`${within}.`),
    problem('warning', node, 'number', `Number ${number} is outside ${within}.`),
  )
}

function checkCitations(node: ContentNode, { citations, part }: ContentReferences): ContentProblem[] {
  const { citations: listed, indicatorCode } = node.fields
  const own = listed ?? []
  const known = new Map(citations.map((one) => [one.reference, one.part]))
  return [
    ...when(own.length === 0, problem('error', node, 'citations', 'Choose a citation.')),
    ...when(new Set(own).size !== own.length, problem('error', node, 'citations', 'A citation is repeated.')),
    ...own
      .filter((reference) => !known.has(reference))
      .map((one) => problem('error', node, 'citations', `${one} is not in the list of citations.`)),
    ...own
      .filter((reference) => known.get(reference) && known.get(reference) !== part)
      .map((one) => problem('warning', node, 'citations', `${one} belongs to ${known.get(one)}.`)),
    ...when(
      indicatorCode !== null && !contentIndicators[part].includes(indicatorCode),
      problem('error', node, 'indicatorCode', `${indicatorCode} is not an indicator of ${part}.`),
    ),
  ]
}

function checkCategory(node: ContentNode): ContentProblem[] {
  const most = node.fields.defaultMaximum
  const fits = most !== null && Number.isInteger(most) && most >= 0 && most <= 20
  return when(!fits, problem('error', node, 'defaultMaximum', 'Maximum must be between 0 and 20.'))
}

function checkLinks(
  node: ContentNode,
  field: 'subsectionIds' | 'requiredDocumentCategoryIds',
  what: string,
  { linked }: ContentReferences,
): ContentProblem[] {
  const own = node.fields[field] ?? []
  return [
    ...when(own.length === 0, problem('warning', node, field, `No ${what} is chosen.`)),
    ...when(
      own.some((id) => linked !== null && !linked.includes(id)),
      problem('error', node, field, `A ${what} that is chosen no longer exists in this year and part.`),
    ),
  ]
}

/** The other place by its name; one with nothing but the same number by its kind. */
function beside(node: ContentNode, value: string): string {
  const label = contentLabel(node)
  return label === value ? `another ${contentPlaces[node.nodeKind].name}` : label
}

/**
 * Two places with the same number, or two categories with the same name: the problem of the second one names the first.
 */
function checkRepeated(nodes: readonly ContentNode[], field: 'number' | 'title' | 'key'): ContentProblem[] {
  const first = new Map<string, ContentNode>()
  return contentInOrder(nodes).flatMap(({ node }) => {
    const value = node.fields[field]?.trim()
    if (!value) return []
    const before = first.get(value)
    first.set(value, before ?? node)
    return when(
      before !== undefined,
      problem('error', node, field, `${value} appears twice, in ${before && beside(before, value)} too.`),
    )
  })
}

function sentencesOf(text: string): number {
  return (text.match(/[.!?](\s|$)/g) ?? []).length
}

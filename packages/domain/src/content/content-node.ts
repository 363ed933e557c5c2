import type { NarrativeRequired, ResponseType } from '../self-assessment/item-gaps.js'

/** Kinds of content in the editor (domain definition 8.6); later audits add theirs. */
export const contentKinds = ['self-assessment', 'required-documents'] as const
export type ContentKind = (typeof contentKinds)[number]

export type ContentNodeKind = 'questionnaire' | 'section' | 'subsection' | 'item' | 'category'

export type ContentVersionState = 'Draft' | 'Published' | 'Archived'

/** All fields that a place of the content can have; {@link contentNodeFields} lists those of each kind. */
export interface ContentFields {
  number: string | null
  title: string | null
  shortDescription: string | null
  /** Single subsections can be sent to the state before the whole is submitted. */
  rollingSubmission: boolean | null
  intro: string | null
  text: string | null
  guidance: string | null
  /** Note area, 1 General Supervision to 8 Other. */
  areaId: number | null
  acceptableEvidence: readonly string[] | null
  /** References of the citations: '34 CFR 300.111(c)'. */
  citations: readonly string[] | null
  indicatorCode: string | null
  responseType: ResponseType | null
  /** '4 Fully implemented', one choice each; an item without any uses the scale of its questionnaire. */
  ratingScale: readonly string[] | null
  narrativeRequired: NarrativeRequired | null
  evidenceRequired: boolean | null
  /** Content ids of the required document categories of a subsection. */
  requiredDocumentCategoryIds: readonly string[] | null
  group: string | null
  description: string | null
  help: string | null
  defaultMaximum: number | null
  required: boolean | null
  dueRule: string | null
  /** Content ids of the subsections that a category belongs to. */
  subsectionIds: readonly string[] | null
}
export type ContentField = keyof ContentFields

/** One place in a version of the content: a section, an item, a category. */
export interface ContentNode {
  nodeKind: ContentNodeKind
  /** The same in every version and year. */
  contentId: string
  parentId: string | null
  /** Position among its siblings, from 0. */
  order: number
  /** False: retired, left out when the version is published. */
  active: boolean
  fields: ContentFields
}

/** Fields of each kind of place, in the order of the form. */
export const contentNodeFields: Record<ContentNodeKind, readonly ContentField[]> = {
  questionnaire: ['title', 'shortDescription', 'intro', 'rollingSubmission', 'ratingScale'],
  section: ['number', 'title', 'intro', 'areaId'],
  subsection: ['number', 'title', 'intro', 'areaId', 'requiredDocumentCategoryIds'],
  item: [
    'number',
    'text',
    'guidance',
    'acceptableEvidence',
    'citations',
    'indicatorCode',
    'responseType',
    'ratingScale',
    'narrativeRequired',
    'evidenceRequired',
  ],
  category: [
    'title',
    'group',
    'description',
    'help',
    'required',
    'defaultMaximum',
    'dueRule',
    'subsectionIds',
  ],
}

/** Kind of the parent of each kind of place: null is the top level. */
export const contentParentOf: Record<ContentNodeKind, ContentNodeKind | null> = {
  questionnaire: null,
  section: 'questionnaire',
  subsection: 'section',
  item: 'subsection',
  category: null,
}

/** The kind of place that may be added below one of this kind, or at the top level. */
export function contentChildKind(kind: ContentKind, below: ContentNodeKind | null): ContentNodeKind | null {
  if (kind === 'required-documents') return below === null ? 'category' : null
  const child = (['section', 'subsection', 'item'] as const).find((one) => contentParentOf[one] === below)
  return child ?? null
}

export const noContentFields: ContentFields = {
  number: null,
  title: null,
  shortDescription: null,
  rollingSubmission: null,
  intro: null,
  text: null,
  guidance: null,
  areaId: null,
  acceptableEvidence: null,
  citations: null,
  indicatorCode: null,
  responseType: null,
  ratingScale: null,
  narrativeRequired: null,
  evidenceRequired: null,
  requiredDocumentCategoryIds: null,
  group: null,
  description: null,
  help: null,
  defaultMaximum: null,
  required: null,
  dueRule: null,
  subsectionIds: null,
}

/** Defaults of a new place; texts are empty until the author writes them, which the publish checks enforce. */
export function newContentFields(
  kind: ContentNodeKind,
  { number, areaId }: { number: string; areaId: number },
): ContentFields {
  const start: Partial<ContentFields> = {
    number,
    areaId,
    acceptableEvidence: [],
    citations: [],
    responseType: 'Rating',
    ratingScale: [],
    narrativeRequired: 'when not top rating',
    evidenceRequired: false,
    rollingSubmission: false,
    requiredDocumentCategoryIds: [],
    defaultMaximum: 5,
    required: true,
    subsectionIds: [],
  }
  return ownFields(kind, start)
}

const withoutText: ReadonlySet<ContentField> = new Set(['indicatorCode'])

/** Only the fields that the kind of place has; missing texts become empty. */
export function ownFields(kind: ContentNodeKind, values: Partial<ContentFields>): ContentFields {
  const own = contentNodeFields[kind].map((name) => [
    name,
    values[name] ?? (withoutText.has(name) ? null : ''),
  ])
  return { ...noContentFields, ...(Object.fromEntries(own) as Partial<ContentFields>) }
}

/** Children of a place in their order; of the top level when the parent is null. */
export function contentChildren<Node extends ContentNode>(
  nodes: readonly Node[],
  parentId: string | null,
): Node[] {
  return nodes.filter((node) => node.parentId === parentId).toSorted((a, b) => a.order - b.order)
}

/** All places from top to bottom in reading order, each with its depth. */
export function contentInOrder<Node extends ContentNode>(
  nodes: readonly Node[],
): { node: Node; depth: number }[] {
  const below = new Map<string | null, Node[]>()
  for (const node of nodes) below.set(node.parentId, [...(below.get(node.parentId) ?? []), node])
  const walk = (parentId: string | null, depth: number): { node: Node; depth: number }[] =>
    (below.get(parentId) ?? [])
      .toSorted((a, b) => a.order - b.order)
      .flatMap((node) => [{ node, depth }].concat(walk(node.contentId, depth + 1)))
  return walk(null, 0)
}

/** A place with all its descendants. */
export function contentBranch<Node extends ContentNode>(nodes: readonly Node[], contentId: string): Node[] {
  const branch = nodes.filter((node) => node.contentId === contentId)
  // The loop also visits appended places.
  for (const { contentId: above } of branch)
    branch.push(...nodes.filter(({ parentId }) => parentId === above))
  return branch
}

/** The content as it will be published: without retired places and their descendants. */
export function publishedContent<Node extends ContentNode>(nodes: readonly Node[]): Node[] {
  const byId = new Map(nodes.map((node) => [node.contentId, node]))
  const stays = (node: Node): boolean => {
    const parent = node.parentId === null ? null : byId.get(node.parentId)
    return node.active && (parent === null || (parent !== undefined && stays(parent)))
  }
  return nodes.filter(stays)
}

/** Name of a place: its number with its title or text. */
export function contentLabel({ fields }: Pick<ContentNode, 'fields'>): string {
  return [fields.number, fields.title ?? fields.text].filter(Boolean).join(' ') || 'Without a title'
}

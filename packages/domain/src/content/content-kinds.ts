import type { ContentField } from './content-fields.js'

/** A kind of place: a section, an item, a category. */
interface PlaceKind {
  /** Kind of its parent; null is the top level. */
  in: string | null
  /** In messages. */
  name: string
  /** In the order of the form. */
  fields: readonly ContentField[]
  /** Texts that have to be there before a version is published. */
  required: readonly ContentField[]
  /** How the column Kind of a sheet calls it, where that is not the name of its kind. */
  word?: string
  /** A version has exactly one, the parent of everything else; it is never moved or deleted. */
  isRoot?: boolean
  /** A root that stands beside the other one, for what belongs to no section. */
  isBeside?: boolean
  /** Fields that stay as they are once they were published, because records know the place by them. */
  kept?: readonly ContentField[]
  /** Has no children; a version without any leaf is empty. */
  isLeaf?: boolean
  /** Agencies answer it: an answer has to be confirmed when its question changed. */
  isQuestion?: boolean
  /** Its title is its name, and unique. */
  isNamedByTitle?: boolean
}

/** A kind of content that the editor writes. */
interface KindOfContent {
  places: Readonly<Record<string, PlaceKind>>
  /** Fields with another heading in this kind. */
  headings: Partial<Record<ContentField, string>>
  /** Started records are decided about in one list when a newer version is published; else each on its own page. */
  isDecidedInList: boolean
  /** What is entered for its places. */
  receives: 'answers' | 'documents'
}

/** Questionnaires that agencies answer about themselves. */
const selfAssessment = {
  isDecidedInList: true,
  receives: 'answers',
  headings: {},
  places: {
    questionnaire: {
      in: null,
      name: 'questionnaire',
      isRoot: true,
      fields: ['title', 'shortDescription', 'intro', 'rollingSubmission', 'ratingScale'],
      required: ['title', 'shortDescription'],
    },
    section: {
      in: 'questionnaire',
      name: 'section',
      fields: ['number', 'title', 'intro', 'areaId'],
      required: ['number', 'title'],
    },
    subsection: {
      in: 'section',
      name: 'subsection',
      fields: ['number', 'title', 'intro', 'areaId', 'requiredDocumentCategoryIds'],
      required: ['number', 'title'],
    },
    item: {
      in: 'subsection',
      name: 'item',
      isLeaf: true,
      isQuestion: true,
      fields: [
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
      required: ['number', 'text', 'guidance'],
    },
  },
} as const satisfies KindOfContent

/** Categories of documents that agencies hand in. */
const requiredDocuments = {
  isDecidedInList: true,
  receives: 'documents',
  headings: { title: 'Document Category' },
  places: {
    category: {
      in: null,
      name: 'document category',
      isLeaf: true,
      isNamedByTitle: true,
      fields: [
        'title',
        'group',
        'description',
        'help',
        'required',
        'defaultMaximum',
        'dueRule',
        'subsectionIds',
      ],
      required: ['title', 'group', 'description', 'help', 'dueRule'],
    },
  },
} as const satisfies KindOfContent

/** What monitors ask about a record of an audit, the setup questions before it, and the answers that there are. */
const audit = {
  isDecidedInList: false,
  receives: 'answers',
  headings: {
    required: 'An answer is required',
    guidance: 'What to look for',
    answers: 'Answers offered',
  },
  places: {
    audit: {
      in: null,
      name: 'audit',
      isRoot: true,
      fields: ['title', 'intro', 'answerOptions', 'extraFields'],
      required: ['title'],
    },
    auditSection: {
      in: 'audit',
      name: 'section',
      word: 'section',
      fields: ['number', 'title', 'intro', 'areaId', 'skipWhen', 'skipReason'],
      required: ['number', 'title'],
    },
    auditItem: {
      in: 'auditSection',
      name: 'item',
      word: 'item',
      isLeaf: true,
      isQuestion: true,
      // None is optional: a record is complete when every item that applies has an answer (domain definition 2.8).
      fields: [
        'number',
        'text',
        'guidance',
        'acceptableEvidence',
        'documentHints',
        'citations',
        'indicatorCode',
        'answers',
        'weight',
        'correctable',
        'correctionInstruction',
        'skipWhen',
        'skipReason',
      ],
      required: ['number', 'text'],
    },
    setup: {
      in: null,
      name: 'setup',
      isRoot: true,
      isBeside: true,
      fields: ['title', 'intro'],
      required: ['title'],
    },
    question: {
      in: 'setup',
      name: 'setup question',
      word: 'question',
      isLeaf: true,
      isQuestion: true,
      fields: ['key', 'text', 'questionType', 'options', 'required', 'prefillFrom'],
      required: ['key', 'text'],
      kept: ['key'],
    },
  },
} as const satisfies KindOfContent

/** All kinds of content; nothing else in the editor names one. */
const declared = {
  'self-assessment': selfAssessment,
  'required-documents': requiredDocuments,
  'desk-audit': audit,
  services: audit,
  'policies-procedures': audit,
  'alternate-framework': audit,
  'restraint-seclusion': audit,
} as const satisfies Record<string, KindOfContent>

export type ContentKind = keyof typeof declared
type PlacesOf<Kind extends ContentKind> = Kind extends ContentKind ? (typeof declared)[Kind]['places'] : never
type KeysOf<Places> = Places extends unknown ? keyof Places : never
type RootsOf<Places> = Places extends unknown
  ? { [Name in keyof Places]: Places[Name] extends { isRoot: true } ? Name : never }[keyof Places]
  : never
export type ContentNodeKind = KeysOf<PlacesOf<ContentKind>>
/** Kinds of places of which a version has exactly one. */
export type ContentRootKind = RootsOf<PlacesOf<ContentKind>>

/** Kinds of places of all kinds of content. */
export const contentPlaces: Readonly<Record<ContentNodeKind, PlaceKind>> = {
  ...selfAssessment.places,
  ...requiredDocuments.places,
  ...audit.places,
}

export const contentKinds: Readonly<Record<ContentKind, KindOfContent>> = declared

/** Kinds whose started records are decided about in one list. */
export type ListedContentKind = {
  [Kind in ContentKind]: (typeof declared)[Kind]['isDecidedInList'] extends true ? Kind : never
}[ContentKind]

/** Whether started records of a kind are decided about in one list. */
export function isDecidedInList(kind: ContentKind): kind is ListedContentKind {
  return contentKinds[kind].isDecidedInList
}

const isContentKind = (name: string): name is ContentKind => name in declared
const isNodeKind = (name: string): name is ContentNodeKind => name in contentPlaces

export const contentKindNames: readonly ContentKind[] = Object.keys(declared).filter(isContentKind)
export const contentNodeKinds: readonly ContentNodeKind[] = Object.keys(contentPlaces).filter(isNodeKind)

/** Kinds of places in a kind of content, from the top level to the leaves. */
export function contentPlacesOf(kind: ContentKind): ContentNodeKind[] {
  return Object.keys(contentKinds[kind].places).filter(isNodeKind)
}

/** Whether a kind of place stands at the top level of its content. */
export function isContentRoot(nodeKind: ContentNodeKind): nodeKind is ContentRootKind {
  return contentPlaces[nodeKind].isRoot ?? false
}

/** Kind of the parent of a kind of place; null is the top level. */
export function contentParentKind(nodeKind: ContentNodeKind): ContentNodeKind | null {
  const { in: parent } = contentPlaces[nodeKind]
  return parent !== null && isNodeKind(parent) ? parent : null
}

/** Kinds whose content is reviewed in the records of audits: the keys of the kinds of audits. */
export const auditContentKinds: readonly ContentKind[] = contentKindNames.filter((kind) =>
  contentPlacesOf(kind).includes('auditSection'),
)

/** Whether places of a kind of content have numbers, which follow from their order. */
export function isNumberedContent(kind: ContentKind): boolean {
  return contentPlacesOf(kind).some((nodeKind) => contentPlaces[nodeKind].fields.includes('number'))
}

/** The kind of place that may be added below one of this kind, or at the top level. */
export function contentChildKind(
  kind: ContentKind,
  below: ContentNodeKind | null,
): Exclude<ContentNodeKind, ContentRootKind> | null {
  for (const nodeKind of contentPlacesOf(kind))
    if (!isContentRoot(nodeKind) && contentParentKind(nodeKind) === below) return nodeKind
  return null
}

/** The parent of everything else in a version, where the kind has one. */
export function contentRoot<Node extends { nodeKind: ContentNodeKind }>(
  nodes: readonly Node[],
): Node | undefined {
  return nodes.find(({ nodeKind }) => isContentRoot(nodeKind) && !contentPlaces[nodeKind].isBeside)
}

import type { AccessWorld } from '../../testing/access/access-world.js'
import {
  get,
  made,
  monitor,
  type Stored,
  type UpdateCase,
  type UpdateFile,
} from '../../testing/updates/update-kit.js'

const contents = '/api/msde/content'
const named = '/api/msde/self-assessment'
const audits = '/api/msde/desk-audit'
interface Draft {
  id: number
  nodes: { nodeKind: string; contentId: string; fields: Stored; version: number }[]
}

/** The draft of a kind of content: a version of it is made once. */
async function draftOf(world: AccessWorld, kind: string): Promise<Draft> {
  const base = `${contents}/${kind}/versions`
  const versions = await get<{ id: number; state: string; part: string }[]>(world, monitor, base)
  const known = versions.find(({ state }) => state === 'Draft')
  const from = versions.find(({ state, part }) => state === 'Published' && part === 'Part B')
  const wanted = { fromId: from?.id, year: world.year }
  const draft: { id: number } = known ?? (await made(world, monitor, base, wanted))
  return get<Draft>(world, monitor, `${base}/${draft.id}`)
}

const contentFields = {
  questionnaire: {
    title: 'Questions',
    shortDescription: 'All of it.',
    intro: 'Read this first.',
    rollingSubmission: true,
    ratingScale: ['4 All', '1 None'],
  },
  section: { number: '7', title: 'Families', intro: 'About families.', areaId: 3 },
  subsection: { number: '7.7', title: 'Notices', intro: 'About notices.', areaId: 2 },
  item: {
    number: '7.7.7',
    text: 'In time?',
    guidance: 'See the log.',
    acceptableEvidence: ['A log'],
    indicatorCode: 'B11',
    responseType: 'Rating',
    ratingScale: ['4 All', '1 None'],
    narrativeRequired: 'always',
    evidenceRequired: true,
  },
  category: {
    title: 'Policies',
    group: 'Papers',
    description: 'Written policies.',
    help: 'One file each.',
    required: true,
    defaultMaximum: 7,
    dueRule: 'By June',
  },
  audit: {
    title: 'Records',
    intro: 'Read each record.',
    answerOptions: ['Y | Yes | met', 'N | No | not met', 'NA | Not applicable | excluded'],
    extraFields: ['pages | Pages | Text | required'],
  },
  auditSection: {
    number: '8',
    title: 'Evaluation',
    intro: 'About evaluations.',
    areaId: 3,
    skipWhen: '{"all":[{"q":"setup.evalType","op":"eq","v":"Re-evaluation"}]}',
    skipReason: 'there was none',
  },
  auditItem: {
    number: '8.8',
    text: 'In time?',
    guidance: 'See the log.',
    acceptableEvidence: ['A log'],
    documentHints: ['The evaluation'],
    indicatorCode: 'B11',
    answers: ['Y', 'N'],
    weight: 2,
    correctable: 'TimelineOnly',
    correctionInstruction: 'Explain it.',
    skipWhen: '{"all":[{"q":"flag.discipline","op":"eq","v":"Y"}]}',
    skipReason: 'it is so',
  },
  // The key of what was published stays.
  question: {
    key: 'evalType',
    text: 'Which one?',
    questionType: 'Select',
    options: ['One', 'Another'],
    required: true,
    prefillFrom: 'evaluationDate',
  },
}

/** A place of the draft, with links to others where its kind has them. */
async function placeIn(world: AccessWorld, kind: string, nodeKind: keyof typeof contentFields) {
  const { id, nodes } = await draftOf(world, kind)
  const read = async () => {
    const found = (await draftOf(world, kind)).nodes.find((node) => node.nodeKind === nodeKind)
    return { ...found?.fields, version: found?.version }
  }
  const place = nodes.find((node) => node.nodeKind === nodeKind)
  const citations = nodes.flatMap(({ fields }) => fields['citations'] ?? []).slice(0, 1)
  const links = {
    questionnaire: {},
    section: {},
    subsection: { requiredDocumentCategoryIds: ['policies'] },
    item: { citations },
    auditItem: { citations },
    audit: {},
    auditSection: {},
    question: {},
    category: { subsectionIds: ['b-child-find'] },
  }
  const fields = { ...contentFields[nodeKind], ...links[nodeKind] }
  return { id, contentId: place?.contentId ?? '', fields, read }
}

const onPlace =
  (kind: 'self-assessment' | 'desk-audit', nodeKind: keyof typeof contentFields): UpdateCase['subject'] =>
  async (world) => {
    const { fields, read, ...params } = await placeIn(world, kind, nodeKind)
    return { params: { kind, ...params }, fields, read }
  }

const onNamedPlace =
  (nodeKind: 'questionnaire' | 'section' | 'item' | 'category'): UpdateCase['subject'] =>
  async (world) => {
    const kind = nodeKind === 'category' ? 'required-documents' : 'self-assessment'
    const { id, fields, read } = await placeIn(world, kind, nodeKind)
    const first = async (path: string) =>
      (await get<{ id: number }[]>(world, monitor, `${named}/${path}`))[0]?.id ?? 0
    const row = {
      questionnaire: () => Promise.resolve(id),
      section: () => first(`sections?questionnaireId=${id}`),
      category: () => first(`required-documents/sections?versionId=${id}`),
      item: async () => {
        const section = await first(`sections?questionnaireId=${id}`)
        const subsection = await first(`subsections?sectionId=${section}`)
        const { places } = await get<{ places: { id: number }[] }>(
          world,
          monitor,
          `${named}/subsection/${subsection}`,
        )
        return places[0]?.id ?? 0
      },
    }[nodeKind]
    return { params: { id: await row() }, fields, read }
  }

/** The first section of the draft of audits, or its first item, by the names of specification 001 section 7.6. */
const onAuditPlace =
  (nodeKind: 'auditSection' | 'auditItem'): UpdateCase['subject'] =>
  async (world) => {
    const { id, fields, read } = await placeIn(world, 'desk-audit', nodeKind)
    const [section] = await get<{ id: number }[]>(world, monitor, `${audits}/section?versionId=${id}`)
    const { places } = await get<{ places: { id: number }[] }>(
      world,
      monitor,
      `${audits}/contentsection/${section?.id}`,
    )
    const place = nodeKind === 'auditSection' ? section : places[0]
    return { params: { typeKey: 'desk-audit', id: place?.id ?? 0 }, fields, read }
  }

export const updateCases: UpdateFile['updateCases'] = [
  {
    call: 'saveContentNode',
    user: monitor,
    inside: 'fields',
    subject: onPlace('self-assessment', 'subsection'),
  },
  { call: 'saveContentNode', user: monitor, inside: 'fields', subject: onPlace('self-assessment', 'item') },
  ...(['audit', 'auditSection', 'auditItem', 'question'] as const).map((nodeKind): UpdateCase => ({
    call: 'saveContentNode',
    user: monitor,
    inside: 'fields',
    subject: onPlace('desk-audit', nodeKind),
  })),
  { call: 'updateQuestionnaire', user: monitor, inside: 'fields', subject: onNamedPlace('questionnaire') },
  { call: 'updateQuestionnaireSection', user: monitor, inside: 'fields', subject: onNamedPlace('section') },
  { call: 'updateStrategyItem', user: monitor, inside: 'fields', subject: onNamedPlace('item') },
  { call: 'updateContentSection', user: monitor, inside: 'fields', subject: onAuditPlace('auditSection') },
  { call: 'updateContentItem', user: monitor, inside: 'fields', subject: onAuditPlace('auditItem') },
  {
    call: 'updateRequiredDocumentSection',
    user: monitor,
    inside: 'fields',
    subject: onNamedPlace('category'),
  },
]

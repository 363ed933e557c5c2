import { noContentFields } from '@portal/domain'
import { importForm, sysadmin, uuid, type Attempts, type Prepare } from '../../testing/access/access-kit.js'
import type { AccessWorld } from '../../testing/access/access-world.js'

/** Written by hand from the specification; testing/access/access-legend.ts explains the columns and words. */
export const verdicts = `
call                      record        | anon half dis  | SA   SM   LI         DRS    LA      LU        | CL
listContentCitations      -             | 401  401  401  | ok   ok   403        403    403     403       | 403
listContentVersions       own           | 401  401  401  | ok   ok   403        403    403     403       | 403
listContentVersions       missing       | 401  401  401  | bad  bad  403        403    403     403       | 403
getContentVersion         own           | 401  401  401  | ok   ok   403        403    403     403       | 403
getContentVersion         missing       | 401  401  401  | 404  404  403        403    403     403       | 403
checkContentChanges       own           | 401  401  401  | ok   ok   403        403    403     403       | 403
checkContentChanges       missing       | 401  401  401  | 404  404  403        403    403     403       | 403
listContentUpgrades       own           | 401  401  401  | ok   ok   403        403    403     403       | 403
listContentUpgrades       missing       | 401  401  401  | 404  404  403        403    403     403       | 403
decideContentUpgrades     own           | 401  401  401  | ok   ok   403        403    403     403       | 403
decideContentUpgrades     missing       | 401  401  401  | 404  404  403        403    403     403       | 403
createContentVersion      own           | 401  401  401  | may  may  403        403    403     403       | 403
createContentVersion      missing       | 401  401  401  | 404  404  403        403    403     403       | 403
deleteContentVersion      own           | 401  401  401  | may  may  403        403    403     403       | 403
deleteContentVersion      missing       | 401  401  401  | 404  404  403        403    403     403       | 403
publishContentVersion     own           | 401  401  401  | may  may  403        403    403     403       | 403
publishContentVersion     missing       | 401  401  401  | 404  404  403        403    403     403       | 403
applyContentVersion       own           | 401  401  401  | may  may  403        403    403     403       | 403
applyContentVersion       missing       | 401  401  401  | 404  404  403        403    403     403       | 403
renumberContent           own           | 401  401  401  | may  may  403        403    403     403       | 403
renumberContent           missing       | 401  401  401  | 404  404  403        403    403     403       | 403
addContentNode            own           | 401  401  401  | may  may  403        403    403     403       | 403
addContentNode            missing       | 401  401  401  | 404  404  403        403    403     403       | 403
saveContentNode           own           | 401  401  401  | may  may  403        403    403     403       | 403
saveContentNode           missing       | 401  401  401  | 404  404  403        403    403     403       | 403
moveContentNode           own           | 401  401  401  | may  may  403        403    403     403       | 403
moveContentNode           missing       | 401  401  401  | 404  404  403        403    403     403       | 403
retireContentNode         own           | 401  401  401  | may  may  403        403    403     403       | 403
retireContentNode         missing       | 401  401  401  | 404  404  403        403    403     403       | 403
exportContentVersion      own           | 401  401  401  | ok   ok   403        403    403     403       | 403
exportContentVersion      missing       | 401  401  401  | 404  404  403        403    403     403       | 403
previewContentImport      own           | 401  401  401  | may  may  403        403    403     403       | 403
previewContentImport      missing       | 401  401  401  | 404  404  403        403    403     403       | 403
applyContentImport        own           | 401  401  401  | may  may  403        403    403     403       | 403
applyContentImport        missing       | 401  401  401  | 404  404  403        403    403     403       | 403
deleteContentNode         own           | 401  401  401  | may  may  403        403    403     403       | 403
deleteContentNode         missing       | 401  401  401  | 404  404  403        403    403     403       | 403
getQuestionnaire          own           | 401  401  401  | ok   ok   403        403    403     403       | 403
getQuestionnaire          missing       | 401  401  401  | 404  404  403        403    403     403       | 403
getEditQuestionnaire      own           | 401  401  401  | ok   ok   403        403    403     403       | 403
getEditQuestionnaire      missing       | 401  401  401  | 404  404  403        403    403     403       | 403
listQuestionnaireSections own           | 401  401  401  | ok   ok   403        403    403     403       | 403
listQuestionnaireSections missing       | 401  401  401  | 404  404  403        403    403     403       | 403
listQuestionnaireSubsections own           | 401  401  401  | ok   ok   403        403    403     403       | 403
listQuestionnaireSubsections missing       | 401  401  401  | 404  404  403        403    403     403       | 403
getQuestionnaireSection   own           | 401  401  401  | ok   ok   403        403    403     403       | 403
getQuestionnaireSection   missing       | 401  401  401  | 404  404  403        403    403     403       | 403
getQuestionnaireSubsection own           | 401  401  401  | ok   ok   403        403    403     403       | 403
getQuestionnaireSubsection missing       | 401  401  401  | 404  404  403        403    403     403       | 403
updateQuestionnaire       own           | 401  401  401  | may  may  403        403    403     403       | 403
updateQuestionnaire       missing       | 401  401  401  | 404  404  403        403    403     403       | 403
updateQuestionnaireSection own           | 401  401  401  | may  may  403        403    403     403       | 403
updateQuestionnaireSection missing       | 401  401  401  | 404  404  403        403    403     403       | 403
updateStrategyItem        own           | 401  401  401  | may  may  403        403    403     403       | 403
updateStrategyItem        missing       | 401  401  401  | 404  404  403        403    403     403       | 403
addQuestionnaireSection   own           | 401  401  401  | may  may  403        403    403     403       | 403
addQuestionnaireSection   missing       | 401  401  401  | 404  404  403        403    403     403       | 403
addQuestionnaireSubsection own           | 401  401  401  | may  may  403        403    403     403       | 403
addQuestionnaireSubsection missing       | 401  401  401  | 404  404  403        403    403     403       | 403
deleteQuestionnaireSection own           | 401  401  401  | may  may  403        403    403     403       | 403
deleteQuestionnaireSection missing       | 401  401  401  | 404  404  403        403    403     403       | 403
deleteStrategyItem        own           | 401  401  401  | may  may  403        403    403     403       | 403
deleteStrategyItem        missing       | 401  401  401  | 404  404  403        403    403     403       | 403
getRequiredDocumentContents own           | 401  401  401  | ok   ok   403        403    403     403       | 403
getRequiredDocumentContents missing       | 401  401  401  | 404  404  403        403    403     403       | 403
listRequiredDocumentSections own           | 401  401  401  | ok   ok   403        403    403     403       | 403
listRequiredDocumentSections missing       | 401  401  401  | 404  404  403        403    403     403       | 403
getRequiredDocumentSection own           | 401  401  401  | ok   ok   403        403    403     403       | 403
getRequiredDocumentSection missing       | 401  401  401  | 404  404  403        403    403     403       | 403
updateRequiredDocumentSection own           | 401  401  401  | may  may  403        403    403     403       | 403
updateRequiredDocumentSection missing       | 401  401  401  | 404  404  403        403    403     403       | 403
addRequiredDocumentItem   own           | 401  401  401  | may  may  403        403    403     403       | 403
addRequiredDocumentItem   missing       | 401  401  401  | 404  404  403        403    403     403       | 403
deleteRequiredDocumentSection own           | 401  401  401  | may  may  403        403    403     403       | 403
deleteRequiredDocumentSection missing       | 401  401  401  | 404  404  403        403    403     403       | 403
`

/** A published version of the content, which nobody may change: editors are refused with that reason. */
const contentVersion = async (world: AccessWorld, record: string): Promise<{ kind: string; id: number }> => ({
  kind: 'self-assessment',
  id: record === 'missing' ? 999_999 : (await world.steps.rowOf(world.leas['own'] ?? 0)).questionnaireId,
})

const onContentVersion =
  (body?: object): Prepare =>
  async (world, record) => ({ params: await contentVersion(world, record), ...(body && { body }) })

const onContentNode =
  (body?: object): Prepare =>
  async (world, record) => ({
    params: { ...(await contentVersion(world, record)), contentId: 'b-cf-60-days' },
    ...(body && { body }),
  })

type PlaceKind = 'questionnaire' | 'section' | 'subsection' | 'item'

/** The row id of the first place of a kind in that version. */
async function placeId(world: AccessWorld, record: string, kind: PlaceKind): Promise<number> {
  const { id } = await contentVersion(world, record)
  if (record === 'missing' || kind === 'questionnaire') return id
  const of = async (path: string) =>
    (await world.steps.send<{ id: number }[]>(sysadmin, 'get', `/api/msde/self-assessment/${path}`)).body[0]
      ?.id ?? 0
  const section = await of(`sections?questionnaireId=${id}`)
  if (kind === 'section') return section
  const subsection = await of(`subsections?sectionId=${section}`)
  if (kind === 'subsection') return subsection
  const { body } = await world.steps.send<{ places: { id: number }[] }>(
    sysadmin,
    'get',
    `/api/msde/self-assessment/subsection/${subsection}`,
  )
  return body.places[0]?.id ?? 0
}

const onPlace =
  (kind: PlaceKind, body?: object): Prepare =>
  async (world, record) => ({ params: { id: await placeId(world, record, kind) }, ...(body && { body }) })

/** The published categories of the newest year; nobody may change them either. */
async function categories(world: AccessWorld): Promise<{ id: number; sections: { id: number }[] }> {
  const get = async <Body>(path: string) =>
    (await world.steps.send<Body>(sysadmin, 'get', `/api/msde/self-assessment/required-documents/${path}`))
      .body
  const { id } = await get<{ id: number }>(`contents?year=${world.year}`)
  return { id, sections: await get<{ id: number }[]>(`sections?versionId=${id}`) }
}

const onEditedCategory =
  (body?: object): Prepare =>
  async (world, record) => ({
    params: { id: record === 'missing' ? 999_999 : ((await categories(world)).sections[0]?.id ?? 0) },
    ...(body && { body }),
  })

export const attempts: Attempts = {
  listContentVersions: (_world, record) => ({
    params: { kind: record === 'missing' ? 'nothing' : 'self-assessment' },
  }),
  getContentVersion: onContentVersion(),
  checkContentChanges: (world, record) => ({
    params: {
      kind: 'self-assessment',
      selfAssessmentId: record === 'missing' ? 999_999 : (world.selfAssessments['own'] ?? 0),
    },
  }),
  listContentUpgrades: onContentVersion(),
  decideContentUpgrades: onContentVersion({ decision: 'Keep', selfAssessmentIds: [999_999] }),
  createContentVersion: async (world, record) => {
    const { id: fromId, kind } = await contentVersion(world, record)
    return { params: { kind }, body: { fromId, year: (await world.steps.currentYear()) + 1 } }
  },
  deleteContentVersion: onContentVersion(),
  publishContentVersion: onContentVersion({ applyToNotStarted: false }),
  applyContentVersion: onContentVersion(),
  renumberContent: onContentVersion({ within: null, numbers: [] }),
  addContentNode: onContentVersion({ parentId: 'b-child-find', copyOf: null }),
  saveContentNode: onContentNode({ fields: noContentFields, version: 1 }),
  moveContentNode: onContentNode({ parentId: 'b-child-find', position: 0 }),
  retireContentNode: onContentNode({ retired: true }),
  exportContentVersion: onContentVersion(),
  previewContentImport: async (world, record) => ({
    params: await contentVersion(world, record),
    form: importForm(world),
  }),
  applyContentImport: async (world, record) => ({
    params: { ...(await contentVersion(world, record)), importId: uuid },
  }),
  deleteContentNode: onContentNode(),
  getQuestionnaire: (world, record) => ({
    query: `?year=${record === 'missing' ? 1999 : world.year}&part=Part%20B`,
  }),
  getEditQuestionnaire: onPlace('questionnaire'),
  listQuestionnaireSections: async (world, record) => ({
    query: `?questionnaireId=${await placeId(world, record, 'questionnaire')}`,
  }),
  listQuestionnaireSubsections: async (world, record) => ({
    query: `?sectionId=${await placeId(world, record, 'section')}`,
  }),
  getQuestionnaireSection: onPlace('section'),
  getQuestionnaireSubsection: onPlace('subsection'),
  updateQuestionnaire: onPlace('questionnaire', { fields: { title: 'B' }, version: 1 }),
  updateQuestionnaireSection: onPlace('section', { fields: { title: 'One' }, version: 1 }),
  updateStrategyItem: onPlace('item', { fields: { text: 'In time?' }, version: 1 }),
  addQuestionnaireSection: onPlace('questionnaire', {}),
  addQuestionnaireSubsection: onPlace('section', {}),
  deleteQuestionnaireSection: onPlace('section'),
  deleteStrategyItem: onPlace('item'),
  getRequiredDocumentContents: (world, record) => ({
    query: `?year=${record === 'missing' ? 1999 : world.year}`,
  }),
  listRequiredDocumentSections: async (world, record) => ({
    query: `?versionId=${record === 'missing' ? 999_999 : (await categories(world)).id}`,
  }),
  getRequiredDocumentSection: onEditedCategory(),
  updateRequiredDocumentSection: onEditedCategory({ fields: { title: 'One' }, version: 1 }),
  addRequiredDocumentItem: async (world, record) => ({
    body: { versionId: record === 'missing' ? 999_999 : (await categories(world)).id },
  }),
  deleteRequiredDocumentSection: onEditedCategory(),
}

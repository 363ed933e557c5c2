import { uuid, type Arguments, type Attempts, type Prepare } from '../../testing/access/graphql-kit.js'
import type { GraphqlWorld } from '../../testing/access/graphql-world.js'

/** Written by hand from the specification; testing/access/graphql-legend.ts explains the columns and words. */
export const verdicts = `
field                        record   | anon half dis | SA   SM   LI     DRS    LA     LU    | CL
contentCitations             -        | 401  401  401 | ok   ok   403    403    403    403   | 403
contentVersions              -        | 401  401  401 | ok   ok   403    403    403    403   | 403
contentVersion               own      | 401  401  401 | ok   ok   403    403    403    403   | 403
contentVersion               missing  | 401  401  401 | 404  404  403    403    403    403   | 403
contentUpgrades              own      | 401  401  401 | ok   ok   403    403    403    403   | 403
contentUpgrades              missing  | 401  401  401 | 404  404  403    403    403    403   | 403
contentUpgrade               own      | 401  401  401 | 404  404  403    403    403    403   | 403
contentUpgrade               missing  | 401  401  401 | 404  404  403    403    403    403   | 403
decideContentUpgrades        own      | 401  401  401 | ok   ok   403    403    403    403   | 403
decideContentUpgrades        missing  | 401  401  401 | 404  404  403    403    403    403   | 403
createContentVersion         own      | 401  401  401 | may  may  403    403    403    403   | 403
createContentVersion         missing  | 401  401  401 | 404  404  403    403    403    403   | 403
deleteContentVersion         own      | 401  401  401 | may  may  403    403    403    403   | 403
deleteContentVersion         missing  | 401  401  401 | 404  404  403    403    403    403   | 403
publishContentVersion        own      | 401  401  401 | may  may  403    403    403    403   | 403
publishContentVersion        missing  | 401  401  401 | 404  404  403    403    403    403   | 403
applyContentVersion          own      | 401  401  401 | may  may  403    403    403    403   | 403
applyContentVersion          missing  | 401  401  401 | 404  404  403    403    403    403   | 403
renumberContent              own      | 401  401  401 | may  may  403    403    403    403   | 403
renumberContent              missing  | 401  401  401 | 404  404  403    403    403    403   | 403
applyContentImport           own      | 401  401  401 | may  may  403    403    403    403   | 403
applyContentImport           missing  | 401  401  401 | 404  404  403    403    403    403   | 403
addContentNode               own      | 401  401  401 | may  may  403    403    403    403   | 403
addContentNode               missing  | 401  401  401 | 404  404  403    403    403    403   | 403
saveContentNode              own      | 401  401  401 | may  may  403    403    403    403   | 403
saveContentNode              missing  | 401  401  401 | 404  404  403    403    403    403   | 403
moveContentNode              own      | 401  401  401 | may  may  403    403    403    403   | 403
moveContentNode              missing  | 401  401  401 | 404  404  403    403    403    403   | 403
retireContentNode            own      | 401  401  401 | may  may  403    403    403    403   | 403
retireContentNode            missing  | 401  401  401 | 404  404  403    403    403    403   | 403
deleteContentNode            own      | 401  401  401 | may  may  403    403    403    403   | 403
deleteContentNode            missing  | 401  401  401 | 404  404  403    403    403    403   | 403
`

/** A published content version, which nobody may change: whoever may edit content is refused with that reason. */
const publishedContent = async (world: GraphqlWorld, record: string) => {
  const rows = await world.ask<{ id: number; state: string }[]>(
    'SA',
    '{ contentVersions(kind: "self-assessment") { id state } }',
  )
  const id = record === 'missing' ? 999_999 : (rows.find(({ state }) => state === 'Published')?.id ?? 0)
  return { kind: 'self-assessment', id }
}

const onContentVersion =
  (more: Arguments = {}): Prepare =>
  async (world, record) => ({ input: { ...(await publishedContent(world, record)), ...more } })

const onContentNode = (more: Arguments = {}): Prepare =>
  onContentVersion({ contentId: 'b-cf-60-days', ...more })

export const attempts: Attempts = {
  contentVersions: () => ({ kind: 'self-assessment' }),
  contentVersion: publishedContent,
  contentUpgrades: publishedContent,
  contentUpgrade: (world, record) => ({
    kind: 'self-assessment',
    selfAssessmentId: record === 'missing' ? 999_999 : world.selfAssessments[record],
  }),
  decideContentUpgrades: onContentVersion({ decision: 'Keep', selfAssessmentIds: [999_999] }),
  createContentVersion: async (world, record) => {
    const { kind, id: fromId } = await publishedContent(world, record)
    return { input: { kind, fromId, year: world.year + 1 } }
  },
  deleteContentVersion: onContentVersion(),
  publishContentVersion: onContentVersion({ applyToNotStarted: false }),
  applyContentVersion: onContentVersion(),
  renumberContent: onContentVersion({ numbers: [] }),
  applyContentImport: onContentVersion({ importId: uuid }),
  addContentNode: onContentVersion({ parentId: 'b-child-find' }),
  saveContentNode: onContentNode({ fields: {}, version: 1 }),
  moveContentNode: onContentNode({ parentId: 'b-child-find', position: 0 }),
  retireContentNode: onContentNode({ retired: true }),
  deleteContentNode: onContentNode(),
}

/** Readable by everyone who may read the record. */
export const fieldsOfTheRecord = `
AddContentNodePayload: contentId errors version
ApplyContentImportPayload: changes errors preview version
ChangedContentField: after before field
ContentCitation: part plainText reference title
ContentFields: acceptableEvidence answerOptions answers areaId citations correctable correctionInstruction defaultMaximum description documentHints dueRule evidenceRequired extraFields group guidance help indicatorCode intro key narrativeRequired number options prefillFrom questionType ratingScale required requiredDocumentCategoryIds responseType rollingSubmission shortDescription skipReason skipWhen subsectionIds text title weight
ContentImportChange: contentId fields kind label nodeKind note row
ContentImportError: column message row value
ContentImportField: after before field
ContentImportPreview: apply changes errors errorsTotal fileName id rows stale
ContentNode: active answers changedBy changedOn contentId fields nodeKind order parentId remove version
ContentUpgrade: changes record to
ContentUpgradeChange: answered contentId fields kind label nodeKind recheck
ContentUpgradeRow: added agency answersRemoved changed decide fromNumber id isTest kept leaId removed submitState toRecheck
ContentVersion: edit id kind linked nodes notStarted number part publishedBy publishedOn reviews state testNotStarted testReviews title year
ContentVersionPayload: errors version
ContentVersionRow: edit id kind notStarted number part publishedBy publishedOn reviews state testNotStarted testReviews title year
ContentVersionsPayload: applied errors records versions
DecideContentUpgradesPayload: done errors records refused
KeptVersion: by decidedOn
LinkedContent: contentId label
RefusedUpgrade: agency id message
SaveContentNodePayload: errors node
`

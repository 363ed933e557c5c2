import {
  canDecideUpgrade,
  contentRechecks,
  contentUpgradeChanges,
  linkedNames,
  publishedContent,
  wrongState,
  type Actor,
  type ContentUpgradeChange,
} from '@portal/domain'
import type {
  AnswerOf,
  BodyOf,
  checkContentChanges as checkCall,
  decideContentUpgrades as decideCall,
  listContentUpgrades as listCall,
} from '@portal/rest-contract'
import type { Database } from '../../../db/database.js'
import { ApiError } from '../../../server/api-error.js'
import { isRowId } from '../../../server/requests/row-id.js'
import { act, insist } from '../../../server/verdicts.js'
import { lockedVersion, type ContentCommand } from '../content-command.js'
import { findVersion, versionRow, type VersionView } from '../content-read-model.js'
import type { ContentPort, StartedRecord, StoredNode } from '../content-port.js'
import { listDecisions, putDecision } from './content-upgrade-store.js'
import { stampOf, recordAct } from '../../../server/command.js'

type Row = AnswerOf<typeof listCall>[number]

/** What a newer version would change in one started self-assessment; null when there is nothing to decide. */
export async function checkContentChanges(
  db: Database,
  port: ContentPort,
  actor: Actor,
  selfAssessmentId: number,
): Promise<AnswerOf<typeof checkCall>> {
  const { upgrades } = port
  if (!upgrades || !isRowId(selfAssessmentId) || !(await upgrades.hasRecord(db, selfAssessmentId)))
    throw new ApiError('NOT_FOUND', 'This self-assessment does not exist.')
  const [record = null] = await upgrades.listStarted(db, { selfAssessmentId })
  if (!record) return null
  const to = await findVersion(db, port, record.toId)
  const rows = await upgradeRows(db, port, actor, to, [record])
  const [row] = rows
  return row ? { record: row.row, to: versionRow(port, to.version, actor), changes: row.changes } : null
}

/** Every started self-assessment on a version before this one. */
export async function listContentUpgrades(
  db: Database,
  port: ContentPort,
  actor: Actor,
  versionId: number,
): Promise<Row[]> {
  const to = await findVersion(db, port, versionId)
  const started = (await port.upgrades?.listStarted(db, { versionId })) ?? []
  const rows = await upgradeRows(db, port, actor, to, started)
  return rows.map(({ row }) => row)
}

/** Each by itself: what was submitted meanwhile does not stand against the others. */
export async function decideContentUpgrades(
  command: ContentCommand,
  versionId: number,
  { decision, selfAssessmentIds }: BodyOf<typeof decideCall>,
): Promise<AnswerOf<typeof decideCall>> {
  const { tx, actor, port } = command
  const { upgrades } = port
  const to = await lockedVersion(command, versionId)
  insist(canDecideUpgrade(actor, { submitState: 0, subsectionsAway: 0 }))
  if (to.version.state === 'Draft') insist(wrongState('Only a published version is taken over.'))
  if (!upgrades) throw new ApiError('CONFLICT', 'Records of this content are decided about one by one.')
  const ids = [...new Set(selfAssessmentIds)]
  await upgrades.lockRecords(tx, ids)
  const behind = await upgrades.listStarted(tx, { versionId })
  // What is retired stays in a version for records that still have something there.
  const newer = publishedContent(to.nodes)
  const started = new Map(behind.map((one) => [one.id, one]))
  const refused: AnswerOf<typeof decideCall>['refused'] = []
  const from = new Map<number, StoredNode[]>()
  for (const id of ids) {
    const record = started.get(id)
    const verdict = record ? canDecideUpgrade(actor, record) : nothingToDecide
    if (!record || !verdict.allowed) {
      refused.push({ id, agency: record?.agency ?? '', message: verdict.reason ?? '' })
      continue
    }
    if (decision === 'Upgrade') {
      const older = from.get(record.fromId) ?? (await port.listNodes(tx, record.fromId))
      from.set(record.fromId, older)
      await upgrades.upgradeRecord(command, {
        ...record,
        toNumber: to.version.number ?? 1,
        rechecks: contentRechecks(older, newer),
        newerIds: new Set(newer.map(({ contentId }) => contentId)),
      })
    } else
      await recordAct(command, 'keepContentVersion', {
        targetType: 'selfAssessment',
        targetId: id,
        leaId: record.leaId,
        year: to.version.year,
        before: { version: record.fromNumber },
        after: { version: record.fromNumber, notTakenOver: to.version.number },
      })
    await putDecision(tx, { kind: port.kind, selfAssessmentId: id, versionId, decision }, stampOf(command))
  }
  return {
    done: ids.length - refused.length,
    refused,
    records: await listContentUpgrades(tx, port, actor, versionId),
  }
}

const nothingToDecide = wrongState('There is nothing to decide any more.')

async function upgradeRows(
  db: Database,
  port: ContentPort,
  actor: Actor,
  to: VersionView,
  records: readonly StartedRecord[],
): Promise<
  {
    row: Row
    changes: (Omit<ContentUpgradeChange, 'fields'> & { fields: ContentUpgradeChange['fields'] })[]
  }[]
> {
  const from = new Map<number, StoredNode[]>()
  for (const { fromId } of records) if (!from.has(fromId)) from.set(fromId, await port.listNodes(db, fromId))
  const decided = await listDecisions(
    db,
    { kind: port.kind, versionId: to.version.id },
    records.map(({ id }) => id),
  )
  const newer = publishedContent(to.nodes)
  const names = linkedNames(to.linked ?? [])
  return records.map((record) => {
    const { id, leaId, agency, isTest, submitState, fromNumber } = record
    const older = publishedContent(from.get(record.fromId) ?? [])
    const changes = contentUpgradeChanges(older, newer, new Set(record.answered), names)
    const count = (kind: ContentUpgradeChange['kind']) => changes.filter((one) => one.kind === kind).length
    const kept = decided.find((one) => one.selfAssessmentId === id && one.decision === 'Keep')
    return {
      changes,
      row: {
        id,
        leaId,
        agency,
        isTest,
        submitState,
        fromNumber,
        added: count('added'),
        changed: count('changed'),
        removed: count('removed'),
        toRecheck: changes.filter(({ recheck }) => recheck).length,
        answersRemoved: changes.filter(({ kind, answered }) => kind === 'removed' && answered).length,
        kept: kept ? { by: kept.by, decidedOn: kept.on.toISOString() } : null,
        decide: act(canDecideUpgrade(actor, record)),
      },
    }
  })
}

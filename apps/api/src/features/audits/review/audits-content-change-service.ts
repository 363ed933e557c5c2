import {
  activeItems,
  afterRecordAct,
  canAnswerRecord,
  canReadReview,
  canUpgradeContent,
  contentUpgrade,
  itemQuestionChanges,
  limitedContent,
  wrongState,
  type Actor,
  type AuditItem,
  type ContentUpgrade,
} from '@portal/domain'
import type {
  AnswerOf,
  BodyOf,
  checkSetupChanges as checkCall,
  chooseRecordContent as chooseCall,
  confirmItemRecheck as confirmCall,
} from '@portal/rest-contract'
import { ApiError } from '../../../server/api-error.js'
import {
  foundOr,
  openRecord,
  recordAct,
  stampOf,
  type Command,
  type Reader,
} from '../../../server/command.js'
import { act, insist, insistOnVersion } from '../../../server/verdicts.js'
import type { Place } from '../audits-command.js'
import {
  contentOfRecord,
  contentVersion,
  offeredContent,
  type ContentVersion,
} from '../audits-contents-read-model.js'
import { findRecord, type RecordView } from '../sample/audits-records-read-model.js'
import { recordFound, recordsOf, targetOf } from '../sample/audits-records-service.js'
import { changeRecordRow } from '../sample/audits-sample-store.js'
import {
  findAnswers,
  givenAnswers,
  itemAnswer,
  ruledRecord,
  type RecordItem,
} from './audits-answers-read-model.js'
import { markRechecks, setRecheck } from './audits-content-change-store.js'

type Change = AnswerOf<typeof checkCall>

const itemFound = foundOr('This item does not exist.')

/** What newer content would change in a record, for those who read its review. */
export async function checkChanges({ tx, actor }: Reader, { typeKey, id }: Place): Promise<Change> {
  const view = recordFound(await findRecord(tx, actor, typeKey, id))
  insist(canReadReview(actor))
  return changeAnswer({ tx, actor }, view)
}

interface Offer {
  from: ContentVersion
  to: ContentVersion
  upgrade: ContentUpgrade
}

/** The newer content that a record can be carried into, and what that would do. */
async function offerOf(tx: Reader['tx'], view: RecordView): Promise<Offer | null> {
  const offered = await offeredContent(tx, view.content)
  if (!offered) return null
  const { limitedItemIds } = view.content
  const [before, after] = [offered.from, offered.to].map(({ content }) =>
    limitedContent(content, limitedItemIds),
  )
  if (!before || !after) return null
  const record = givenAnswers(view, await findAnswers(tx, view.answer.id))
  return { ...offered, upgrade: contentUpgrade(before, after, record) }
}

async function changeAnswer({ tx, actor }: Reader, view: RecordView): Promise<Change> {
  const { content, answer, version } = view
  const offer = await offerOf(tx, view)
  const from = offer?.from ?? (await contentVersion(tx, content.contentId ?? content.auditContentId))
  const { kept } = content
  const isKept = kept !== null && kept.contentId === offer?.to.id
  return {
    id: answer.id,
    from: versionAnswer(from),
    to: offer && versionAnswer(offer.to),
    ...upgradeAnswer(offer?.upgrade),
    kept: isKept ? { by: kept.by, on: kept.on.toISOString() } : null,
    choose: act(mayChoose(actor, view, offer)),
    version,
  }
}

const mayChoose = (actor: Actor, { facts }: RecordView, offer: object | null) =>
  offer ? canUpgradeContent(actor, facts) : wrongState('There is no newer content for this record.')

const versionAnswer = ({ id, number, publishedOn }: ContentVersion) => ({
  id,
  number,
  publishedOn: publishedOn.toISOString(),
})

const namedItem = ({ id, number, text }: AuditItem) => ({ id, number, text })
const question = ({ key, text }: { key: string; text: string }) => ({ key, text })

function upgradeAnswer(
  upgrade: ContentUpgrade | undefined,
): Pick<Change, 'added' | 'changed' | 'removed' | 'answersLost' | 'setupLost' | 'missing'> {
  if (!upgrade) return { added: [], changed: [], removed: [], answersLost: [], setupLost: [], missing: [] }
  const { change, rechecks, answersLost, setupLost, missing } = upgrade
  return {
    added: change.added.map(namedItem),
    changed: change.changed.map(({ before, after }) => ({
      ...namedItem(after),
      fields: itemQuestionChanges(before, after),
      recheck: rechecks.has(after.id),
    })),
    removed: change.removed.map(namedItem),
    answersLost: answersLost.map(({ item: { id, number }, value, removed }) => ({
      id,
      number,
      value,
      removed,
    })),
    setupLost: setupLost.map(question),
    missing: missing.map(question),
  }
}

/** Keeps the version of a record, or carries it into the newer one: with its history, in one transaction. */
export async function chooseContent(
  command: Command,
  { typeKey, id }: Place,
  { choice, contentId, version }: BodyOf<typeof chooseCall>,
): Promise<Change> {
  const { tx, actor } = command
  const kind = recordsOf(typeKey)
  const view = await openRecord(kind, command, id, {
    may: ({ facts }) => canUpgradeContent(actor, facts),
    version,
  })
  const offer = await offerOf(tx, view)
  if (!offer) insist(mayChoose(actor, view, offer))
  if (offer?.to.id !== contentId)
    throw new ApiError(
      'CONFLICT',
      'Other content was published in the meantime. Look at its changes first.',
      {
        current: await changeAnswer(command, view),
      },
    )
  await (choice === 'Keep' ? keepContent(command, view, offer) : upgradeContent(command, view, offer))
  return changeAnswer(command, recordFound(await kind.find(command, id)))
}

async function keepContent(command: Command, view: RecordView, { from, to }: Offer): Promise<void> {
  const stamp = stampOf(command)
  const columns = { keptContentId: to.id, keptBy: stamp.by, keptOn: stamp.on }
  await changeRecordRow(command.tx, view.answer.id, columns, stamp)
  await recordAct(command, 'chooseRecordContent', {
    ...targetOf(view),
    after: { contentChoice: `Version ${from.number} kept, version ${to.number} not taken over` },
  })
}

async function upgradeContent(
  command: Command,
  view: RecordView,
  { from, to, upgrade }: Offer,
): Promise<void> {
  const { tx } = command
  const { id, status } = view.answer
  const { setup, missing, rechecks, answersLost } = upgrade
  const back = missing.length > 0 ? afterRecordAct(status, 'askMore') : undefined
  await changeRecordRow(tx, id, { contentId: to.id, setup, status: back ?? status }, stampOf(command))
  await markRechecks(tx, id, rechecks)
  const numberOf = new Map(upgrade.change.changed.map(({ after }) => [after.id, after.number]))
  await recordAct(command, 'chooseRecordContent', {
    ...targetOf(view),
    before: { contentNumber: from.number, status },
    after: {
      contentNumber: to.number,
      status: back ?? status,
      answersLost: answersLost.map(({ item, value }) => `${item.number}: ${value}`),
      recheck: [...rechecks.keys()].map((itemId) => numberOf.get(itemId) ?? itemId),
    },
  })
}

/** Confirms that an answer still holds although its question was changed. */
export async function confirmRecheck(
  command: Command,
  typeKey: string,
  { studentId, itemId, version }: BodyOf<typeof confirmCall>,
): Promise<RecordItem> {
  const { tx, actor, ctx } = command
  const view = await openRecord(recordsOf(typeKey), command, studentId, {
    may: ({ facts }) => canAnswerRecord(actor, facts),
  })
  const content = await contentOfRecord(tx, view.content)
  const item = itemFound(activeItems(content).find((one) => one.id === itemId))
  const shown = async () => {
    const answers = await findAnswers(tx, studentId)
    return itemAnswer(view, item, ruledRecord(view, content, answers), answers)
  }
  const before = await shown()
  insistOnVersion(version, { version: before.version, changed: null }, ctx.now, before)
  if (!before.recheck) insist(wrongState('There is nothing to confirm here.'), before)
  await setRecheck(tx, { recordId: studentId, itemId }, null)
  await recordAct(command, 'confirmItemRecheck', { ...targetOf(view), after: { itemNumber: item.number } })
  return shown()
}

import {
  badInput,
  canCopyContent,
  canDeleteContentVersion,
  canEditContent,
  canPublishContent,
  publishedContent,
  wrongState,
} from '@portal/domain'
import type {
  AnswerOf,
  applyContentVersion as applyCall,
  BodyOf,
  createContentVersion as createCall,
  publishContentVersion as publishCall,
} from '@portal/rest-contract'
import { insist, insistOnInput } from '../../../server/verdicts.js'
import { lockLaunches, newestComplianceYear } from '../../years/years-read-model.js'
import { contentTarget, lockedVersion, type ContentCommand } from '../content-command.js'
import {
  findVersion,
  problemsOf,
  versionAnswer,
  versionRow,
  type VersionAnswer,
} from '../content-read-model.js'
import { stampOf, recordAct } from '../../../server/command.js'

/** A draft for the year of a published version, or for a later one up to the year to come. */
export async function createContentVersion(
  command: ContentCommand,
  { fromId, year }: BodyOf<typeof createCall>,
): Promise<VersionAnswer> {
  const { tx, actor, port } = command
  const { version: source } = await findVersion(tx, port, fromId)
  await lockLaunches(tx)
  const newest = await newestComplianceYear(tx)
  if (year < source.year || year > (newest ?? year) + 1)
    insistOnInput([badInput('Choose a year from that of the version up to the one to come.', 'year')])
  const hasDraft = (await port.listVersions(tx)).some(
    (one) => one.state === 'Draft' && one.year === year && one.part === source.part,
  )
  insist(canCopyContent(actor, { state: source.state, hasDraft }))
  const view = await findVersion(tx, port, await port.copyVersion(tx, fromId, year))
  await recordAct(command, 'createContentVersion', {
    ...contentTarget(command, view.version),
    after: { from: fromId, year, part: source.part },
  })
  return versionAnswer(port, view, actor)
}

/** Deletes a draft. CONFLICT for a published version. */
export async function deleteContentVersion(command: ContentCommand, id: number): Promise<void> {
  const { version } = await lockedVersion(command, id)
  insist(canDeleteContentVersion(command.actor, version))
  await command.port.deleteVersion(command.tx, id)
  await recordAct(command, 'deleteContentVersion', {
    ...contentTarget(command, version),
    before: { year: version.year, part: version.part },
  })
}

/** Publishes a draft: new activities begin with it, those not started move to it with `applyToNotStarted`. */
export async function publishContentVersion(
  command: ContentCommand,
  id: number,
  { applyToNotStarted }: BodyOf<typeof publishCall>,
): Promise<AnswerOf<typeof publishCall>> {
  const { tx, actor, port } = command
  await lockLaunches(tx)
  const view = await lockedVersion(command, id)
  insist(canPublishContent(actor, view.version, await problemsOf(tx, port, view)))
  const kept = new Set(publishedContent(view.nodes))
  const retired = view.nodes.filter((node) => !kept.has(node))
  await port.deleteNodes(tx, retired)
  const records = await port.publishVersion(tx, id, stampOf(command))
  const { applied, test } = applyToNotStarted ? await port.applyVersion(tx, id) : { applied: 0, test: 0 }
  const { version } = await findVersion(tx, port, id)
  await recordAct(command, port.history.publish, {
    ...contentTarget(command, version),
    before: { state: 'Draft' },
    after: {
      state: 'Published',
      number: version.number,
      records,
      applied,
      ...(test > 0 && { testAgency: true }),
      retired: retired.map(({ contentId }) => contentId),
    },
  })
  return { version: versionRow(port, version, actor), records, applied }
}

/** Later than publishing: the records in which nobody has begun by now. */
export async function applyContentVersion(
  command: ContentCommand,
  id: number,
): Promise<AnswerOf<typeof applyCall>> {
  const { tx, actor, port } = command
  const { version: found } = await lockedVersion(command, id)
  // Who may edit at all; the state is another one here.
  insist(canEditContent(actor, { state: 'Draft', reviews: 0, testReviews: 0 }))
  if (found.state !== 'Published') insist(wrongState('Only a published version is applied to records.'))
  const { applied, test } = await port.applyVersion(tx, id)
  const { version } = await findVersion(tx, port, id)
  if (applied + test > 0)
    await recordAct(command, 'applyContentVersion', {
      ...contentTarget(command, version),
      after: { applied, ...(test > 0 && { testAgency: true }) },
    })
  return { version: versionRow(port, version, actor), applied }
}

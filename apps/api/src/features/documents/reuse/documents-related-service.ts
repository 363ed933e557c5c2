import type { AuditAction } from '@portal/domain'
import { insist } from '../../../server/verdicts.js'
import type { EvidencePlace, EvidencePlaces } from '../documents-places.js'
import {
  documentAnswer,
  listSupportingDocuments as listDocuments,
  type SupportingDocument,
} from '../documents-read-model.js'
import {
  findRequiredDocument,
  listCategories,
  type RequiredDocument,
} from '../required/documents-required-read-model.js'
import { documentFound, documentTarget } from '../required/documents-required-service.js'
import {
  addRelation,
  removeRelation,
  responseOfSubsection,
  touchResponse,
} from '../required/documents-required-store.js'
import {
  type Command,
  type Reader,
  stampOf,
  foundOr,
  recordAct,
  type Stamp,
} from '../../../server/command.js'

/** Required documents that a subsection names beside its answers. */
export async function listRelatedRequiredDocuments(
  reader: Reader,
  places: EvidencePlaces,
  id: number,
): Promise<RequiredDocument[]> {
  const { responseId } = await placeOf(reader, places, id)
  return related(reader, responseId, id)
}

/** Supporting documents of a subsection and of its items. */
export async function listSupportingDocuments(
  reader: Reader,
  places: EvidencePlaces,
  id: number,
): Promise<SupportingDocument[]> {
  const { place } = await placeOf(reader, places, id)
  return (await listDocuments(reader.tx, [id])).map((document) =>
    documentAnswer(document, reader.actor, place.answering),
  )
}

/** Names a document of the same self-assessment beside the answers; doing it twice changes nothing. */
export async function relateRequiredDocument(
  command: Command,
  places: EvidencePlaces,
  ids: { id: string; subId: number },
): Promise<RequiredDocument[]> {
  return relation(command, places, ids, async (link, stamp) => ({
    done: await addRelation(command.tx, link, stamp),
    entry: { action: 'relateRequiredDocument', after: { subsectionResponseId: link.subsectionResponseId } },
  }))
}

/** Takes a relation away; one that was not there stays so. */
export async function unrelateRequiredDocument(
  command: Command,
  places: EvidencePlaces,
  ids: { id: string; subId: number },
): Promise<RequiredDocument[]> {
  return relation(command, places, ids, async (link) => ({
    done: await removeRelation(command.tx, link),
    entry: {
      action: 'unrelateRequiredDocument',
      before: { subsectionResponseId: link.subsectionResponseId },
    },
  }))
}

async function relation(
  command: Command,
  places: EvidencePlaces,
  { id, subId }: { id: string; subId: number },
  change: (
    link: { subsectionResponseId: number; documentId: string },
    stamp: Stamp,
  ) => Promise<{ done: boolean; entry: { action: AuditAction; before?: object; after?: object } }>,
): Promise<RequiredDocument[]> {
  const { tx, actor, ctx } = command
  await places.lock(tx, subId)
  const { place, responseId } = await placeOf(command, places, subId)
  insist(place.answering)
  const { category } = documentFound(await findRequiredDocument(tx, actor, id))
  documentFound(category.responseId === responseId || null)
  const { done, entry } = await change({ subsectionResponseId: subId, documentId: id }, stampOf(command))
  if (done) {
    await touchResponse(tx, responseId, ctx.now)
    await places.related(tx, actor, [subId], ctx.now)
    const { action, ...details } = entry
    await recordAct(command, action, { ...documentTarget(category, id), ...details })
  }
  return related(command, responseId, subId)
}

async function related({ tx, actor }: Reader, responseId: number, id: number): Promise<RequiredDocument[]> {
  return (await listCategories(tx, actor, { responseId }))
    .flatMap(({ answer }) => answer.documents)
    .filter((document) =>
      document.relatedSubsections.some(({ subsectionResponseId }) => subsectionResponseId === id),
    )
}

async function placeOf(
  { tx, actor }: Reader,
  places: EvidencePlaces,
  id: number,
): Promise<{ place: EvidencePlace; responseId: number }> {
  const place = await places.find(tx, actor, { subsectionResponseId: id, itemId: null })
  const responseId = place && (await responseOfSubsection(tx, id))
  return { place: subsectionFound(place), responseId: subsectionFound(responseId) }
}

const subsectionFound = foundOr('This subsection does not exist.')

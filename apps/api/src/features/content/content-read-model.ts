import {
  ownLists,
  canDeleteContentNode,
  canEditContent,
  checkContent,
  type Actor,
  type ContentProblem,
} from '@portal/domain'
import type { AnswerOf, getContentVersion, listContentVersions, saveContentNode } from '@portal/rest-contract'
import type { Database } from '../../db/database.js'
import { ApiError } from '../../server/api-error.js'
import { isRowId } from '../../server/requests/row-id.js'
import { act } from '../../server/verdicts.js'
import { listCitations } from '../self-assessment/launch/self-assessment-content-read-model.js'
import type { ContentPort, LinkedContent, StoredNode, StoredVersion } from './content-port.js'
import { foundOr } from '../../server/command.js'

export type VersionRow = AnswerOf<typeof listContentVersions>[number]
export type VersionAnswer = AnswerOf<typeof getContentVersion>
export type NodeAnswer = AnswerOf<typeof saveContentNode>

/** A version with all that is in it, as it is stored. */
export interface VersionView {
  version: StoredVersion
  nodes: StoredNode[]
  linked: LinkedContent[] | null
}

/** All versions of a kind of content, with what the actor may do with each. */
export async function listVersionRows(db: Database, port: ContentPort, actor: Actor): Promise<VersionRow[]> {
  return (await port.listVersions(db)).map((version) => versionRow(port, version, actor))
}

/** One version with its places; null when there is none. */
export async function seekVersion(db: Database, port: ContentPort, id: number): Promise<VersionView | null> {
  const [version] = isRowId(id) ? await port.listVersions(db, id) : []
  if (!version) return null
  return { version, nodes: await port.listNodes(db, id), linked: await port.listLinked(db, version) }
}

export const versionFound = foundOr('This version of the content does not exist.')

/** As {@link seekVersion}; refuses with NOT_FOUND when there is none. */
export async function findVersion(db: Database, port: ContentPort, id: number): Promise<VersionView> {
  return versionFound(await seekVersion(db, port, id))
}

/** The newest published version of a year and part; refuses with NOT_FOUND when there is none. */
export async function newestPublished(
  db: Database,
  port: ContentPort,
  { year, part }: { year: number; part: string },
): Promise<VersionView> {
  const version = (await port.listVersions(db)).find(
    (one) => one.year === year && one.part === part && one.state !== 'Draft',
  )
  if (!version) throw new ApiError('NOT_FOUND', 'Nothing is published for this year and part.')
  return findVersion(db, port, version.id)
}

/** What stands against publishing a version, and what its authors should look at. */
export async function problemsOf(
  db: Database,
  port: ContentPort,
  { version, nodes, linked }: VersionView,
): Promise<ContentProblem[]> {
  return checkContent(port.kind, nodes, {
    part: version.part,
    citations: await listCitations(db),
    linked: linked?.map(({ contentId }) => contentId) ?? null,
  })
}

/** Citations that content can name, with their words. */
export async function readCitations(db: Database) {
  return (await listCitations(db)).map(({ reference, title, plainText, part }) => ({
    reference,
    title,
    plainText,
    part,
  }))
}

/** A version without its places, with what the actor may do with it. */
export function versionRow({ kind }: ContentPort, version: StoredVersion, actor: Actor): VersionRow {
  const { id, year, part, title, state, number, publishedBy, publishedOn, reviews, testReviews } = version
  const { notStarted, testNotStarted } = version
  return {
    id,
    kind,
    year,
    part,
    title,
    state,
    number,
    publishedBy,
    reviews,
    testReviews,
    publishedOn: publishedOn?.toISOString() ?? null,
    notStarted: state === 'Archived' ? 0 : notStarted,
    testNotStarted: state === 'Archived' ? 0 : testNotStarted,
    edit: act(canEditContent(actor, version)),
  }
}

/** A version with its places, as the call answers with it. */
export function versionAnswer(
  port: ContentPort,
  { version, nodes, linked }: VersionView,
  actor: Actor,
): VersionAnswer {
  return { ...versionRow(port, version, actor), nodes: nodes.map(nodeAnswer), linked }
}

/** A place as the call answers with it. */
export function nodeAnswer(node: StoredNode): NodeAnswer {
  const { nodeKind, contentId, parentId, order, active, fields, version, changedBy, changedOn, answers } =
    node
  return {
    nodeKind,
    contentId,
    parentId,
    order,
    active,
    version,
    changedBy,
    answers,
    fields: ownLists(fields),
    changedOn: changedOn?.toISOString() ?? null,
    remove: act(canDeleteContentNode(nodeKind, node)),
  }
}

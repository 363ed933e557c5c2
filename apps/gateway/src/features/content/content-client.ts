import type { ContentKind } from '@portal/domain'
import {
  addContentNode,
  applyContentImport,
  applyContentVersion,
  checkContentChanges,
  createContentVersion,
  decideContentUpgrades,
  deleteContentNode,
  deleteContentVersion,
  getContentVersion,
  listContentCitations,
  listContentUpgrades,
  listContentVersions,
  moveContentNode,
  publishContentVersion,
  renumberContent,
  retireContentNode,
  saveContentNode,
} from '@portal/rest-contract'
import type { GatewayContext } from '../../context.js'
import type {
  AddContentNodeInput,
  ApplyContentImportInput,
  ContentNodeInput,
  ContentVersionInput,
  CreateContentVersionInput,
  DecideContentUpgradesInput,
  MoveContentNodeInput,
  PublishContentVersionInput,
  RenumberContentInput,
  RetireContentNodeInput,
  SaveContentNodeInput,
} from './content-inputs.js'

type Upstream = Pick<GatewayContext, 'upstream'>

/** Citations that an item may rest on, by reference (`GET /api/msde/content/citations`). */
export function readCitations({ upstream }: Upstream) {
  return upstream.call(listContentCitations, {})
}

/** Versions of a kind of content, newest year first (`GET /api/msde/content/{kind}/versions`). */
export function readVersions({ upstream }: Upstream, kind: ContentKind) {
  return upstream.call(listContentVersions, { params: { kind } })
}

/** One version with everything in it (`GET /api/msde/content/{kind}/versions/{id}`). */
export function readVersion({ upstream }: Upstream, kind: ContentKind, id: number) {
  return upstream.call(getContentVersion, { params: { kind, id } })
}

/**
 * What a newer version would add, change and remove in a started self-assessment (`GET
 * /api/msde/content/{kind}/changes/{selfAssessmentId}`).
 */
export function readUpgrade({ upstream }: Upstream, kind: ContentKind, selfAssessmentId: number) {
  return upstream.call(checkContentChanges, { params: { kind, selfAssessmentId } })
}

/** Started self-assessments that are on a version before this one (`GET /api/msde/content/{kind}/versions/{id}/upgrades`). */
export function readUpgrades({ upstream }: Upstream, kind: ContentKind, id: number) {
  return upstream.call(listContentUpgrades, { params: { kind, id } })
}

/**
 * Keeps the version of started self-assessments, or takes them over onto this one (`POST
 * /api/msde/content/{kind}/versions/{id}/upgrades`).
 */
export function decide({ upstream }: Upstream, { kind, id, ...body }: DecideContentUpgradesInput) {
  return upstream.call(decideContentUpgrades, { params: { kind, id }, body }, { bulk: true })
}

/** Makes a draft for a year from a published version of the same part (`POST /api/msde/content/{kind}/versions`). */
export function create({ upstream }: Upstream, { kind, ...body }: CreateContentVersionInput) {
  return upstream.call(createContentVersion, { params: { kind }, body })
}

/** Deletes a draft (`DELETE /api/msde/content/{kind}/versions/{id}`). */
export function removeVersion({ upstream }: Upstream, { kind, id }: ContentVersionInput) {
  return upstream.call(deleteContentVersion, { params: { kind, id } })
}

/** Publishes a draft (`POST /api/msde/content/{kind}/versions/{id}/publish`). */
export function publish({ upstream }: Upstream, { kind, id, applyToNotStarted }: PublishContentVersionInput) {
  return upstream.call(publishContentVersion, { params: { kind, id }, body: { applyToNotStarted } })
}

/**
 * Moves records in which no agency has begun onto a published version of their year and part (`POST
 * /api/msde/content/{kind}/versions/{id}/apply`).
 */
export function apply({ upstream }: Upstream, { kind, id }: ContentVersionInput) {
  return upstream.call(applyContentVersion, { params: { kind, id } })
}

/**
 * Writes a previewed file into its draft, wholly or not at all (`POST
 * /api/msde/content/{kind}/versions/{id}/import/{importId}/apply`).
 */
export function applyImport({ upstream }: Upstream, { kind, id, importId }: ApplyContentImportInput) {
  return upstream.call(applyContentImport, { params: { kind, id, importId } }, { bulk: true })
}

/** Adds a place to a draft, empty or as a copy of another (`POST /api/msde/content/{kind}/versions/{id}/nodes`). */
export function add({ upstream }: Upstream, { kind, id, parentId, copyOf }: AddContentNodeInput) {
  const body = { parentId: parentId ?? null, copyOf: copyOf ?? null }
  return upstream.call(addContentNode, { params: { kind, id }, body })
}

/** Saves the fields of a place in a draft (`PUT /api/msde/content/{kind}/versions/{id}/nodes/{contentId}`). */
export function save({ upstream }: Upstream, input: SaveContentNodeInput) {
  const { kind, id, contentId, version, fields } = input
  return upstream.call(saveContentNode, {
    params: { kind, id, contentId },
    body: { fields, version },
  })
}

/** Moves a place in a draft (`POST /api/msde/content/{kind}/versions/{id}/nodes/{contentId}/move`). */
export function move(
  { upstream }: Upstream,
  { kind, id, contentId, parentId, position }: MoveContentNodeInput,
) {
  return upstream.call(moveContentNode, {
    params: { kind, id, contentId },
    body: { parentId: parentId ?? null, position },
  })
}

/** Numbers the places of a draft by where they stand (`POST /api/msde/content/{kind}/versions/{id}/renumber`). */
export function renumber({ upstream }: Upstream, { kind, id, within = null, numbers }: RenumberContentInput) {
  return upstream.call(renumberContent, { params: { kind, id }, body: { within, numbers } })
}

/**
 * Retires a place of a draft, or takes that back (`POST /api/msde/content/{kind}/versions/{id}/nodes/{contentId}/retire`).
 */
export function retire({ upstream }: Upstream, { kind, id, contentId, retired }: RetireContentNodeInput) {
  return upstream.call(retireContentNode, { params: { kind, id, contentId }, body: { retired } })
}

/**
 * Deletes a place of a draft, with everything below it, that was never used (`DELETE
 * /api/msde/content/{kind}/versions/{id}/nodes/{contentId}`).
 */
export function removeNode({ upstream }: Upstream, { kind, id, contentId }: ContentNodeInput) {
  return upstream.call(deleteContentNode, { params: { kind, id, contentId } })
}

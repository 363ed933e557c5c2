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

export function readCitations({ upstream }: Upstream) {
  return upstream.call(listContentCitations, {})
}

export function readVersions({ upstream }: Upstream, kind: ContentKind) {
  return upstream.call(listContentVersions, { params: { kind } })
}

export function readVersion({ upstream }: Upstream, kind: ContentKind, id: number) {
  return upstream.call(getContentVersion, { params: { kind, id } })
}

export function readUpgrade({ upstream }: Upstream, kind: ContentKind, selfAssessmentId: number) {
  return upstream.call(checkContentChanges, { params: { kind, selfAssessmentId } })
}

export function readUpgrades({ upstream }: Upstream, kind: ContentKind, id: number) {
  return upstream.call(listContentUpgrades, { params: { kind, id } })
}

export function decide({ upstream }: Upstream, { kind, id, ...body }: DecideContentUpgradesInput) {
  return upstream.call(decideContentUpgrades, { params: { kind, id }, body }, { bulk: true })
}

export function create({ upstream }: Upstream, { kind, ...body }: CreateContentVersionInput) {
  return upstream.call(createContentVersion, { params: { kind }, body })
}

export function removeVersion({ upstream }: Upstream, { kind, id }: ContentVersionInput) {
  return upstream.call(deleteContentVersion, { params: { kind, id } })
}

export function publish({ upstream }: Upstream, { kind, id, applyToNotStarted }: PublishContentVersionInput) {
  return upstream.call(publishContentVersion, { params: { kind, id }, body: { applyToNotStarted } })
}

export function apply({ upstream }: Upstream, { kind, id }: ContentVersionInput) {
  return upstream.call(applyContentVersion, { params: { kind, id } })
}

export function applyImport({ upstream }: Upstream, { kind, id, importId }: ApplyContentImportInput) {
  return upstream.call(applyContentImport, { params: { kind, id, importId } }, { bulk: true })
}

export function add({ upstream }: Upstream, { kind, id, parentId, copyOf }: AddContentNodeInput) {
  const body = { parentId: parentId ?? null, copyOf: copyOf ?? null }
  return upstream.call(addContentNode, { params: { kind, id }, body })
}

export function save({ upstream }: Upstream, input: SaveContentNodeInput) {
  const { kind, id, contentId, version, fields } = input
  return upstream.call(saveContentNode, {
    params: { kind, id, contentId },
    body: { fields, version },
  })
}

export function move(
  { upstream }: Upstream,
  { kind, id, contentId, parentId, position }: MoveContentNodeInput,
) {
  return upstream.call(moveContentNode, {
    params: { kind, id, contentId },
    body: { parentId: parentId ?? null, position },
  })
}

export function renumber({ upstream }: Upstream, { kind, id, within = null, numbers }: RenumberContentInput) {
  return upstream.call(renumberContent, { params: { kind, id }, body: { within, numbers } })
}

export function retire({ upstream }: Upstream, { kind, id, contentId, retired }: RetireContentNodeInput) {
  return upstream.call(retireContentNode, { params: { kind, id, contentId }, body: { retired } })
}

export function removeNode({ upstream }: Upstream, { kind, id, contentId }: ContentNodeInput) {
  return upstream.call(deleteContentNode, { params: { kind, id, contentId } })
}

import type { AuditAction, ContentFields, ContentImport, ContentImportChange } from '@portal/domain'
import { type ContentCommand, contentTarget } from '../content-command.js'
import { writeAudits } from '../../audit-trail/audit-trail-store.js'
import type { VersionView } from '../content-read-model.js'
import type { StoredNode } from '../content-port.js'
import { stampOf, recordAct } from '../../../server/command.js'

/** Brings a draft to what a sheet says, with an entry in the change log of every place that it touches. */
export async function writeContentImport(
  command: ContentCommand,
  { version, nodes }: VersionView,
  fileName: string,
  { plan, changes }: ContentImport,
): Promise<void> {
  const { tx, actor, ctx, port } = command
  const step = stampOf(command)
  const stored = new Map(nodes.map((node) => [node.contentId, node]))
  for (const node of plan.added) await port.insertNode(tx, version.id, node, step)
  for (const { contentId, fields, active } of plan.changed)
    await port.updateNode(tx, { ...nodeOf(stored, contentId), fields, active }, step)
  // New places have their rows now, which others may stand below.
  const rows = new Map((await port.listNodes(tx, version.id)).map((node) => [node.contentId, node]))
  const moved = plan.places.filter(({ contentId, parentId, order }) => {
    const row = nodeOf(rows, contentId)
    return row.parentId !== parentId || row.order !== order
  })
  await port.placeNodes(
    tx,
    moved.map(({ contentId, parentId, order }) =>
      Object.assign(nodeOf(rows, contentId), {
        order,
        parentId,
        parentRowId: parentId === null ? null : nodeOf(rows, parentId).rowId,
      }),
    ),
  )
  await port.deleteNodes(
    tx,
    plan.deleted.map((contentId) => nodeOf(stored, contentId)),
  )
  const reason = `Import of ${fileName}`
  await writeAudits(
    tx,
    changes.map((change) => {
      const { contentId, ...entry } = logged(change, stored, rows)
      return { actor, ctx, ...contentTarget(command, version, contentId), ...entry, reason }
    }),
  )
  await recordAct(command, 'applyContentImport', {
    ...contentTarget(command, version),
    after: { file: fileName, changes: changes.length },
  })
}

const actions: Record<ContentImportChange['kind'], AuditAction> = {
  added: 'addContentNode',
  changed: 'saveContentNode',
  moved: 'moveContentNode',
  removed: 'deleteContentNode',
  retired: 'retireContentNode',
  restored: 'restoreContentNode',
}

/** What the change log says of one place, in the words of the editor's own acts. */
function logged(
  { kind, contentId, fields }: ContentImportChange,
  before: ReadonlyMap<string, StoredNode>,
  after: ReadonlyMap<string, StoredNode>,
): { action: AuditAction; contentId: string; before?: unknown; after?: unknown } {
  const [was, is] = [before.get(contentId), after.get(contentId)]
  const names = fields.map(({ field }) => field)
  const pick = (node: StoredNode | undefined) =>
    node && Object.fromEntries(names.map((name) => [name, node.fields[name]]))
  // A place that was used is still there: it was retired.
  const stays = kind === 'removed' && is?.active === false && was?.active === true
  switch (kind) {
    case 'added':
      return { action: actions.added, contentId, after: filled(is?.fields) }
    case 'changed':
      return { action: actions.changed, contentId, before: pick(was), after: pick(is) }
    case 'moved':
      return {
        action: actions.moved,
        contentId,
        before: { parent: was?.parentId, position: (was?.order ?? 0) + 1 },
        after: { parent: is?.parentId, position: (is?.order ?? 0) + 1 },
      }
    case 'removed':
      return stays
        ? { action: actions.retired, contentId, before: { retired: false }, after: { retired: true } }
        : { action: actions.removed, contentId, before: filled(was?.fields) }
    default:
      return {
        action: actions[kind],
        contentId,
        before: { retired: kind === 'restored' },
        after: { retired: kind === 'retired' },
      }
  }
}

/** Fields that say something. */
function filled(fields: ContentFields | undefined): Partial<ContentFields> {
  return Object.fromEntries(
    Object.entries(fields ?? {}).filter(([, value]) => value !== null && value !== ''),
  )
}

function nodeOf(nodes: ReadonlyMap<string, StoredNode>, contentId: string): StoredNode {
  const node = nodes.get(contentId)
  if (!node) throw new Error(`The version has no place ${contentId}.`)
  return node
}

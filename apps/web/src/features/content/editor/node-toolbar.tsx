import { chakra } from '@chakra-ui/react'
import {
  isContentRoot,
  isNumberedContent,
  contentBranch,
  contentChildKind,
  contentStep,
  type ContentKind,
} from '@portal/domain'
import { ArrowDown, ArrowUp, Copy, History, ListOrdered, Plus, RotateCcw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useViewer } from '../../../lib/session/viewer'
import { Button } from '../../../ui/action/button'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog'
import { IconButton } from '../../../ui/action/icon-button'
import { LinkButton } from '../../../ui/action/link'
import { contentMessages } from '../content-messages.generated'
import type { EditorNode } from '../content-nodes'
import { contentPaths } from '../content-paths'
import type { ContentVersionFieldsFragment } from '../content.generated'
import { RenumberDialog } from './renumber-dialog'
import type { NodeActs } from './use-node-acts'

const m = contentMessages.editor

interface NodeToolbarProps {
  kind: ContentKind
  version: ContentVersionFieldsFragment
  nodes: readonly EditorNode[]
  node: EditorNode | undefined
  acts: NodeActs
}

/** What can be done with the chosen place: add below, move, duplicate, retire or delete, read its change log. */
export function NodeToolbar({ kind, version, nodes, node, acts }: NodeToolbarProps) {
  const [confirming, setConfirming] = useState(false)
  const [renumbering, setRenumbering] = useState(false)
  const mayReadHistory = useViewer().permissions.includes('audit-trail.view')
  const editable = version.edit.allowed
  const isRoot = node !== undefined && isContentRoot(node.nodeKind)
  const below = contentChildKind(kind, node?.nodeKind ?? null)
  const beside = node && !isRoot ? contentChildKind(kind, parentKind(nodes, node)) : null
  const words = node ? contentMessages.kinds[node.nodeKind] : ''
  const canDelete =
    node?.remove.allowed && contentBranch(nodes, node.contentId).every((one) => one.remove.allowed)
  const others = node ? contentBranch(nodes, node.contentId).length - 1 : 0

  const confirm = async () => {
    if (node) await (canDelete ? acts.remove(node) : acts.retire(node, true))
    setConfirming(false)
  }
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="8px"
      role="group"
      aria-label={words || m.tree}
    >
      {editable && node && !isRoot && (
        <>
          <IconButton
            label={m.moveUp}
            icon={<ArrowUp aria-hidden />}
            aria-disabled={acts.busy || !contentStep(nodes, node.contentId, -1) || undefined}
            onClick={() => void acts.step(nodes, node, -1)}
          />
          <IconButton
            label={m.moveDown}
            icon={<ArrowDown aria-hidden />}
            aria-disabled={acts.busy || !contentStep(nodes, node.contentId, 1) || undefined}
            onClick={() => void acts.step(nodes, node, 1)}
          />
        </>
      )}
      {editable && below && (
        <Button
          icon={<Plus aria-hidden />}
          loading={acts.busy}
          onClick={() => void acts.add(node?.contentId ?? null)}
        >
          {m.add[below]}
        </Button>
      )}
      {editable && beside && beside !== below && (
        <Button
          icon={<Plus aria-hidden />}
          loading={acts.busy}
          onClick={() => void acts.add(node?.parentId ?? null)}
        >
          {m.add[beside]}
        </Button>
      )}
      {editable && node && !isRoot && (
        <>
          <Button icon={<Copy aria-hidden />} loading={acts.busy} onClick={() => void acts.duplicate(node)}>
            {m.duplicate}
          </Button>
          {node.active ? (
            <Button icon={<Trash2 aria-hidden />} onClick={() => setConfirming(true)}>
              {canDelete ? m.remove : m.retire}
            </Button>
          ) : (
            <Button
              icon={<RotateCcw aria-hidden />}
              loading={acts.busy}
              onClick={() => void acts.retire(node, false)}
            >
              {m.restore}
            </Button>
          )}
        </>
      )}
      {editable && node && isNumberedContent(kind) && (
        <Button icon={<ListOrdered aria-hidden />} onClick={() => setRenumbering(true)}>
          {m.renumber}
        </Button>
      )}
      {renumbering && node && (
        <RenumberDialog nodes={nodes} node={node} acts={acts} onClose={() => setRenumbering(false)} />
      )}
      {node && mayReadHistory && (
        <LinkButton
          to={contentPaths.history(kind, version.id, node.contentId)}
          icon={<History aria-hidden />}
        >
          {m.history}
        </LinkButton>
      )}
      {confirming && node && (
        <ConfirmDialog
          open
          danger
          title={
            canDelete
              ? m.removeTitle({ kind: words.toLowerCase() })
              : m.retireTitle({ kind: words.toLowerCase() })
          }
          body={
            canDelete
              ? m.removeBody
              : [node.remove.reason ?? m.retiredNote, others > 0 && m.below({ n: others })]
                  .filter(Boolean)
                  .join(' ')
          }
          confirmLabel={canDelete ? m.remove : m.retire}
          busy={acts.busy}
          onConfirm={() => void confirm()}
          onCancel={() => setConfirming(false)}
        />
      )}
    </chakra.div>
  )
}

function parentKind(nodes: readonly EditorNode[], node: EditorNode) {
  return nodes.find(({ contentId }) => contentId === node.parentId)?.nodeKind ?? null
}

import { chakra } from '@chakra-ui/react'
import { contentLabel, contentPlaces, isContentRoot, renumberedContent } from '@portal/domain'
import { Button } from '../../../ui/action/button'
import { Dialog } from '../../../ui/dialog/dialog'
import { contentMessages } from '../content-messages.generated'
import type { EditorNode } from '../content-nodes'
import { shortened } from '../problem-list'
import type { NodeActs } from './use-node-acts'

const m = contentMessages.editor

interface RenumberDialogProps {
  nodes: readonly EditorNode[]
  /** Where to number: an item stands for its siblings, the questionnaire for the whole draft. */
  node: EditorNode
  acts: NodeActs
  onClose: () => void
}

/** Old and new numbers before they are written. */
export function RenumberDialog({ nodes, node, acts, onClose }: RenumberDialogProps) {
  const start = contentPlaces[node.nodeKind].isLeaf
    ? nodes.find((one) => one.contentId === node.parentId)
    : node
  const within = start && !isContentRoot(start.nodeKind) ? start.contentId : null
  const changes = renumberedContent(nodes, within)
  const proceed = async () => {
    const numbers = changes.map(({ contentId, to }) => ({ contentId, number: to }))
    if (await acts.renumber(within, numbers)) onClose()
  }
  const words = (contentId: string) => {
    const place = nodes.find((one) => one.contentId === contentId)
    return place ? shortened(contentLabel({ fields: { ...place.fields, number: null } }), 70) : ''
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.renumberTitle}
      width="md"
      textOnly
      footer={
        <>
          <Button onClick={onClose}>{contentMessages.file.cancel}</Button>
          <Button
            variant="solid"
            loading={acts.busy}
            disabledReason={changes.length === 0 && m.renumberNone}
            onClick={() => void proceed()}
          >
            {m.renumberGo({ n: changes.length })}
          </Button>
        </>
      }
    >
      <chakra.p fontWeight="600">
        {start && within ? m.renumberWithin({ label: contentLabel(start) }) : m.renumberWhole}
      </chakra.p>
      <chakra.p color="fg.muted">{changes.length === 0 ? m.renumberNone : m.renumberRule}</chakra.p>
      <chakra.ul marginTop="10px" display="grid" gap="4px" listStyleType="none" fontSize="md">
        {changes.map(({ contentId, from, to }) => (
          <li key={contentId}>
            <b>{m.renumberFromTo({ from: from || m.noNumber, to })}</b> {words(contentId)}
          </li>
        ))}
      </chakra.ul>
    </Dialog>
  )
}

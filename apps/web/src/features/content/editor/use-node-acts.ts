import {
  contentChildren,
  contentLabel,
  contentStep,
  type ContentKind,
  type ContentPlace,
} from '@portal/domain'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { problemOf } from '../../../lib/problem'
import { toast } from '../../../ui/feedback/toast'
import { contentMessages as m } from '../content-messages.generated'
import { nodesOf, type EditorNode } from '../content-nodes'
import { contentPaths } from '../content-paths'
import { shortened } from '../problem-list'
import {
  useAddContentNodeMutation,
  useDeleteContentNodeMutation,
  useMoveContentNodeMutation,
  useRenumberContentMutation,
  useRetireContentNodeMutation,
  type ContentVersionFieldsFragment,
} from '../content.generated'

interface NodeActsOptions {
  kind: ContentKind
  id: number
  /** Saves what the form holds; false when that was not possible. */
  flush: () => Promise<boolean>
  /** Says what happened to those who do not see it. */
  onTold: (words: string) => void
}

export type NodeActs = ReturnType<typeof useNodeActs>

/** Acts on one place of a draft; each saves first what was typed, and tells of its refusal in a toast. */
export function useNodeActs({ kind, id, flush, onTold }: NodeActsOptions) {
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [addNode] = useAddContentNodeMutation()
  const [moveNode] = useMoveContentNodeMutation()
  const [renumber] = useRenumberContentMutation()
  const [retireNode] = useRetireContentNodeMutation()
  const [deleteNode] = useDeleteContentNodeMutation()

  async function run<P extends Payload>(act: () => Promise<P | null | undefined>): Promise<P | undefined> {
    if (busy) return undefined
    setBusy(true)
    try {
      if (!(await flush())) return undefined
      const payload = await act()
      if (payload && payload.errors.length === 0) return payload
      fail(payload?.errors.map(({ message }) => message).join(' ') ?? '')
    } catch (error) {
      fail(problemOf(error).message)
    } finally {
      setBusy(false)
    }
    return undefined
  }
  const go = (place?: string) => navigate(contentPaths.version(kind, id, place))

  const move = async (node: EditorNode, to: ContentPlace) => {
    const { contentId } = node
    const done = await run(
      async () =>
        (await moveNode({ variables: { input: { kind, id, contentId, ...to } } })).data?.moveContentNode,
    )
    if (!done?.version) return
    const siblings = contentChildren(nodesOf(done.version), to.parentId)
    const at = siblings.findIndex((one) => one.contentId === contentId)
    const parent = nodesOf(done.version).find((one) => one.contentId === to.parentId)
    const left = to.parentId !== node.parentId && parent
    const label = shortened(contentLabel(node), 60)
    onTold(
      left
        ? m.editor.movedIn({
            label,
            place: at + 1,
            of: siblings.length,
            parent: shortened(contentLabel(parent), 60),
          })
        : m.editor.moved({ label, place: at + 1, of: siblings.length }),
    )
  }

  return {
    busy,
    async add(parentId: string | null) {
      const done = await run(
        async () => (await addNode({ variables: { input: { kind, id, parentId } } })).data?.addContentNode,
      )
      if (done?.contentId) await go(done.contentId)
    },
    async duplicate({ contentId: copyOf }: EditorNode) {
      const done = await run(
        async () => (await addNode({ variables: { input: { kind, id, copyOf } } })).data?.addContentNode,
      )
      if (done?.contentId) await go(done.contentId)
    },
    move,
    async step(nodes: readonly EditorNode[], node: EditorNode, by: -1 | 1) {
      const to = contentStep(nodes, node.contentId, by)
      if (to) await move(node, to)
    },
    async renumber(within: string | null, numbers: { contentId: string; number: string }[]) {
      const done = await run(
        async () =>
          (await renumber({ variables: { input: { kind, id, within, numbers } } })).data?.renumberContent,
      )
      if (done) onTold(m.editor.renumbered({ n: numbers.length }))
      return done
    },
    async retire({ contentId }: EditorNode, retired: boolean) {
      return run(
        async () =>
          (await retireNode({ variables: { input: { kind, id, contentId, retired } } })).data
            ?.retireContentNode,
      )
    },
    async remove({ contentId, parentId }: EditorNode) {
      const done = await run(
        async () =>
          (await deleteNode({ variables: { input: { kind, id, contentId } } })).data?.deleteContentNode,
      )
      if (done) await go(parentId ?? undefined)
      return done
    },
  }
}

interface Payload {
  errors: readonly { message: string }[]
  version?: ContentVersionFieldsFragment | null
}

function fail(description: string) {
  toast({ status: 'error', title: m.failed, description, duration: 5000 })
}

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
  /** Saves the form; false when that failed. */
  flush: () => Promise<boolean>
  /** Announces to screen readers what happened. */
  onAnnounce: (words: string) => void
}

export type NodeActs = ReturnType<typeof useNodeActs>

/** Acts on one place of a draft: each saves the form first, and shows a refusal in a toast. */
export function useNodeActs({ kind, id, flush, onAnnounce }: NodeActsOptions) {
  const navigate = useNavigate()
  const [addNode] = useAddContentNodeMutation()
  const [moveNode] = useMoveContentNodeMutation()
  const [renumber] = useRenumberContentMutation()
  const [retireNode] = useRetireContentNodeMutation()
  const [deleteNode] = useDeleteContentNodeMutation()

  const { busy, run } = useOneAtATime(flush)
  const go = (place?: string) => navigate(contentPaths.version(kind, id, place))

  const add = async (place: { parentId: string | null } | { copyOf: string }) => {
    const done = await run(
      async () => (await addNode({ variables: { input: { kind, id, ...place } } })).data?.addContentNode,
    )
    if (done?.contentId) await go(done.contentId)
  }
  const move = async (node: EditorNode, to: ContentPlace) => {
    const { contentId } = node
    const done = await run(
      async () =>
        (await moveNode({ variables: { input: { kind, id, contentId, ...to } } })).data?.moveContentNode,
    )
    if (!done?.version) return
    onAnnounce(movedInWords(nodesOf(done.version), node, to))
  }

  return {
    busy,
    add: (parentId: string | null) => add({ parentId }),
    duplicate: ({ contentId }: EditorNode) => add({ copyOf: contentId }),
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
      if (done) onAnnounce(m.editor.renumbered({ n: numbers.length }))
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

/** Where a place stands now, for a screen reader: its position, and the place around it if that changed. */
function movedInWords(nodes: readonly EditorNode[], node: EditorNode, to: ContentPlace): string {
  const siblings = contentChildren(nodes, to.parentId)
  const position = {
    label: shortened(contentLabel(node), 60),
    place: siblings.findIndex((one) => one.contentId === node.contentId) + 1,
    of: siblings.length,
  }
  const parent =
    to.parentId === node.parentId ? undefined : nodes.find((one) => one.contentId === to.parentId)
  return parent
    ? m.editor.movedIn({ ...position, parent: shortened(contentLabel(parent), 60) })
    : m.editor.moved(position)
}

/** Runs one act at a time, after the form is saved; undefined when the act was refused or another one runs. */
function useOneAtATime(flush: NodeActsOptions['flush']) {
  const [busy, setBusy] = useState(false)
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
  return { busy, run }
}

interface Payload {
  errors: readonly { message: string }[]
  version?: ContentVersionFieldsFragment | null
}

function fail(description: string) {
  toast({ status: 'error', title: m.failed, description, duration: 5000 })
}

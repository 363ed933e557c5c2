import { useState } from 'react'
import type { PayloadError } from '../../lib/saving/form-errors'
import { problemOf } from '../../lib/problem'
import { toast } from '../../ui/feedback/toast'
import { helpMessages } from './help-messages.generated'
import {
  useDeleteTrainingItemMutation,
  useOrderTrainingItemsMutation,
  usePublishTrainingItemMutation,
  useRestoreTrainingItemMutation,
  type TrainingItemFieldsFragment as Item,
} from './help.generated'
import type { TrainingActs } from './training-card'

const words = helpMessages.editor

interface Options {
  items: readonly Item[]
  orderReason: string | null
  onEdit: (item: Item) => void
  reload: () => void
}

interface Acts extends TrainingActs {
  /** What a move did, for a screen reader. */
  said: string
  deleting: Item | undefined
  confirmDelete: () => void
  cancelDelete: () => void
}

/**
 * What editors do with the items of the list. After a refusal the list is loaded again: another person was faster.
 */
export function useTrainingActs({ items, orderReason, onEdit, reload }: Options): Acts {
  const [publish] = usePublishTrainingItemMutation()
  const [remove] = useDeleteTrainingItemMutation()
  const [restore] = useRestoreTrainingItemMutation()
  const [order] = useOrderTrainingItemsMutation()
  const [deleting, setDeleting] = useState<Item>()
  const [said, setSaid] = useState('')
  const { busy, run } = useRun(() => {
    setDeleting(undefined)
    reload()
  })
  const put = (ids: number[], moved: Item) => {
    setSaid(words.moved({ title: moved.title, place: ids.indexOf(moved.id) + 1, of: ids.length }))
    return run(async () => (await order({ variables: { ids } })).data?.orderTrainingItems.errors, '')
  }
  return {
    busy,
    said,
    orderReason,
    onEdit,
    onPublish: ({ id, published, version }) =>
      void run(
        async () =>
          (await publish({ variables: { id, published: !published, version } })).data?.publishTrainingItem
            .errors,
        published ? words.withdrawn : words.published,
      ),
    onDelete: setDeleting,
    deleting,
    cancelDelete: () => setDeleting(undefined),
    confirmDelete: () => {
      if (!deleting) return
      const { id, version } = deleting
      void run(
        async () => (await remove({ variables: { id, version } })).data?.deleteTrainingItem.errors,
        words.deletedDone,
      )
    },
    onRestore: ({ id, version }) =>
      void run(
        async () => (await restore({ variables: { id, version } })).data?.restoreTrainingItem.errors,
        words.restored,
      ),
    onMove: (item, by) => void put(moved(items, item.id, by), item),
    onDropAt: (dragged, at) => {
      const item = items.find(({ id }) => id === dragged)
      if (item && dragged !== at) void put(droppedAt(items, dragged, at), item)
    },
  }
}

/** Makes one change at a time and shows its outcome; `onEnd` follows in both cases. */
function useRun(onEnd: () => void) {
  const [busy, setBusy] = useState(false)
  async function run(act: () => Promise<readonly PayloadError[] | undefined>, done: string): Promise<void> {
    setBusy(true)
    try {
      const errors = (await act()) ?? []
      if (errors.length > 0)
        toast({
          status: 'error',
          title: words.failed,
          description: errors.map(({ message }) => message).join(' '),
          duration: 8000,
        })
      else if (done) toast({ status: 'success', title: done, duration: 5000 })
    } catch (error) {
      toast({ status: 'error', title: words.failed, description: problemOf(error).message, duration: 8000 })
    } finally {
      setBusy(false)
      onEnd()
    }
  }
  return { busy, run }
}

/** The ids in their new order, one of them moved by so many places. */
function moved(items: readonly Item[], id: number, by: number): number[] {
  const ids = items.map((item) => item.id)
  const from = ids.indexOf(id)
  ids.splice(from, 1)
  ids.splice(from + by, 0, id)
  return ids
}

/** The ids in their new order, one of them in the place of another. */
function droppedAt(items: readonly Item[], dragged: number, at: number): number[] {
  const all = items.map(({ id }) => id)
  const ids = all.filter((id) => id !== dragged)
  const down = all.indexOf(dragged) < all.indexOf(at)
  ids.splice(ids.indexOf(at) + (down ? 1 : 0), 0, dragged)
  return ids
}

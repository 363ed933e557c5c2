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

/** What editors do with the items of the list. After a refusal the list is read again: somebody else was faster. */
export function useTrainingActs({ items, orderReason, onEdit, reload }: Options): Acts {
  const [publish] = usePublishTrainingItemMutation()
  const [remove] = useDeleteTrainingItemMutation()
  const [restore] = useRestoreTrainingItemMutation()
  const [order] = useOrderTrainingItemsMutation()
  const [deleting, setDeleting] = useState<Item>()
  const [busy, setBusy] = useState(false)
  const [said, setSaid] = useState('')

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
      setDeleting(undefined)
      reload()
    }
  }
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
    onMove: (item, by) => {
      const ids = items.map(({ id }) => id)
      const from = ids.indexOf(item.id)
      ids.splice(from, 1)
      ids.splice(from + by, 0, item.id)
      void put(ids, item)
    },
    onDropAt: (dragged, at) => {
      const moved = items.find(({ id }) => id === dragged)
      if (!moved || dragged === at) return
      const all = items.map(({ id }) => id)
      const ids = all.filter((id) => id !== dragged)
      const down = all.indexOf(dragged) < all.indexOf(at)
      ids.splice(ids.indexOf(at) + (down ? 1 : 0), 0, dragged)
      void put(ids, moved)
    },
  }
}

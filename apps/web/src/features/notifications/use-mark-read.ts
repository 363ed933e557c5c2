import { useCallback } from 'react'
import { problemOf } from '../../lib/problem'
import { toast } from '../../ui/toast'
import { notificationsMessages as m } from './notifications-messages'
import { useMarkNoticesReadMutation, type NoticeFieldsFragment } from './notifications.generated'
import { useKnownUnread } from './use-unread-notices'

/** Marks notices as read, one or all up to the newest that was shown, in the bell and in the lists. */
export function useMarkRead(): {
  markOne: (notice: Pick<NoticeFieldsFragment, 'id' | 'readOn'>) => Promise<void>
  markUpTo: (newestId: number) => Promise<void>
} {
  const [markRead] = useMarkNoticesReadMutation()
  const known = useKnownUnread()
  const mark = useCallback(
    async (input: { ids: number[]; upToId: number | null }, isMarked: (id: number) => boolean) => {
      try {
        const { data } = await markRead({
          variables: { input },
          update(cache, { data: done }) {
            if (done?.markNoticesRead.unread === null) return
            for (const ref of Object.keys(cache.extract() as object)) {
              const id = /^Notice:(\d+)$/.exec(ref)?.[1]
              if (id === undefined || !isMarked(Number(id))) continue
              cache.modify<NoticeFieldsFragment>({
                id: ref,
                fields: { readOn: (readOn) => readOn ?? new Date().toISOString() },
              })
            }
          },
        })
        const { unread = null, errors = [] } = data?.markNoticesRead ?? {}
        if (unread !== null) known(unread)
        else if (errors[0]) throw new Error(errors[0].message)
      } catch (error) {
        toast({ title: m.failed, description: problemOf(error).message, status: 'error', duration: 5000 })
      }
    },
    [markRead, known],
  )
  const markOne = useCallback(
    async ({ id, readOn }: Pick<NoticeFieldsFragment, 'id' | 'readOn'>) => {
      if (readOn === null) await mark({ ids: [Number(id)], upToId: null }, (one) => one === Number(id))
    },
    [mark],
  )
  const markUpTo = useCallback(
    (newestId: number) => mark({ ids: [], upToId: newestId }, (one) => one <= newestId),
    [mark],
  )
  return { markOne, markUpTo }
}

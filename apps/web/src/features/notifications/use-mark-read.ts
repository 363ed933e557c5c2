import type { ApolloCache } from '@apollo/client'
import { useCallback } from 'react'
import type { MarkNoticesReadInput } from '../../lib/graphql-types.generated'
import { problemOf } from '../../lib/problem'
import { toast } from '../../ui/feedback/toast'
import { notificationsMessages as m } from './notifications-messages.generated'
import {
  NoticeFieldsFragmentDoc,
  useMarkNoticesReadMutation,
  type NoticeFieldsFragment,
  type NoticeTogetherFieldsFragment,
} from './notifications.generated'
import { useKnownUnread } from './use-unread-notices'

type One = Pick<NoticeFieldsFragment, 'id' | 'kind' | 'path' | 'readOn'>
type Together = Omit<One, 'readOn'> & Pick<NoticeTogetherFieldsFragment, 'alikeUnread'>
type Shown = Pick<NoticeFieldsFragment, 'id' | 'kind' | 'path'>

/** Which notices of the cache are read by an act, and how many unread ones of their record each then has less. */
interface Marks {
  read: (shown: Shown) => boolean
  unread: (shown: Shown) => number
}

/** Marks notices as read in the bell and in the lists: one, what happened to one record, or all up to the newest shown. */
export function useMarkRead(): {
  markOne: (notice: One) => Promise<void>
  markAlike: (notice: Together) => Promise<void>
  markUpTo: (newestId: number) => Promise<void>
} {
  const [markRead] = useMarkNoticesReadMutation()
  const known = useKnownUnread()
  const mark = useCallback(
    async (input: MarkNoticesReadInput, marks: Marks) => {
      try {
        const { data } = await markRead({
          variables: { input },
          update(cache, { data: done }) {
            if (done?.markNoticesRead.unread !== null) markIn(cache, marks)
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
    async (notice: One) => {
      if (notice.readOn !== null) return
      await mark(
        { ids: [Number(notice.id)], upToId: null, alike: false },
        { read: ({ id }) => id === notice.id, unread: (shown) => (isAlike(shown, notice) ? 1 : 0) },
      )
    },
    [mark],
  )
  const markAlike = useCallback(
    async (notice: Together) => {
      if (notice.alikeUnread === 0) return
      const read = (shown: Shown) => isAlike(shown, notice) && Number(shown.id) <= Number(notice.id)
      await mark(
        { ids: [Number(notice.id)], upToId: null, alike: true },
        { read, unread: (shown) => (read(shown) ? Infinity : 0) },
      )
    },
    [mark],
  )
  const markUpTo = useCallback(
    async (newestId: number) => {
      const read = ({ id }: Shown) => Number(id) <= newestId
      await mark(
        { ids: [], upToId: newestId, alike: false },
        { read, unread: (shown) => (read(shown) ? Infinity : 0) },
      )
    },
    [mark],
  )
  return { markOne, markAlike, markUpTo }
}

function isAlike(one: Shown, other: Shown): boolean {
  return one.kind === other.kind && one.path === other.path
}

/** Marks the notices that the cache holds, wherever they are shown. */
function markIn(cache: ApolloCache, marks: Marks): void {
  for (const id of Object.keys(cache.extract() as object).filter((ref) => ref.startsWith('Notice:'))) {
    const shown = cache.readFragment<NoticeFieldsFragment>({
      id,
      fragment: NoticeFieldsFragmentDoc,
    })
    if (!shown) continue
    cache.modify<NoticeTogetherFieldsFragment>({
      id,
      fields: {
        readOn: (readOn) => readOn ?? (marks.read(shown) ? new Date().toISOString() : null),
        alikeUnread: (unread) => Math.max(0, unread - marks.unread(shown)),
      },
    })
  }
}

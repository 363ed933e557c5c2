import { useCallback, useState } from 'react'
import { problemOf } from '../../../lib/problem'
import { toast } from '../../../ui/feedback/toast'
import { accountsMessages } from '../accounts-messages.generated'
import type { UserRowFieldsFragment as Row } from '../accounts.generated'
import type { useUserList } from './use-user-list'

/** Users chosen in the list, those out of sight too. */
export function useUserSelection({ latest, everyRow }: ReturnType<typeof useUserList>) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [loading, setLoading] = useState(false)
  const total = latest?.total ?? 0

  const toggle = useCallback((row: Row) => {
    setSelected((known) => {
      const next = new Set(known)
      if (!next.delete(row.id)) next.add(row.id)
      return next
    })
  }, [])
  const clear = useCallback(() => setSelected(new Set()), [])
  const toggleAll = useCallback(
    (on: boolean) => {
      if (!on) return setSelected(new Set())
      setLoading(true)
      everyRow(total)
        .then((rows) => setSelected(new Set(rows.map(({ id }) => id))))
        .catch((error: unknown) => {
          const { message } = problemOf(error)
          toast({
            title: accountsMessages.list.actFailed,
            description: message,
            status: 'error',
            duration: 5000,
          })
        })
        .finally(() => setLoading(false))
    },
    [everyRow, total],
  )
  return { selected, loading, toggle, toggleAll, clear }
}

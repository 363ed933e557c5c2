import { chakra } from '@chakra-ui/react'
import { RefreshCw } from 'lucide-react'
import { useId, useState } from 'react'
import { wordOf } from '../../lib/format'
import { problemOf } from '../../lib/problem'
import { useViewer } from '../../lib/session/viewer'
import { Button } from '../../ui/action/button'
import { StatusChip } from '../../ui/feedback/status-chip'
import { toast } from '../../ui/feedback/toast'
import { recheckMessages as m } from './recheck-messages.generated'
import { useAnswering } from './answering-scope'

/** An answer whose question an upgrade changed; null once it is confirmed. */
export interface RecheckedItem {
  version: number
  recheck: readonly { field: string; before: string; after: string }[] | null
  answeredBy: { id: string } | null
}

interface Confirmed {
  errors: readonly { message: string }[]
  item: RecheckedItem | null
}

export type ConfirmRecheck = (version: number) => Promise<Confirmed | undefined>

interface RecheckMarkProps {
  item: RecheckedItem
  /** Confirms the answer; null for people who may only read. */
  confirm: ConfirmRecheck | null
}

/** "Re-check": what an upgrade changed in the question, until the agency confirms its answer. */
export function RecheckMark({ item, confirm }: RecheckMarkProps) {
  const viewer = useViewer()
  const id = useId()
  const [busy, setBusy] = useState(false)
  const { saveAll, refresh } = useAnswering()
  if (!item.recheck) return null

  const onConfirm = async (run: ConfirmRecheck) => {
    setBusy(true)
    try {
      if (!(await saveAll())) return
      let payload = await run(item.version)
      // Unsaved text was saved first, so the stored version is newer than the one on the screen.
      const now = payload?.errors.length ? payload.item : null
      if (now?.recheck && now.answeredBy?.id === viewer.id) payload = await run(now.version)
      const errors = payload?.errors ?? []
      if (errors.length === 0)
        toast({ status: 'success', title: m.mark, description: m.done, duration: 5000 })
      else fail(errors.map(({ message }) => message).join(' '))
      refresh()
    } catch (error) {
      fail(problemOf(error).message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <chakra.div
      role="group"
      aria-labelledby={`${id}-mark`}
      marginTop="12px"
      padding="10px 12px"
      bg="bg.subtle"
      borderInlineStart="3px solid {colors.dueSoon.icon}"
      fontSize="md"
    >
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="6px 12px">
        <span id={`${id}-mark`}>
          <StatusChip palette="dueSoon" icon={RefreshCw}>
            {m.mark}
          </StatusChip>
        </span>
        {confirm && (
          <Button
            size="sm"
            loading={busy}
            aria-describedby={`${id}-why`}
            onClick={() => void onConfirm(confirm)}
          >
            {m.confirm}
          </Button>
        )}
      </chakra.div>
      <chakra.p id={`${id}-why`} marginTop="6px">
        {item.recheck.length > 0 ? m.why : m.droppedRating}
      </chakra.p>
      <chakra.dl marginTop="6px" display="grid" gap="6px" aria-label={m.changed}>
        {item.recheck.map(({ field, before, after }) => (
          <div key={field}>
            <chakra.dt textStyle="label">{wordOf(m.fields, field)}</chakra.dt>
            <chakra.dd margin="0" overflowWrap="anywhere">
              <chakra.span color="fg.muted">{`${m.before}: `}</chakra.span>
              <del>{before || m.nothing}</del>
            </chakra.dd>
            <chakra.dd margin="0" overflowWrap="anywhere">
              <chakra.span color="fg.muted">{`${m.after}: `}</chakra.span>
              {after || m.nothing}
            </chakra.dd>
          </div>
        ))}
      </chakra.dl>
    </chakra.div>
  )
}

function fail(description: string) {
  toast({ status: 'error', title: m.failed, description, duration: 5000 })
}

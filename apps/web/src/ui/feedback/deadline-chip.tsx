import { calendarDay, deadlineState, type DeadlineKind } from '@portal/domain'
import { CalendarClock, Check, CircleAlert, Clock, ClockAlert, type LucideIcon } from 'lucide-react'
import { formatDate } from '../../lib/format'
import { StatusChip, type ChipPalette } from './status-chip'
import { chipsMessages } from './chips-messages.generated'

const m = chipsMessages.due

const looks: Record<DeadlineKind, { palette: ChipPalette; icon: LucideIcon }> = {
  far: { palette: 'neutral', icon: Clock },
  dueSoon: { palette: 'dueSoon', icon: ClockAlert },
  dueWeek: { palette: 'dueWeek', icon: CalendarClock },
  overdue: { palette: 'overdue', icon: CircleAlert },
  done: { palette: 'done', icon: Check },
}

export interface DeadlineChipProps {
  /** Due date, YYYY-MM-DD. */
  dueOn: string
  /** Day it was done, YYYY-MM-DD or an instant. */
  doneOn?: string | null
  /** How the due date came about, in words. */
  rule: string | null | undefined
  now?: Date
  /** The days alone, as '20 late', where the column says what they are; the rest is in the title. */
  short?: boolean
}

/** A due date as days left or late, in colour, icon and words. */
export function DeadlineChip({ dueOn, doneOn, rule, now = new Date(), short = false }: DeadlineChipProps) {
  const state = deadlineState(dueOn, calendarDay(now), doneOn)
  const wordsOf = () => {
    if (state.kind === 'done' && doneOn) return m.done({ day: formatDate(doneOn) })
    return short && state.days !== null ? shortText(state.days) : state.text
  }
  const day = formatDate(dueOn)
  return (
    <StatusChip {...looks[state.kind]} title={rule ? m.dueBy({ day, rule }) : m.due({ day })}>
      {wordsOf()}
    </StatusChip>
  )
}

function shortText(days: number): string {
  return days < 0 ? m.late({ n: -days }) : m.left({ n: days })
}

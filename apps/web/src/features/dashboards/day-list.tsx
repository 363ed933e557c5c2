import { chakra } from '@chakra-ui/react'
import { auditProngPath } from '@portal/domain'
import {
  CalendarDays,
  ClipboardCheck,
  FileText,
  Flag,
  ListChecks,
  PenLine,
  Reply,
  type LucideIcon,
} from 'lucide-react'
import { Link } from 'react-router-dom'
import { formatDate } from '../../lib/format'
import { StatusChip } from '../../ui/feedback/status-chip'
import { dashboardsMessages } from './dashboards-messages.generated'
import type { DashboardDayFieldsFragment } from './dashboards.generated'

const m = dashboardsMessages.days

type Kind = keyof typeof m.kinds
const icons: Record<Kind, LucideIcon> = {
  selfAssessment: ClipboardCheck,
  response: Reply,
  audit: ListChecks,
  correction: PenLine,
  finding: Flag,
  report: FileText,
  event: CalendarDays,
}
const isKind = (kind: string): kind is Kind => kind in m.kinds

const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone: 'UTC' })

function linkOf({ kind, id, recordKind }: DashboardDayFieldsFragment): string | null {
  if (kind === 'finding') return `/compliance/findings/${id}`
  if (kind === 'audit') return auditProngPath(recordKind ?? '', id)
  if (kind === 'correction') return `${auditProngPath(recordKind ?? '', id)}/corrections`
  if (kind === 'report') return `/compliance/reports/${id}`
  return kind === 'event' ? null : `/user/dashboard/self-assessment/${id}`
}

interface DayListProps {
  days: readonly DashboardDayFieldsFragment[]
  /** Most days of the list that are shown; below them stands how many more there are. */
  most: number
  none: string
  /** Names the agency of each; for pages about several. */
  showsAgency: boolean
}

/** Deadlines and events by day, each with what it is and a link. */
export function DayList({ days, most, none, showsAgency }: DayListProps) {
  if (days.length === 0)
    return (
      <chakra.p padding="14px" color="fg.muted">
        {none}
      </chakra.p>
    )
  return (
    <>
      <ul>
        {days.slice(0, most).map((day) => {
          const to = linkOf(day)
          return (
            <chakra.li
              key={`${day.kind}-${day.id}-${day.name}`}
              display="grid"
              gridTemplateColumns="76px minmax(0, 1fr)"
              gap="4px 12px"
              padding="9px 14px"
              borderTop="1px solid {colors.border.subtle}"
              _first={{ borderTop: '0' }}
            >
              <chakra.span textStyle="hint" color="fg.muted" fontVariantNumeric="tabular-nums">
                {weekday.format(new Date(`${day.on}T00:00:00Z`))} {formatDate(day.on).replace(/, \d{4}$/, '')}
              </chakra.span>
              <chakra.div minWidth="0">
                <chakra.p overflowWrap="anywhere" textStyle="bodySmall">
                  {to ? <Link to={to}>{day.name}</Link> : day.name}
                  {showsAgency && <chakra.span color="fg.muted">{`, ${day.lea}`}</chakra.span>}
                  {day.part && <chakra.span color="fg.muted">{`, ${day.part}`}</chakra.span>}
                </chakra.p>
                {isKind(day.kind) && (
                  <StatusChip palette={day.kind === 'event' ? 'info' : 'neutral'} icon={icons[day.kind]}>
                    {m.kinds[day.kind]}
                  </StatusChip>
                )}
                {day.until && day.until > day.on && (
                  <chakra.span textStyle="hint" color="fg.subtle" marginStart="8px">
                    {m.until({ day: formatDate(day.until) })}
                  </chakra.span>
                )}
              </chakra.div>
            </chakra.li>
          )
        })}
      </ul>
      {days.length > most && (
        <chakra.p padding="9px 14px" textStyle="hint" color="fg.subtle">
          {m.more({ n: days.length - most })}
        </chakra.p>
      )}
    </>
  )
}

import { chakra } from '@chakra-ui/react'
import { Link } from 'react-router-dom'
import { formatDateTime } from '../../lib/format'
import type { DashboardActivityFieldsFragment } from './dashboards.generated'
import { stateDashboardMessages } from './state-dashboard-messages'

interface ActivityListProps {
  rows: readonly DashboardActivityFieldsFragment[]
  /** A use case in words, from the room that records them. */
  inWords: (action: string) => string
  showsAgency: boolean
}

function linkOf({ targetType, targetId }: DashboardActivityFieldsFragment): string | null {
  if (targetType === 'finding') return `/compliance/findings/${targetId}`
  return targetType === 'selfAssessment' ? `/user/dashboard/self-assessment/${targetId}` : null
}

/** What happened, newest first: what, where, who and when. */
export function ActivityList({ rows, inWords, showsAgency }: ActivityListProps) {
  return (
    <ul>
      {rows.map((row) => {
        const to = linkOf(row)
        const what = inWords(row.action)
        return (
          <chakra.li
            key={row.seq}
            padding="8px 14px"
            borderTop="1px solid {colors.border.subtle}"
            _first={{ borderTop: '0' }}
          >
            <p>
              {to ? <Link to={to}>{what}</Link> : what}
              {showsAgency && <chakra.span color="fg.muted">{`, ${row.lea}`}</chakra.span>}
            </p>
            <chakra.p textStyle="hint" color="fg.subtle">
              {row.by ?? stateDashboardMessages.feed.portal}, {formatDateTime(row.at)}
            </chakra.p>
          </chakra.li>
        )
      })}
    </ul>
  )
}

import { chakra } from '@chakra-ui/react'
import { auditProngPath, auditRecordPath } from '@portal/domain'
import { Link } from 'react-router-dom'
import { formatDateTime } from '../../lib/format'
import { Disclosure } from '../../ui/layout/disclosure'
import type { DashboardActivityFieldsFragment } from './dashboards.generated'
import { stateDashboardMessages } from './state/state-dashboard-messages.generated'

interface ActivityListProps {
  rows: readonly DashboardActivityFieldsFragment[]
  /** A use case in words, from the feature that records them. */
  inWords: (action: string) => string
  showsAgency: boolean
}

/** Where the record of an act is seen; null where it has no page of its own. */
export function linkOf({
  targetType,
  targetId,
  recordKind,
  placeId,
}: Pick<DashboardActivityFieldsFragment, 'targetType' | 'targetId' | 'recordKind' | 'placeId'>):
  | string
  | null {
  if (targetType === 'finding') return `/compliance/findings/${targetId}`
  if (recordKind && placeId)
    return targetType === 'auditRecord'
      ? auditRecordPath(recordKind, placeId, targetId)
      : auditProngPath(recordKind, placeId)
  return targetType === 'selfAssessment' ? `/user/dashboard/self-assessment/${targetId}` : null
}

/** What happened, newest first: what, where, who and when. Several acts of a kind on one record open to the single ones. */
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
            <ByAndWhen {...row} />
            {row.counted && (
              <Disclosure label={row.counted} of={what}>
                <ul>
                  {row.single.map((act) => (
                    <li key={act.seq}>
                      <ByAndWhen {...act} />
                    </li>
                  ))}
                </ul>
                {row.count > row.single.length && (
                  <chakra.p textStyle="hint" color="fg.muted">
                    {stateDashboardMessages.feed.earlier({ count: row.count - row.single.length })}
                  </chakra.p>
                )}
              </Disclosure>
            )}
          </chakra.li>
        )
      })}
    </ul>
  )
}

function ByAndWhen({ by, at }: { by?: string | null; at: string }) {
  return (
    <chakra.p textStyle="hint" color="fg.subtle">
      {by ?? stateDashboardMessages.feed.portal}, {formatDateTime(at)}
    </chakra.p>
  )
}

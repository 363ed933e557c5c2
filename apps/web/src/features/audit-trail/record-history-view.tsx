import type { ReactNode } from 'react'
import { useViewer } from '../../lib/session/viewer'
import { PageHeader, type Crumb } from '../../ui/layout/page-header'
import { ForbiddenState } from '../../ui/feedback/states'
import { auditTrailMessages } from './audit-trail-messages.generated'
import { useRecordHistoryQuery } from './audit-trail.generated'
import { FilteredHistory } from './filtered-history'
import { historyPageSize, HistoryPanel } from './history-panel'

const m = auditTrailMessages.history

interface RecordHistoryViewProps {
  targetType: string
  targetId: string
  /** Title of the record until its name is loaded, and where it has none. */
  what: string
  /** Link to the record. */
  breadcrumb: readonly Crumb[]
  /** Tabs of the record, where it has more than this one. */
  tabs?: ReactNode
  /** Draws head and tabs around the history, in place of the head of this page. */
  frame?: (history: ReactNode) => ReactNode
  /** Kinds of records whose entries readers of the audit trail find in it; undefined for a history without filters. */
  kinds?: readonly string[]
  /** Others than those of the audit trail may read it too: the server decides what of it. */
  shared?: boolean
}

/** The History tab of a record of the administration: for those who may read the audit trail. */
export function RecordHistoryView(props: RecordHistoryViewProps) {
  const { targetType, targetId, what, breadcrumb, tabs, frame, kinds, shared = false } = props
  const seesAll = useViewer().permissions.includes('audit-trail.view')
  const mayRead = seesAll || shared
  // The request of the panel below: one response serves both.
  const { data } = useRecordHistoryQuery({
    variables: { targetType, targetId, page: 1, pageSize: historyPageSize },
    skip: !mayRead || frame !== undefined,
  })
  if (!mayRead) return <ForbiddenState page message={m.forState} />
  const record = { targetType, targetId }
  const history = kinds ? (
    <FilteredHistory {...record} kinds={seesAll ? kinds : []} />
  ) : (
    <HistoryPanel {...record} />
  )
  if (frame) return frame(history)
  const own = data?.recordHistory.rows.find((row) => row.targetType === targetType)
  return (
    <>
      <PageHeader
        title={m.of({ what: own?.targetName ?? what })}
        breadcrumb={[...breadcrumb, { label: m.title }]}
        facts={m.facts}
      />
      {tabs}
      {history}
    </>
  )
}

import { complianceYearName } from '@portal/domain'
import { useCallback, useMemo } from 'react'
import { useLastAnswer } from '../../../lib/lists/use-last-answer'
import { useViewer } from '../../../lib/session/viewer'
import { laterFacts } from '../../../ui/layout/page-header'
import { ListPage } from '../../../ui/list/list-page'
import { useListTools } from '../../../ui/list/use-list-tools'
import { useNarrowedList } from '../../../ui/list/use-narrowed-list'
import { reportsPaths } from '../reports-paths'
import { monitoringColumns } from './monitoring-columns'
import { monitoringFilterFields, shownAgencies, useMonitoringAddress } from './monitoring-filters'
import {
  useMonitoringHistoryQuery,
  type AgencyMonitoringFieldsFragment as Agency,
} from './monitoring.generated'
import { monitoringMessages as words } from './monitoring-messages.generated'

/** The states that this screen can be in. */
export const screenStates = [
  'loading',
  'list',
  'filtered to nothing',
  'of one agency',
  'empty',
  'forbidden',
  'error',
  'offline',
]

const none: readonly Agency[] = []

/** Which agency was monitored how in six years, and which was not (domain definition 6.1). */
export function Component() {
  const viewer = useViewer()
  const isState = !viewer.isLocalAdmin && !viewer.isLocalUser
  const address = useMonitoringAddress()
  const [{ filters }] = address
  const { data: current, error, refetch } = useMonitoringHistoryQuery({ fetchPolicy: 'cache-and-network' })
  const history = useLastAnswer(current, 'monitoringHistory')?.monitoringHistory
  const narrow = useCallback((rows: readonly Agency[]) => shownAgencies(rows, filters), [filters])
  const list = useNarrowedList({ rows: history?.agencies, error, refetch, address, narrow })
  const years = history?.years
  const columns = useMemo(() => monitoringColumns(years ?? []), [years])
  const [first, last] = [years?.[0], years?.at(-1)]
  const tools = useListTools({
    list: 'monitoring-history',
    title: words.title,
    name: ['reports', 'monitoring-history', last ?? ''],
    filters: [
      [words.search, filters.q],
      [words.partLabel, filters.part],
      [words.activityLabel, filters.activity],
      [words.showLabel, filters.show && words.gaps],
    ],
  })
  return (
    <ListPage
      header={{
        title: words.title,
        breadcrumb: [{ label: words.library, to: reportsPaths.list }, { label: words.title }],
        facts:
          first !== undefined && last !== undefined
            ? words.facts({ from: complianceYearName(first), to: complianceYearName(last) })
            : laterFacts,
      }}
      caption={words.caption}
      wide
      list={list}
      columns={columns}
      getRowId={({ leaId }) => String(leaId)}
      tools={tools}
      filters={{ label: words.filters, fields: monitoringFilterFields(history?.agencies ?? none, isState) }}
      empty={{ title: words.empty, body: words.emptyBody }}
      noMatch={{ title: words.noMatch, clear: words.clear }}
    />
  )
}

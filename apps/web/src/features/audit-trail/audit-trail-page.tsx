import { chakra } from '@chakra-ui/react'
import { targetInWords } from '@portal/domain'
import { lazy, Suspense, useCallback, useMemo, useState } from 'react'
import { administrationTabs } from '../../lib/administration-tabs'
import { ChipChoice } from '../../ui/list/filter-chips'
import { exportFromServer } from '../../ui/list/list-export'
import { failedChoices, listProblem } from '../../lib/lists/list-problem'
import { useChoices } from '../../lib/lists/use-choices'
import { useListColumns } from '../../ui/list/use-list-columns'
import { tellFailure } from '../../ui/feedback/tell-failure'
import { useListPage } from '../../lib/lists/use-last-answer'
import { useViewer } from '../../lib/session/viewer'
import { useLearnedYears, useYearFilter } from '../../lib/years/use-year-filter'
import { Button } from '../../ui/action/button'
import { Card } from '../../ui/layout/card'
import { ChoicesAlert } from '../../ui/feedback/choices-alert'
import { DataTable } from '../../ui/table/data-table'
import { PageHeader } from '../../ui/layout/page-header'
import { Pager } from '../../ui/list/pager'
import { ForbiddenState } from '../../ui/feedback/states'
import { TabLinks } from '../../ui/layout/tab-links'
import { UnknownYearNote } from '../../ui/feedback/unknown-year-note'
import { auditColumns, exportedColumns } from './audit-columns'
import { AuditFilterBar } from './audit-filter-bar'
import { auditVariables, exportedFilters, isFiltered, useAuditAddress } from './audit-filters'
import { auditTrailMessages as m } from './audit-trail-messages'
import { auditTrailExportPath } from './audit-trail-paths'
import {
  useAuditEventsQuery,
  type AuditChoicesFieldsFragment,
  type AuditEventFieldsFragment,
} from './audit-trail.generated'

const AuditDetails = lazy(() =>
  import('./audit-details').then((module) => ({ default: module.AuditDetails })),
)

/** The states that this screen can be in. */
export const screenStates = [
  'loading',
  'list',
  'details',
  'filtered to nothing',
  'empty',
  'error',
  'forbidden',
  'offline',
]

/** The record of what happened: a table with filters in the address, details at the side, a file. */
export function Component() {
  const viewer = useViewer()
  if (!viewer.permissions.includes('audit-trail.view')) return <ForbiddenState page message={m.noAccess} />
  return <AuditTrail tabs={administrationTabs(viewer)} />
}

function AuditTrail({ tabs }: { tabs: ReturnType<typeof administrationTabs> }) {
  const [given, change, clear] = useAuditAddress()
  const { address, unknown, learn } = useYearFilter(given)
  const { filters, page, pageSize, order } = address
  const variables = auditVariables(address)
  const { choices, withChoices, keep } = useChoices<AuditChoicesFieldsFragment>(variables)
  const {
    data: current,
    previousData,
    error,
    loading,
    refetch,
  } = useAuditEventsQuery({
    variables: { ...variables, withChoices },
    fetchPolicy: 'network-only',
    // The filters may lack their choices.
    errorPolicy: 'all',
  })
  keep(current?.choices ?? undefined)
  useLearnedYears(learn, choices?.years)
  const shown = (current ?? previousData)?.auditEvents
  const listed = useListPage(
    { current: current?.auditEvents, previous: previousData?.auditEvents, failed: error !== undefined },
    filters,
  )
  const rows = listed?.rows
  const [open, setOpen] = useState<AuditEventFieldsFragment | null>(null)
  const openEntry = useCallback((event: AuditEventFieldsFragment) => setOpen(event), [])
  const [hidden, onHidden] = useListColumns('audit-trail')
  const columns = useMemo(() => auditColumns(openEntry), [openEntry])
  const actorName = rows?.find(({ actor }) => actor?.id === filters.actorId)?.actor?.fullName
  const target = rows?.find(
    (row) => row.targetType === filters.targetType && row.targetId === filters.targetId,
  )

  return (
    <>
      <PageHeader
        title={m.title}
        breadcrumb={[
          { label: m.dashboard, to: '/' },
          { label: m.users, to: '/admin/users' },
          { label: m.title },
        ]}
        facts={m.facts}
      />
      <TabLinks label={m.tabs} tabs={tabs} />
      <UnknownYearNote year={null} unknown={unknown} />
      <Card
        title={m.caption}
        padded={false}
        {...(shown ? { note: shown.total.toLocaleString('en-US') } : {})}
        actions={
          <ChipChoice
            label={m.order}
            value={order}
            isSet={false}
            options={Object.entries(m.orders).map(([value, label]) => ({ value, label }))}
            onChange={(value) => change({ order: value })}
          />
        }
      >
        {failedChoices(error) && <ChoicesAlert />}
        <AuditFilterBar
          filters={filters}
          choices={choices}
          actorName={actorName}
          targetName={target && targetInWords(target)}
          onChange={change}
          onClear={clear}
        />
        <chakra.div aria-busy={loading || undefined} opacity={loading && shown ? 0.6 : 1}>
          <DataTable
            wide
            caption={m.caption}
            columns={columns}
            rows={rows}
            getRowId={({ seq }) => String(seq)}
            tools={{
              hidden,
              onHidden,
              onExport: (choice) =>
                tellFailure(() =>
                  exportFromServer(choice, auditTrailExportPath, {
                    ...exportedFilters(filters),
                    order,
                    columns: exportedColumns(hidden),
                  }),
                ),
            }}
            problem={listProblem(error)}
            onRetry={() => void refetch().catch(() => undefined)}
            empty={
              isFiltered(filters)
                ? {
                    title: m.noMatchTitle,
                    body: m.noMatchBody,
                    action: (
                      <Button size="sm" onClick={clear}>
                        {m.clear}
                      </Button>
                    ),
                  }
                : { title: m.emptyTitle }
            }
          />
        </chakra.div>
        <Pager label={m.caption} page={page} pageSize={pageSize} total={shown?.total} onChange={change} />
      </Card>
      <Suspense fallback={null}>
        {open && (
          <AuditDetails
            event={open}
            onClose={() => setOpen(null)}
            onOnlyPerson={() => {
              setOpen(null)
              change({ actorId: open.actor?.id ?? '' })
            }}
            onOnlyRecord={() => {
              setOpen(null)
              change({ targetType: open.targetType, targetId: open.targetId })
            }}
          />
        )}
      </Suspense>
    </>
  )
}

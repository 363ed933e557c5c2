import { targetInWords } from '@portal/domain'
import { lazy, useMemo, useState } from 'react'
import { administrationTabs } from '../../lib/administration-tabs'
import { useViewer } from '../../lib/session/viewer'
import { ForbiddenState } from '../../ui/feedback/states'
import { TabLinks } from '../../ui/layout/tab-links'
import { ChipChoice } from '../../ui/list/filter-chips'
import { namedOptions } from '../../ui/list/list-filters'
import { queryOf } from '../../ui/list/list-address'
import { ListPage } from '../../ui/list/list-page'
import { useServerList, useServerTools } from '../../ui/list/use-server-list'
import { alwaysExported, auditColumns, exportedAs } from './audit-columns'
import { auditVariables, useAuditAddress } from './audit-filters'
import { auditTrailMessages as m } from './audit-trail-messages.generated'
import { auditTrailExportPath } from './audit-trail-paths'
import {
  AuditEventsDocument,
  type AuditEventsQuery,
  type AuditEventFieldsFragment,
} from './audit-trail.generated'
import { useAuditFilterFields } from './use-audit-filter-fields'

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
  const kept = useAuditAddress()
  const [, change] = kept
  const { list, address, choices } = useServerList({
    address: kept,
    query: AuditEventsDocument,
    variables: (query, withChoices) => ({ ...auditVariables(query), withChoices }),
    page: ({ auditEvents }: AuditEventsQuery) => auditEvents,
    choices: (data) => data.choices,
  })
  const { filters, order } = address
  const { rows } = list
  const [open, setOpen] = useState<AuditEventFieldsFragment | null>(null)
  const columns = useMemo(() => auditColumns(setOpen), [])
  const tools = useServerTools({
    list: 'audit-trail',
    path: auditTrailExportPath,
    shown: { ...queryOf(filters), order },
    exportedAs,
    alwaysExported,
  })
  const target = rows?.find(
    (row) => row.targetType === filters.targetType && row.targetId === filters.targetId,
  )
  const fields = useAuditFilterFields({
    filters,
    choices,
    actorName: rows?.find(({ actor }) => actor?.id === filters.actorId)?.actor?.fullName,
    targetName: target && targetInWords(target),
    onChange: change,
  })
  const only = (next: Partial<typeof filters>) => {
    setOpen(null)
    change(next)
  }
  return (
    <ListPage
      header={{
        title: m.title,
        breadcrumb: [
          { label: m.dashboard, to: '/' },
          { label: m.users, to: '/admin/users' },
          { label: m.title },
        ],
        facts: m.facts,
      }}
      above={<TabLinks label={m.tabs} tabs={tabs} />}
      caption={m.caption}
      actions={
        <ChipChoice
          label={m.order}
          value={order}
          isSet={false}
          options={namedOptions(m.orders)}
          onChange={(value) => change({ order: value })}
        />
      }
      wide
      list={list}
      columns={columns}
      getRowId={({ seq }) => String(seq)}
      tools={tools}
      filters={{ label: m.filters, fields }}
      empty={{ title: m.emptyTitle }}
      noMatch={{ title: m.noMatchTitle, body: m.noMatchBody, clear: m.clear }}
    >
      {open && (
        <AuditDetails
          event={open}
          onClose={() => setOpen(null)}
          onOnlyPerson={() => only({ actorId: open.actor?.id ?? '' })}
          onOnlyRecord={() => only({ targetType: open.targetType, targetId: open.targetId })}
        />
      )}
    </ListPage>
  )
}

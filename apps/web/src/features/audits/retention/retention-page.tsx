import { auditTypeOf } from '@portal/domain'
import { lazy, useMemo, useState } from 'react'
import { formatDate, wordOf } from '../../../lib/format'
import { Button } from '../../../ui/action/button'
import { MissingRecord } from '../../../ui/feedback/missing-record'
import { ListPage } from '../../../ui/list/list-page'
import { Pager } from '../../../ui/list/pager'
import { useLastPage } from '../../../ui/list/use-list-address'
import { useListTools } from '../../../ui/list/use-list-tools'
import { useNarrowedList } from '../../../ui/list/use-narrowed-list'
import { auditsPaths, useTypeKey } from '../audits-paths'
import { retentionColumns } from './retention-columns'
import {
  matchingRetained,
  retentionFilterFields,
  useRetentionAddress,
  type RetainedAudit,
} from './retention-filters'
import { retentionMessages as words } from './retention-messages.generated'
import { useAuditRetentionQuery } from './retention.generated'

/** The states that this screen can be in. */
export const screenStates = [
  'loading',
  'list',
  'filtered to nothing',
  'empty',
  'erasing',
  'changing the years',
  'forbidden',
  'error',
  'offline',
]

// Loaded when they are opened: the list itself stays small.
const EraseDialog = lazy(() => import('./erase-dialog').then((module) => ({ default: module.EraseDialog })))
const YearsDialog = lazy(() => import('./years-dialog').then((module) => ({ default: module.YearsDialog })))

const byDay = { id: 'keptUntil' }

/** Closed audits with how long data of their students are kept: what is due is erased here, by a person and with a reason. */
export function Component() {
  const typeKey = useTypeKey()
  const type = auditTypeOf(typeKey)
  const address = useRetentionAddress()
  const [{ filters, page, pageSize }, change] = address
  const { data, error, refetch } = useAuditRetentionQuery({
    variables: { typeKey },
    fetchPolicy: 'cache-and-network',
  })
  const retention = data?.auditRetention
  const [acting, setActing] = useState<'years' | RetainedAudit>()
  const list = useNarrowedList({
    rows: retention?.audits,
    error,
    refetch,
    address,
    narrow: useMemo(() => (rows: readonly RetainedAudit[]) => matchingRetained(rows, filters), [filters]),
  })
  const { rows } = list
  useLastPage(rows?.length, { page, pageSize }, (last) => change({ page: last }))
  const columns = useMemo(() => retentionColumns(typeKey, setActing), [typeKey])
  const tools = useListTools({
    list: 'audit-retention',
    title: words.caption,
    name: ['audits', 'retention', typeKey],
    filters: [
      [words.search, filters.q],
      [words.state, wordOf(words.states, filters.state)],
    ],
  })
  if (!type) return <MissingRecord list={auditsPaths.stateDashboard} />
  const pager = (label: string) => (
    <Pager label={label} page={page} pageSize={pageSize} total={rows?.length} onChange={change} />
  )
  const close = () => setActing(undefined)
  const done = () => {
    close()
    list.refresh()
  }
  return (
    <ListPage
      header={{
        title: words.title,
        breadcrumb: [{ label: type.label, to: auditsPaths.audits(typeKey) }, { label: words.title }],
        facts: retention && factsOf(retention),
        actions: retention && <Button onClick={() => setActing('years')}>{words.years.act}</Button>,
      }}
      title={words.list}
      caption={words.caption}
      note={rows?.length.toLocaleString('en-US')}
      wide
      list={{
        ...list,
        page: { number: page, size: pageSize },
        pager,
      }}
      columns={columns}
      getRowId={({ id }) => String(id)}
      sortedBy={byDay}
      tools={tools}
      filters={{ label: words.filters, fields: retentionFilterFields }}
      empty={{ title: words.empty, body: words.emptyBody }}
      noMatch={{ title: words.noMatch, body: words.noMatchBody, clear: words.clear }}
    >
      {acting === 'years' && retention && (
        <YearsDialog typeKey={typeKey} retention={retention} onClose={close} onSaved={done} />
      )}
      {acting && acting !== 'years' && (
        <EraseDialog typeKey={typeKey} row={acting} onClose={close} onErased={done} />
      )}
    </ListPage>
  )
}

interface Setting {
  years: number
  setBy: { fullName: string } | null
  setOn: string | null
}

function factsOf({ years, setBy, setOn }: Setting): string {
  const facts = words.facts({ years })
  return setBy && setOn ? `${facts} ${words.setBy({ name: setBy.fullName, day: formatDate(setOn) })}` : facts
}

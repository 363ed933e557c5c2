import { auditStatuses, complianceYearName } from '@portal/domain'
import { BellRing, CirclePlus, Grid3x3, ShieldCheck, UserRoundPen } from 'lucide-react'
import { lazy, useMemo, useState } from 'react'
import { wordOf } from '../../../lib/format'
import { useViewer } from '../../../lib/session/viewer'
import { Button } from '../../../ui/action/button'
import { LinkButton } from '../../../ui/action/link'
import { UnknownYearNote } from '../../../ui/feedback/unknown-year-note'
import { ActsOnChosen, useChosenRows } from '../../../ui/list/chosen-rows'
import { ListPage } from '../../../ui/list/list-page'
import { Pager } from '../../../ui/list/pager'
import { useLastPage } from '../../../ui/list/use-list-address'
import { useListTools } from '../../../ui/list/use-list-tools'
import { useNarrowedList } from '../../../ui/list/use-narrowed-list'
import { auditsPaths } from '../audits-paths'
import { auditColumns } from './audit-columns'
import { auditFilterFields, leadsOf, matchingAudits } from './audit-filters'
import type { AuditListRow as Row } from './audit-rows'
import { AuditTiles } from './audit-tiles'
import { auditsMessages as words } from './audits-messages.generated'
import type { AuditsViewProps } from './audits-view-props'
import { YearSelect } from './year-select'

// Loaded when they are opened: the screen itself stays small.
const CreateDialog = lazy(() =>
  import('./create-dialog').then((module) => ({ default: module.CreateDialog })),
)
const NotifyDialog = lazy(() =>
  import('./notify-dialog').then((module) => ({ default: module.NotifyDialog })),
)

const AssignLeadDialog = lazy(() =>
  import('./assign-lead-dialog').then((module) => ({ default: module.AssignLeadDialog })),
)
const RemindDialog = lazy(() =>
  import('./remind-dialog').then((module) => ({ default: module.RemindDialog })),
)

const noFilters = ['year'] as const
const byAgency = { id: 'agency' }

/** Audits of every agency, for people of the state. */
export function AuditsView(props: AuditsViewProps) {
  const { type, named, audits, error, refetch, address } = props
  const { year } = named
  const viewer = useViewer()
  const [{ filters, page, pageSize }, change] = address
  const list = useNarrowedList({
    rows: audits,
    error,
    refetch,
    address,
    noFilters,
    narrow: useMemo(() => (rows: readonly Row[]) => matchingAudits(rows, filters, new Date()), [filters]),
  })
  const { rows } = list
  useLastPage(rows?.length, { page, pageSize }, (last) => change({ page: last }))
  const leads = useMemo(() => leadsOf(audits ?? []), [audits])
  const [acting, setActing] = useState<'create' | 'lead' | 'remind' | Row>()
  const { selected, toggle, clear, chosen } = useChosenRows(rows)
  const { isStateMonitor } = viewer
  const columns = useMemo(
    () =>
      auditColumns({
        own: 'State',
        selection: isStateMonitor ? { selected, toggle } : undefined,
        onNotify: isStateMonitor ? setActing : undefined,
      }),
    [isStateMonitor, selected, toggle],
  )
  const tools = useAuditTools(props, leads)
  const pager = (label: string) => (
    <Pager label={label} page={page} pageSize={pageSize} total={rows?.length} onChange={change} />
  )
  const close = () => setActing(undefined)
  const done = () => {
    close()
    list.refresh()
  }
  const bulk = {
    typeKey: type.key,
    audits: chosen,
    onClose() {
      close()
      clear()
    },
    onDone: list.refresh,
  }
  return (
    <ListPage
      header={{
        title: type.label,
        breadcrumb: [{ label: words.stateDashboard, to: auditsPaths.stateDashboard }, { label: type.label }],
        facts: audits ? factsOf(audits) : words.facts,
        actions: (
          <>
            <YearSelect {...props} />
            <LinkButton to={auditsPaths.matrix(type.key)} icon={<Grid3x3 aria-hidden />}>
              {words.matrix}
            </LinkButton>
            {isStateMonitor && (
              <LinkButton to={auditsPaths.retention(type.key)} icon={<ShieldCheck aria-hidden />}>
                {words.retention}
              </LinkButton>
            )}
            {isStateMonitor && (
              <Button variant="solid" icon={<CirclePlus aria-hidden />} onClick={() => setActing('create')}>
                {words.create}
              </Button>
            )}
          </>
        ),
      }}
      above={
        <>
          <UnknownYearNote {...named} />
          {audits && audits.length > 0 && (
            <AuditTiles typeKey={type.key} year={year} rows={audits} showsCorrections={isStateMonitor} />
          )}
        </>
      }
      actions={
        isStateMonitor && (
          <ActsOnChosen
            none={chosen.length === 0 && words.selectFirst}
            acts={[
              { icon: BellRing, label: words.bulk.remind.act, onClick: () => setActing('remind') },
              { icon: UserRoundPen, label: words.bulk.lead.act, onClick: () => setActing('lead') },
            ]}
          />
        )
      }
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
      rowState={({ id }) => (selected.has(id) ? 'selected' : undefined)}
      sortedBy={byAgency}
      tools={tools}
      filters={{ label: words.filters, fields: auditFilterFields({ leads, viewerId: viewer.id }) }}
      empty={{ title: words.emptyTitle({ year: complianceYearName(year) }), body: words.emptyBody }}
      noMatch={{ title: words.noMatchTitle, body: words.noMatchBody, clear: words.clear }}
    >
      {acting === 'create' && <CreateDialog type={type} year={year} onClose={close} onCreated={done} />}
      {acting === 'lead' && <AssignLeadDialog {...bulk} />}
      {acting === 'remind' && <RemindDialog {...bulk} />}
      {typeof acting === 'object' && <NotifyDialog audit={acting} onClose={close} onNotified={done} />}
    </ListPage>
  )
}

/** How many audits there are, in how many agencies. */
const factsOf = (audits: readonly Row[]) =>
  words.factsCount({ audits: audits.length, agencies: new Set(audits.map(({ lea }) => lea.id)).size })

/** Columns and export, with the filters in words. */
function useAuditTools(
  { type, named, address }: AuditsViewProps,
  leads: readonly { id: string; fullName: string }[],
) {
  const [{ filters }] = address
  const year = complianceYearName(named.year)
  return useListTools({
    list: 'audits',
    title: words.caption,
    name: ['audits', type.key, year],
    usuallyHidden: ['prong', 'reason', 'notified', 'compliance', 'corrections', 'newerData'],
    filters: [
      [words.year, year],
      [words.search, filters.q],
      [words.part, filters.part],
      [words.status, filters.status && auditStatuses[Number(filters.status)]?.name],
      [words.turn, wordOf(words.turns, filters.turn)],
      [words.cohort, filters.cohort],
      [words.lead, leads.find(({ id }) => id === filters.lead)?.fullName],
      [words.overdue, filters.overdue && words.overdue],
    ],
  })
}

import { auditStatusName, complianceYearName } from '@portal/domain'
import { BellRing, CalendarClock, CirclePlus, Grid3x3, ShieldCheck, UserRoundPen } from 'lucide-react'
import { lazy, useMemo, useState } from 'react'
import { wordOf } from '../../../lib/format'
import { useViewer } from '../../../lib/session/viewer'
import { Button } from '../../../ui/action/button'
import { LinkButton } from '../../../ui/action/link'
import { UnknownYearNote } from '../../../ui/feedback/unknown-year-note'
import { useChosenRows } from '../../../ui/list/chosen/chosen-rows'
import { ExportChosen } from '../../../ui/list/chosen/export-chosen'
import { ListPage } from '../../../ui/list/list-page'
import { Pager } from '../../../ui/list/pager'
import { SelectionBar } from '../../../ui/list/chosen/selection-bar'
import { useLastPage } from '../../../ui/list/use-list-address'
import { useListTools } from '../../../ui/list/use-list-tools'
import { useNarrowedList } from '../../../ui/list/use-narrowed-list'
import { auditsPaths } from '../audits-paths'
import { auditColumns } from './audit-columns'
import type { AuditAct } from './audit-row-acts'
import { agenciesOf, auditFilterFields, leadsOf, matchingAudits } from './audit-filters'
import type { AuditListRow as Row } from './audit-rows'
import { AuditTiles } from './audit-tiles'
import { countedAudits } from './tile-figures'
import { auditsMessages as words } from './audits-messages.generated'
import type { AuditsViewProps } from './audits-view-props'
import { OwnScreens } from './own-screens'
import { RowExportMenu, type ExportedRow } from './row-export-menu'
import { YearSelect } from './year-select'

// Loaded when they are opened: the screen itself stays small.
const CreateDialog = lazy(() =>
  import('./create-dialog').then((module) => ({ default: module.CreateDialog })),
)
const NotifyDialog = lazy(() =>
  import('./notify-dialog').then((module) => ({ default: module.NotifyDialog })),
)

const AssignLeadDialog = lazy(() =>
  import('../bulk/assign-lead-dialog').then((module) => ({ default: module.AssignLeadDialog })),
)
const RemindDialog = lazy(() =>
  import('../bulk/remind-dialog').then((module) => ({ default: module.RemindDialog })),
)

const noFilters = ['year'] as const
const byAgency = { id: 'agency' }

const MoveDueDialog = lazy(() =>
  import('../bulk/move-due-dialog').then((module) => ({ default: module.MoveDueDialog })),
)

/** The dialog that is open: about the chosen audits, or about one. */
type Acting = { act: 'create' } | { act: AuditAct; row?: Row }

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
  const [acting, setActing] = useState<Acting>()
  const [exporting, setExporting] = useState<ExportedRow>()
  const { selected, toggle, set, clear, chooseAll, chosen } = useChosenRows(rows)
  const { isStateMonitor } = viewer
  const columns = useMemo(
    () =>
      auditColumns({
        own: 'State',
        hasSets: type.recordForm === 'documentSet',
        selection: isStateMonitor ? { selected, toggle, set } : undefined,
        onAct: isStateMonitor ? (row, act) => setActing({ row, act }) : undefined,
        onExport: (row, button) => setExporting({ row, button }),
      }),
    [type, isStateMonitor, selected, toggle, set],
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
  const one = acting && 'row' in acting ? acting.row : undefined
  const bulk = {
    typeKey: type.key,
    audits: one ? [one] : chosen,
    onClose() {
      close()
      if (!one) clear()
    },
    onDone: list.refresh,
  }
  return (
    <ListPage
      header={{
        title: type.label,
        breadcrumb: [{ label: words.stateDashboard, to: auditsPaths.stateDashboard }, { label: type.label }],
        facts: audits ? factsOf(countedAudits(audits)) : words.facts,
        actions: <HeadActions {...props} onCreate={() => setActing({ act: 'create' })} />,
      }}
      above={
        <>
          <UnknownYearNote {...named} />
          {audits && audits.length > 0 && (
            <AuditTiles typeKey={type.key} year={year} rows={audits} showsCorrections={isStateMonitor} />
          )}
        </>
      }
      selection={
        isStateMonitor && (
          <SelectionBar
            n={chosen.length}
            total={rows?.length ?? 0}
            onAll={chooseAll}
            onClear={clear}
            acts={[
              { icon: BellRing, label: words.bulk.remind.act, onClick: () => setActing({ act: 'remind' }) },
              { icon: UserRoundPen, label: words.bulk.lead.act, onClick: () => setActing({ act: 'lead' }) },
              { icon: CalendarClock, label: words.bulk.due.act, onClick: () => setActing({ act: 'due' }) },
            ]}
          >
            <ExportChosen columns={columns} rows={chosen} tools={tools} />
          </SelectionBar>
        )
      }
      caption={words.caption}
      note={rows?.length.toLocaleString('en-US')}
      wide
      pairs
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
      filters={{
        label: words.filters,
        fields: auditFilterFields({
          typeKey: type.key,
          leads,
          agencies: agenciesOf(audits ?? []),
          viewerId: viewer.id,
        }),
      }}
      empty={{ title: words.emptyTitle({ year: complianceYearName(year) }), body: words.emptyBody }}
      noMatch={{ title: words.noMatchTitle, body: words.noMatchBody, clear: words.clear }}
    >
      {acting?.act === 'create' && <CreateDialog type={type} year={year} onClose={close} onCreated={done} />}
      {acting?.act === 'lead' && <AssignLeadDialog {...bulk} />}
      {acting?.act === 'remind' && <RemindDialog {...bulk} />}
      {acting?.act === 'due' && <MoveDueDialog {...bulk} />}
      {acting?.act === 'notify' && one && <NotifyDialog audit={one} onClose={close} onNotified={done} />}
      <RowExportMenu exported={exporting} columns={columns} tools={tools} onClose={setExporting} />
    </ListPage>
  )
}

/** The year, the pages beside the list, and the creation of audits. */
function HeadActions({ onCreate, ...props }: AuditsViewProps & { onCreate: () => void }) {
  const { isStateMonitor } = useViewer()
  const { key } = props.type
  return (
    <>
      <YearSelect {...props} />
      <OwnScreens type={props.type} />
      <LinkButton to={auditsPaths.matrix(key)} icon={<Grid3x3 aria-hidden />}>
        {words.matrix}
      </LinkButton>
      {isStateMonitor && (
        <>
          <LinkButton to={auditsPaths.retention(key)} icon={<ShieldCheck aria-hidden />}>
            {words.retention}
          </LinkButton>
          <Button variant="solid" icon={<CirclePlus aria-hidden />} onClick={onCreate}>
            {words.create}
          </Button>
        </>
      )}
    </>
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
    usuallyHidden: ['prong', 'reason', 'notified', 'nextReviewYear'],
    filters: [
      [words.year, year],
      [words.search, filters.q],
      [words.part, filters.part],
      [words.status, filters.status && auditStatusName(type.key, Number(filters.status))],
      [words.turn, wordOf(words.turns, filters.turn)],
      [words.cohort, filters.cohort],
      [words.agencies, filters.agencies.replaceAll(',', ', ')],
      [words.lead, leads.find(({ id }) => id === filters.lead)?.fullName],
      [words.overdue, filters.overdue && words.overdue],
    ],
  })
}

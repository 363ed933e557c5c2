import { chakra } from '@chakra-ui/react'
import { BellRing, FilePlus2, UserRoundPen } from 'lucide-react'
import { lazy, Suspense, useMemo, useState } from 'react'
import { useHeaderBadge } from '../../../lib/header-badge'
import { failedChoices, listProblem } from '../../../lib/lists/list-problem'
import { useChoices } from '../../../lib/lists/use-choices'
import { useListPage } from '../../../lib/lists/use-last-answer'
import { useViewer } from '../../../lib/session/viewer'
import { useLearnedYears, useYearFilter } from '../../../lib/years/use-year-filter'
import { Button } from '../../../ui/action/button'
import { Card } from '../../../ui/layout/card'
import { ChoicesAlert } from '../../../ui/feedback/choices-alert'
import { DataTable } from '../../../ui/table/data-table'
import { PageHeader } from '../../../ui/layout/page-header'
import { listMessages } from '../../../ui/list/list-messages'
import { ListTools } from '../../../ui/list/list-tools'
import { Pager } from '../../../ui/list/pager'
import { useLastPage } from '../../../ui/list/use-list-address'
import { useListColumns } from '../../../ui/list/use-list-columns'
import { tellFailure } from '../../../ui/feedback/tell-failure'
import { UnknownYearNote } from '../../../ui/feedback/unknown-year-note'
import { findingColumns } from './finding-columns'
import { FindingFilterBar } from './finding-filter-bar'
import { FindingsTabs } from './findings-tabs'
import { findingVariables, isFiltered, useFindingAddress } from './findings-filters'
import { findingsMessages } from '../findings-messages'
import { useFindingsQuery, type FindingChoicesFieldsFragment } from './findings-list.generated'

// Dialogs come when they are opened: the screen itself stays small.
const DraftDialog = lazy(() =>
  import('../drafting/draft-dialog').then((module) => ({ default: module.DraftDialog })),
)
const BulkDialogs = lazy(() => import('./bulk-dialogs').then((module) => ({ default: module.BulkDialogs })))

const words = findingsMessages.list

/** The states that this screen can be in. */
export const screenStates = [
  'loading',
  'list',
  'of one agency',
  'filtered to nothing',
  'empty',
  'drafting',
  'error',
  'offline',
]

/**
 * Fourteen columns: small print up to a wide screen, and a scroll of their own on a laptop, where the page has none. Naming
 * the table makes the heights stronger than those of every table.
 */
const registerStyle = {
  '@media (min-width: 80em) and (max-width: 99.99em)': {
    '& table': { '--row-font': '0.8125rem !important', '--cell-x': '4px !important' },
    '& tbody th': { minWidth: '0' },
    '& table thead th': { paddingBlock: '4px' },
    '& table tbody td, & table tbody th': { height: 'min(40px, var(--row-height))', paddingBlock: '3px' },
    '& table tbody td': { lineHeight: '1.2' },
    '& td[data-label=Status] > span > span > span:not([title])': { fontSize: 'inherit' },
  },
  // No agency and no source takes a third line: ten findings stay in sight, on a laptop too.
  '@media (min-width: 80em)': {
    '& td[data-label=Agency]': { minWidth: '7.5em' },
    '& td[data-label=Source]': { minWidth: '8em' },
  },
  // In a box that scrolls, a head that sticks would stand on the first row.
  '@media (min-width: 80em) and (max-width: 88em)': {
    overflowX: 'auto',
    '& thead th': { position: 'static !important' },
  },
} as const

/** The register of findings: all agencies for state people, the own one for local people. */
export function Component() {
  const viewer = useViewer()
  const showsAgency = viewer.leaId === null || viewer.leaId === undefined
  useHeaderBadge(viewer.leaName ?? null, null, null)
  const [given, change, clear] = useFindingAddress()
  const { address, unknown, learn } = useYearFilter(given)
  const { filters, page, pageSize, sort } = address
  const variables = findingVariables(address)
  const { choices, withChoices, keep } = useChoices<FindingChoicesFieldsFragment>(variables)
  const {
    data: current,
    previousData,
    error,
    loading,
    refetch,
  } = useFindingsQuery({
    variables: { ...variables, withChoices },
    fetchPolicy: 'network-only',
    // The filters may lack their choices.
    errorPolicy: 'all',
  })
  keep(current?.choices)
  useLearnedYears(learn, choices?.years)
  const shown = (current ?? previousData)?.findings
  const listed = useListPage(
    { current: current?.findings, previous: previousData?.findings, failed: error !== undefined },
    filters,
  )
  const rows = listed?.rows
  useLastPage(current?.findings.total, address, (last) => change({ page: last }))
  const refresh = () => void refetch().catch(() => undefined)
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set())
  const [acting, setActing] = useState<'draft' | 'remind' | 'give'>()
  const chosen = (rows ?? []).filter(({ id }) => selected.has(id)).map(({ id }) => id)
  const { isStateMonitor, isLocalAdmin, isLocalUser } = viewer
  const columns = useMemo(
    () =>
      findingColumns({
        viewer: { isStateMonitor, isLocalAdmin, isLocalUser },
        selection: isStateMonitor
          ? { selected, toggle: (id) => setSelected((known) => toggled(known, id)) }
          : undefined,
        showsAgency,
      }),
    [isStateMonitor, isLocalAdmin, isLocalUser, selected, showsAgency],
  )
  const [hidden, onHidden] = useListColumns('findings')
  const close = () => setActing(undefined)
  const tools = (
    <ListTools
      columns={columns.filter(({ rowHeader }) => !rowHeader)}
      hidden={hidden}
      onHidden={onHidden}
      exportDisabledReason={!rows && listMessages.nothingToExport}
      onExport={(choice) =>
        tellFailure(async () => {
          const ids = columns.map(({ id }) => id).filter((id) => !hidden.has(id))
          const { exportRegister } = await import('./findings-list-export')
          await exportRegister(choice, ids, filters, sort)
        })
      }
    />
  )
  return (
    <>
      <PageHeader
        title={findingsMessages.title}
        breadcrumb={[
          { label: findingsMessages.landingPage, to: '/user/landing' },
          { label: findingsMessages.title },
        ]}
        facts={showsAgency ? words.facts : words.factsLocal}
        actions={
          isStateMonitor && (
            <Button variant="solid" icon={<FilePlus2 aria-hidden />} onClick={() => setActing('draft')}>
              {words.draft}
            </Button>
          )
        }
      />
      <FindingsTabs />
      <UnknownYearNote year={null} unknown={unknown} />
      <Card
        title={words.caption}
        padded={false}
        {...(shown ? { note: shown.total.toLocaleString('en-US') } : {})}
        actions={
          isStateMonitor && (
            // On a phone they come once they have something to act on.
            <chakra.span
              display={{ base: 'inline-flex', mdDown: chosen.length === 0 ? 'none' : 'inline-flex' }}
              flexWrap="wrap"
              gap="8px"
            >
              <Button
                size="sm"
                icon={<BellRing aria-hidden />}
                disabledReason={chosen.length === 0 && words.selectFirst}
                onClick={() => setActing('remind')}
              >
                {words.remind}
              </Button>
              <Button
                size="sm"
                icon={<UserRoundPen aria-hidden />}
                disabledReason={chosen.length === 0 && words.selectFirst}
                onClick={() => setActing('give')}
              >
                {words.giveTo}
              </Button>
            </chakra.span>
          )
        }
      >
        {tools}
        {failedChoices(error) && <ChoicesAlert />}
        <FindingFilterBar
          filters={filters}
          choices={choices}
          showsAgency={showsAgency}
          onChange={change}
          onClear={clear}
        />
        <chakra.div aria-busy={loading || undefined} opacity={loading && shown ? 0.6 : 1} css={registerStyle}>
          <DataTable
            wide
            caption={words.caption}
            columns={columns}
            rows={rows}
            getRowId={({ id }) => String(id)}
            problem={listProblem(error)}
            onRetry={refresh}
            order={sort}
            onOrder={(next) => change({ sort: next })}
            hidden={hidden}
            rowState={(row) => (selected.has(row.id) ? 'selected' : undefined)}
            empty={
              isFiltered(filters)
                ? {
                    title: words.noMatchTitle,
                    body: words.noMatchBody,
                    action: (
                      <Button size="sm" onClick={clear}>
                        {words.clear}
                      </Button>
                    ),
                  }
                : { title: words.emptyTitle, body: showsAgency ? words.emptyBody : words.emptyLocal }
            }
          />
        </chakra.div>
        <Pager label={words.caption} page={page} pageSize={pageSize} total={shown?.total} onChange={change} />
      </Card>
      <Suspense fallback={null}>
        {acting === 'draft' && choices && <DraftDialog choices={choices} onClose={close} />}
        {(acting === 'remind' || acting === 'give') && (
          <BulkDialogs
            act={acting}
            ids={chosen}
            owners={choices?.findingOwners ?? []}
            onClose={close}
            onDone={() => {
              close()
              setSelected(new Set())
              refresh()
            }}
          />
        )}
      </Suspense>
    </>
  )
}

function toggled(known: ReadonlySet<number>, id: number): ReadonlySet<number> {
  const next = new Set(known)
  if (!next.delete(id)) next.add(id)
  return next
}

import { BellRing, FilePlus2, UserRoundPen } from 'lucide-react'
import { lazy, useMemo, useState } from 'react'
import { useHeaderBadge } from '../../../lib/header-badge'
import { useViewer } from '../../../lib/session/viewer'
import { Button } from '../../../ui/action/button'
import { ActsOnChosen, useChosenRows } from '../../../ui/list/chosen/chosen-rows'
import { queryOf } from '../../../ui/list/list-address'
import { ListPage } from '../../../ui/list/list-page'
import { useServerList, useServerTools } from '../../../ui/list/use-server-list'
import { exportedAs, findingColumns } from './finding-columns'
import { findingFilterFields } from './finding-filter-fields'
import { findingVariables, useFindingAddress } from './findings-filters'
import { FindingsTabs } from './findings-tabs'
import { findingsMessages } from '../findings-messages.generated'
import { findingsPaths } from '../findings-paths'
import { FindingsDocument, type FindingsQuery } from './findings-list.generated'

// Dialogs are loaded when they are opened: the screen itself stays small.
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
  const { isStateMonitor, isLocalAdmin, isLocalUser } = viewer
  const showsAgency = viewer.leaId === null || viewer.leaId === undefined
  useHeaderBadge(viewer.leaName ?? null, null, null)
  const { list, address, choices, change } = useServerList({
    address: useFindingAddress(),
    query: FindingsDocument,
    variables: (query, withChoices) => ({ ...findingVariables(query), withChoices }),
    page: ({ findings }: FindingsQuery) => findings,
    choices: (data) => data.choices,
  })
  const { filters, sort } = address
  const { selected, toggle, chosen, clear } = useChosenRows(list.rows)
  const [acting, setActing] = useState<'draft' | 'remind' | 'give'>()
  const columns = useMemo(
    () =>
      findingColumns({
        viewer: { isStateMonitor, isLocalAdmin, isLocalUser },
        selection: isStateMonitor ? { selected, toggle } : undefined,
        showsAgency,
      }),
    [isStateMonitor, isLocalAdmin, isLocalUser, selected, toggle, showsAgency],
  )
  const tools = useServerTools({
    list: 'findings',
    path: findingsPaths.export,
    shown: { ...queryOf(filters), sort },
    exportedAs,
    exportsEmpty: true,
  })
  const close = () => setActing(undefined)
  return (
    <ListPage
      header={{
        title: findingsMessages.title,
        breadcrumb: [
          { label: findingsMessages.landingPage, to: '/user/landing' },
          { label: findingsMessages.title },
        ],
        facts: showsAgency ? words.facts : words.factsLocal,
        actions: isStateMonitor && (
          <Button variant="solid" icon={<FilePlus2 aria-hidden />} onClick={() => setActing('draft')}>
            {words.draft}
          </Button>
        ),
      }}
      above={<FindingsTabs />}
      caption={words.caption}
      actions={
        isStateMonitor && (
          <ActsOnChosen
            none={chosen.length === 0 && words.selectFirst}
            acts={[
              { icon: BellRing, label: words.remind, onClick: () => setActing('remind') },
              { icon: UserRoundPen, label: words.giveTo, onClick: () => setActing('give') },
            ]}
          />
        )
      }
      wide
      list={list}
      columns={columns}
      getRowId={({ id }) => String(id)}
      rowState={(row) => (selected.has(row.id) ? 'selected' : undefined)}
      tools={tools}
      filters={{
        label: words.filters,
        fields: findingFilterFields({ filters, choices, showsAgency, onChange: change }),
      }}
      empty={{ title: words.emptyTitle, body: showsAgency ? words.emptyBody : words.emptyLocal }}
      noMatch={{ title: words.noMatchTitle, body: words.noMatchBody, clear: words.clear }}
      css={registerStyle}
    >
      {acting === 'draft' && choices && <DraftDialog choices={choices} onClose={close} />}
      {(acting === 'remind' || acting === 'give') && (
        <BulkDialogs
          act={acting}
          ids={chosen.map(({ id }) => id)}
          owners={choices?.findingOwners ?? []}
          onClose={close}
          onDone={() => {
            close()
            clear()
            list.refresh()
          }}
        />
      )}
    </ListPage>
  )
}

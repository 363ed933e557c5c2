import { chakra } from '@chakra-ui/react'
import { useMemo, type ComponentType } from 'react'
import { Button } from '../../../ui/action/button'
import { DataTable } from '../../../ui/table/data-table'
import { FilterBar, filtersSet } from '../../../ui/list/filter-bar'
import { ChipChoice } from '../../../ui/list/filter-chips'
import { FilterSearch } from '../../../ui/list/filter-search'
import { FoldingCard, type Fold } from '../../../ui/layout/folding-card'
import { Pager } from '../../../ui/list/pager'
import { useListTools } from '../../../ui/list/use-list-tools'
import { agencyColumns, TurnLegend, usuallyHidden } from './agency-columns'
import { auditKindsOf, laterKinds } from './audit-columns'
import { shownAgencies, type AgencyRow } from './attention'
import { stateDashboardMessages } from './state-dashboard-messages.generated'
import { attentionKeys, type StateAddress } from './use-state-address'

const m = stateDashboardMessages.grid
const attention = stateDashboardMessages.attention.names

/**
 * Rows of 37 px, or of the density where that is less, so that 14 stand above the fold; cards are as high as they need.
 * Naming the table as well makes these rules stronger than those of every table. Beside a rail the head stays one line.
 */
const rowsStyle = {
  '@media (min-width: 80em)': {
    '& header': { padding: '6px 10px', gap: '6px 8px', minHeight: '42px' },
    '& [role=search] > [data-wide]': { flexBasis: '124px', maxWidth: '124px' },
    '& table thead th': { paddingBlock: '2px' },
    '& table tbody td a > span': { fontSize: 'inherit' },
    '& table tbody td, & table tbody th': {
      height: 'min(37px, var(--row-height))',
      paddingBlock: '2px',
      whiteSpace: 'nowrap',
    },
    '& table tbody th': { minWidth: '0' },
    '& table': { '--row-font': '0.875rem', '--cell-x': '4px' },
    '@container (max-width: 71.99rem)': { '& table': { '--row-font': '0.8125rem' } },
  },
} as const

interface AgencyGridProps {
  rows: readonly AgencyRow[]
  year: number
  address: StateAddress
  withFindings: boolean
  fold: Fold
  /** What can be done with the agencies that are shown. */
  Actions?: ComponentType<{ agencies: readonly AgencyRow[] }> | undefined
  onChange: (change: Partial<StateAddress>) => void
}

/** Every agency of the filters in one table: sorted, searched, with the columns that the person wants, and as a file. */
export function AgencyGrid(props: AgencyGridProps) {
  const { rows, year, address, withFindings, fold, Actions, onChange } = props
  const kinds = useMemo(() => auditKindsOf(rows), [rows])
  const hiddenAtFirst = useMemo(() => [...usuallyHidden, ...laterKinds(kinds)], [kinds])
  const columns = useMemo(
    () => agencyColumns({ withFindings, audits: kinds, year }),
    [withFindings, kinds, year],
  )
  const shown = useMemo(() => shownAgencies(rows, address), [rows, address])
  const { page, pageSize, sort } = address
  const lastPage = Math.max(1, Math.ceil(shown.length / pageSize))
  const tools = useListTools({
    list: 'dashboard-agencies',
    title: m.title,
    name: ['dashboard', 'agencies', year],
    usuallyHidden: hiddenAtFirst,
    filters: [
      [stateDashboardMessages.part, address.part],
      [stateDashboardMessages.cohort, address.cohort === null ? '' : String(address.cohort)],
      [stateDashboardMessages.caseload, address.mine && stateDashboardMessages.mine],
      [m.search, address.q],
      [m.show, address.attention && attention[address.attention]],
    ],
  })
  return (
    <chakra.div id="agencies" scrollMarginTop="90px" minWidth="0" css={rowsStyle}>
      <FoldingCard
        title={m.title}
        note={
          shown.length === rows.length
            ? String(rows.length)
            : m.shownOf({ shown: shown.length, all: rows.length })
        }
        fold={fold}
        actions={Actions && <Actions agencies={shown} />}
        padded={false}
      >
        <FilterBar
          few
          label={m.filters}
          set={filtersSet({ q: address.q, attention: address.attention })}
          onClear={shown.length > 0 ? () => onChange({ q: '', attention: '' }) : undefined}
        >
          <FilterSearch
            label={m.search}
            hint={m.searchHint}
            value={address.q}
            onChange={(q) => onChange({ q })}
          />
          <ChipChoice
            label={m.show}
            every={m.everything}
            closed={m.everything}
            value={address.attention}
            options={attentionKeys.map((value) => ({ value, label: attention[value] }))}
            onChange={(value) => onChange({ attention: attentionKeys.find((key) => key === value) ?? '' })}
          />
        </FilterBar>
        <chakra.div hideFrom="xl" padding="8px 14px 0">
          <TurnLegend />
        </chakra.div>
        <DataTable
          wide
          caption={m.title}
          columns={columns}
          rows={shown}
          getRowId={({ leaId }) => String(leaId)}
          tools={tools}
          page={{ number: Math.min(page, lastPage), size: pageSize }}
          sortedBy={sort ? { id: sort.replace('-', ''), desc: sort.startsWith('-') } : { id: 'agency' }}
          onSorted={(next) => onChange({ sort: next ? `${next.desc ? '-' : ''}${next.id}` : '' })}
          empty={{
            title: m.emptyTitle,
            body: m.emptyBody,
            action: (
              <Button
                size="sm"
                onClick={() => onChange({ q: '', attention: '', part: '', cohort: null, mine: false })}
              >
                {m.clear}
              </Button>
            ),
          }}
        />
        {shown.length > 10 && (
          <Pager
            label={m.title}
            page={Math.min(page, lastPage)}
            pageSize={pageSize}
            total={shown.length}
            onChange={onChange}
          />
        )}
      </FoldingCard>
    </chakra.div>
  )
}

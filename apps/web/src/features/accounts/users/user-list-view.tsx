import { chakra } from '@chakra-ui/react'
import { UserRoundX } from 'lucide-react'
import { lazy, Suspense, useCallback, useMemo, useState } from 'react'
import { exportFromServer } from '../../../ui/list/export/list-export'
import { problemOf } from '../../../lib/problem'
import { useListColumns } from '../../../ui/list/use-list-columns'
import { toastFailure } from '../../../ui/feedback/toast-failure'
import { useViewer } from '../../../lib/session/viewer'
import { Button } from '../../../ui/action/button'
import { ConfirmLater } from '../../../ui/dialog/confirm-later'
import { Card } from '../../../ui/layout/card'
import type { ExportChoice } from '../../../ui/list/export/export-choices'
import { ListTools } from '../../../ui/list/list-tools'
import { OldProblem } from '../../../ui/feedback/old-data'
import { EmptyState, LoadingState } from '../../../ui/feedback/states'
import { VirtualTable } from '../../../ui/table/virtual-table'
import { accountsMessages } from '../accounts-messages.generated'
import type { UserRowFieldsFragment as Row } from '../accounts.generated'
import { useUserActs } from './use-user-acts'
import type { useUserList } from './use-user-list'
import { nameOf, userListColumns, userListStyle, type UserAct } from './user-list-columns'
import { UserListFilterBar } from './user-list-filter-bar'
import { filtersSet } from '../../../ui/list/filter-bar'
import { readSort, writeSort } from '../../../ui/list/list-order'
import { searchedFor } from '../../../lib/lists/searched-for'
import type { useUserAddress } from './user-list-filters'
import type { UserMenuAct } from './user-row-menu'
import { useUserSelection } from './use-user-selection'

// Menus and dialogs are loaded when they are opened: the list is there sooner.
const BulkDisableDialog = lazy(() =>
  import('./bulk-disable-dialog').then((module) => ({ default: module.BulkDisableDialog })),
)
const UserRowMenu = lazy(() => import('./user-row-menu').then((module) => ({ default: module.UserRowMenu })))

const words = accountsMessages.list
const canBePutAway = ({ id }: { id: string }) => id !== 'userName' && id !== 'actions'

interface UserListViewProps {
  list: ReturnType<typeof useUserList>
  address: ReturnType<typeof useUserAddress>
  agencies: readonly { id: number; code: string; shortName: string }[]
  roles: readonly { name: string; label: string }[]
  onEdit: (row: Row) => void
}

/** The table with its filters, and the acts of its rows. */
export function UserListView({ list, address, agencies, roles, onEdit }: UserListViewProps) {
  const viewer = useViewer()
  const [{ filters, sort }, change, clear] = address
  const { latest, stale, failure, reload } = list
  const retires = viewer.isStateMonitor && viewer.permissions.includes('users.manage')
  const showAll = useCallback(() => change({ show: '' }), [change])
  const { begin, confirm } = useRowActs(showAll, reload)
  const [menu, setMenu] = useState<{ row: Row; button: HTMLElement }>()
  const [hidden, setHidden] = useListColumns('users')
  const selection = useUserSelection(list)
  const [disabling, setDisabling] = useState<readonly string[]>()

  const onAct = useCallback(
    (what: UserAct, row: Row) => (what === 'edit' ? onEdit(row) : begin(what, row)),
    [onEdit, begin],
  )
  const { selected, toggle, toggleAll } = selection
  const all = latest !== undefined && latest.total > 0 && selected.size >= latest.total
  const columns = useMemo(
    () =>
      userListColumns({
        selection: retires ? { selected, toggle, all, toggleAll } : undefined,
        onAct,
        onMore: retires ? (row, button) => setMenu({ row, button }) : undefined,
      }),
    [retires, selected, toggle, all, toggleAll, onAct],
  )
  const exportShown = (choice: ExportChoice) => {
    const shown = columns.filter(({ id }) => id !== 'actions' && !hidden.has(id)).map(({ id }) => id)
    return toastFailure(() =>
      exportFromServer(choice, '/files/exports/users', {
        leaId: filters.jurisdiction,
        show: filters.show || 'all',
        role: filters.role,
        sort,
        q: searchedFor(filters.q),
        columns: shown.join(','),
      }),
    )
  }
  const sorting = useMemo(() => readSort(sort), [sort])
  const filtered = filtersSet(filters) > 0

  return (
    <Card
      title={words.caption}
      padded={false}
      actions={
        latest && (
          <UserCount total={latest.total} disabled={filters.show === '' ? latest.counts.disabled : 0} />
        )
      }
    >
      <ListTools
        columns={columns.filter(canBePutAway)}
        hidden={hidden}
        onHidden={setHidden}
        onExport={exportShown}
        exportDisabledReason={latest && !latest.exportActive.allowed && latest.exportActive.reason}
      />
      <UserListFilterBar
        filters={filters}
        onChange={change}
        onClear={latest?.total ? clear : undefined}
        agencies={agencies}
        roles={roles}
        withDeleted={retires}
      />
      {retires && latest && latest.total > 0 && (
        <SelectionBar selection={selection} all={all} onDisable={() => setDisabling([...selected])} />
      )}
      {failure !== undefined && (
        <OldProblem problem={problemOf(failure)} what={accountsMessages.what.users} onRetry={reload} />
      )}
      {!latest && failure === undefined && <LoadingState what={accountsMessages.what.users} lines={8} />}
      {latest && latest.total === 0 && <NoUsers filtered={filtered} onClear={clear} />}
      {latest && latest.total > 0 && (
        <VirtualTable
          caption={words.caption}
          columns={columns}
          hidden={hidden}
          total={latest.total}
          rowAt={list.rowAt}
          getRowId={idOf}
          onRange={list.want}
          sorting={sorting}
          onSorting={(next) => change({ sort: writeSort(next) })}
          rowState={(row) =>
            !row.isEnabled || row.isDeleted ? 'disabled' : selected.has(row.id) ? 'selected' : undefined
          }
          stale={stale || failure !== undefined}
          css={userListStyle}
        />
      )}
      {searchedFor(filters.q) === null && filters.q !== '' && (
        <chakra.p srOnly role="status">
          {words.searchHint}
        </chakra.p>
      )}
      {confirm}
      <Suspense fallback={null}>
        {menu && (
          <UserRowMenu {...menu} onClose={() => setMenu(undefined)} onAct={(what) => begin(what, menu.row)} />
        )}
        {disabling && (
          <BulkDisableDialog
            ids={disabling}
            onClose={() => setDisabling(undefined)}
            onDone={() => {
              setDisabling(undefined)
              selection.clear()
              showAll()
              reload()
            }}
          />
        )}
      </Suspense>
    </Card>
  )
}

const idOf = (row: Row) => row.id

function UserCount({ total, disabled }: { total: number; disabled: number }) {
  return (
    <chakra.p role="status" fontSize="md" color="fg.muted">
      <b>{total.toLocaleString('en-US')}</b>
      {words.count({ total })}
      {disabled > 0 && words.disabledCount({ disabled })}
    </chakra.p>
  )
}

function NoUsers({ filtered, onClear }: { filtered: boolean; onClear: () => void }) {
  return (
    <EmptyState
      title={filtered ? words.noMatchTitle : words.emptyTitle}
      action={
        filtered && (
          <Button size="sm" onClick={onClear}>
            {words.clearFilters}
          </Button>
        )
      }
    >
      {filtered ? words.noMatchBody : words.emptyBody}
    </EmptyState>
  )
}

/** The acts of single users; disabling and deleting need confirmation, in `confirm`. */
function useRowActs(showAll: () => void, reload: () => void) {
  const act = useUserActs()
  const [confirming, setAsking] = useState<{ act: 'disable' | 'remove'; row: Row }>()
  const [busy, setBusy] = useState(false)
  const perform = useCallback(
    async (what: UserMenuAct, row: Row) => {
      setBusy(true)
      const done = await act(what, row)
      setBusy(false)
      setAsking(undefined)
      // After disabling and enabling the list is the whole one again (specification 000 section 4).
      if (done && (what === 'disable' || what === 'enable')) showAll()
      reload()
    },
    [act, showAll, reload],
  )
  const begin = useCallback(
    (what: UserMenuAct, row: Row) => {
      if (what === 'disable' || what === 'remove') setAsking({ act: what, row })
      else void perform(what, row)
    },
    [perform],
  )
  const confirm = confirming && (
    <ConfirmLater
      danger
      title={accountsMessages[confirming.act].title}
      body={
        confirming.act === 'disable'
          ? accountsMessages.disable.body
          : accountsMessages.remove.body({ name: nameOf(confirming.row) })
      }
      confirmLabel={accountsMessages[confirming.act].confirm}
      busy={busy}
      onConfirm={() => void perform(confirming.act, confirming.row)}
      onCancel={() => setAsking(undefined)}
    />
  )
  return { begin, confirm }
}

interface SelectionBarProps {
  selection: ReturnType<typeof useUserSelection>
  all: boolean
  onDisable: () => void
}

/** How many users are chosen, and what is done with them all. */
function SelectionBar({ selection, all, onDisable }: SelectionBarProps) {
  const { selected, loading, toggleAll, clear } = selection
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="6px 14px"
      minHeight="44px"
      padding={{ base: '6px 14px', xl: '6px 10px' }}
      borderBottom="1px solid {colors.border.subtle}"
      bg={selected.size > 0 ? 'bg.selected' : undefined}
    >
      <chakra.label display="inline-flex" alignItems="center" gap="10px" fontFamily="body" fontSize="md">
        <chakra.input
          type="checkbox"
          checked={all || loading}
          aria-busy={loading || undefined}
          onChange={(event) => toggleAll(event.currentTarget.checked)}
          width="18px"
          height="18px"
          accentColor="brand.solid"
        />
        {words.selectAll}
      </chakra.label>
      {selected.size > 0 && (
        <>
          <chakra.span role="status" fontSize="md" fontWeight="600">
            {words.selected({ count: selected.size })}
          </chakra.span>
          <Button size="sm" icon={<UserRoundX aria-hidden />} onClick={onDisable}>
            {words.disableSelected({ count: selected.size })}
          </Button>
          <Button size="sm" variant="quiet" onClick={clear}>
            {words.clearSelection}
          </Button>
        </>
      )}
    </chakra.div>
  )
}

import type { SystemStyleObject } from '@chakra-ui/react'
import { Ellipsis, Lock, Pencil, Trash2, TriangleAlert, UserRoundCheck, UserRoundX } from 'lucide-react'
import { avatarColour, initials } from '../../../ui/avatar'
import type { VirtualColumn } from '../../../ui/table/virtual-table'
import { accountsMessages } from '../accounts-messages.generated'
import type { UserRowFieldsFragment as Row } from '../accounts.generated'
import { jurisdictionInWords, loginDateInWords, rolesInWords } from './user-list-words'

const words = accountsMessages.list

export type UserAct = 'edit' | 'disable' | 'enable'

export interface UserListColumnsOptions {
  selection:
    | {
        selected: ReadonlySet<string>
        toggle: (row: Row) => void
        all: boolean
        toggleAll: (on: boolean) => void
      }
    | undefined
  onAct: (act: UserAct, row: Row) => void
  onMore: ((row: Row, button: HTMLElement) => void) | undefined
}

/** How and where a person is reached. */
const contactColumns: VirtualColumn<Row>[] = [
  {
    id: 'email',
    header: accountsMessages.columns.email,
    sortable: true,
    share: 18,
    cell: (row) => address(row.email),
  },
  {
    id: 'phoneNumber',
    header: accountsMessages.columns.phoneNumber,
    sortable: true,
    share: 10.5,
    cell: (row) => row.phoneNumber,
  },
  {
    id: 'leaName',
    header: accountsMessages.columns.jurisdiction,
    sortable: true,
    share: 13,
    cell: jurisdictionInWords,
  },
]

/** Columns of the user list (specification 000 section 2), as plain elements. */
export function userListColumns({ selection, onAct, onMore }: UserListColumnsOptions): VirtualColumn<Row>[] {
  return [
    {
      id: 'userName',
      header: accountsMessages.columns.userName,
      rowHeader: true,
      sortable: true,
      share: 22.5,
      cell: (row) => userName(row, selection),
    },
    {
      id: 'fullName',
      header: accountsMessages.columns.fullName,
      sortable: true,
      share: 14.5,
      cell: (row) => person(row),
    },
    ...contactColumns,
    {
      id: 'role',
      header: accountsMessages.columns.role,
      sortable: true,
      share: 12,
      cell: (row) => (
        <>
          {rolesInWords(row.roles)} <Chips row={row} />
        </>
      ),
    },
    {
      id: 'lastLoginDate',
      header: accountsMessages.columns.lastLoginDate,
      sortable: true,
      share: 14,
      cell: (row) => <span data-date>{loginDateInWords(row.lastLoginDate)}</span>,
    },
    {
      id: 'actions',
      header: accountsMessages.columns.actions,
      align: 'end',
      share: 12,
      cell: (row) => acts(row, { onAct, onMore }),
    },
  ]
}

function userName(row: Row, selection: UserListColumnsOptions['selection']) {
  return (
    <span data-user>
      {selection && (
        <input
          type="checkbox"
          aria-label={words.select({ name: nameOf(row) })}
          checked={selection.selected.has(row.id)}
          onChange={() => selection.toggle(row)}
        />
      )}
      <span>{address(row.userName)}</span>
    </span>
  )
}

function person(row: Row) {
  return (
    <span data-person>
      <i aria-hidden style={{ background: `var(--portal-colors-avatar-${avatarColour(row.fullName)})` }}>
        {initials(row.fullName).slice(0, 3)}
      </i>
      {row.fullName}
    </span>
  )
}

function acts(row: Row, { onAct, onMore }: Omit<UserListColumnsOptions, 'selection'>) {
  return (
    <span data-acts>
      {row.edit.allowed || row.editDetails.allowed ? (
        <button
          type="button"
          aria-label={words.edit({ name: nameOf(row) })}
          title={words.edit({ name: nameOf(row) })}
          onClick={() => onAct('edit', row)}
        >
          <Pencil size={18} aria-hidden />
        </button>
      ) : (
        <i aria-hidden />
      )}
      {row.disable.allowed && (
        <button
          type="button"
          aria-label={words.disable({ name: nameOf(row) })}
          title={words.disable({ name: nameOf(row) })}
          onClick={() => onAct('disable', row)}
        >
          <UserRoundX size={18} aria-hidden />
        </button>
      )}
      {row.enable.allowed && (
        <button
          type="button"
          aria-label={words.enable({ name: nameOf(row) })}
          title={words.enable({ name: nameOf(row) })}
          onClick={() => onAct('enable', row)}
        >
          <UserRoundCheck size={18} aria-hidden />
        </button>
      )}
      {!row.disable.allowed && !row.enable.allowed && <i aria-hidden />}
      {onMore && (
        <button
          type="button"
          aria-haspopup="menu"
          aria-label={words.more({ name: nameOf(row) })}
          title={words.more({ name: nameOf(row) })}
          onClick={(event) => onMore(row, event.currentTarget)}
        >
          <Ellipsis size={18} aria-hidden />
        </button>
      )}
    </span>
  )
}

/** An address that is too long breaks before its @, if it can. */
function address(text: string) {
  const at = text.indexOf('@')
  return at < 0 ? (
    text
  ) : (
    <>
      {text.slice(0, at)}
      <wbr />
      {text.slice(at)}
    </>
  )
}

/** Name of a person on buttons. */
export function nameOf(user: { fullName: string; userName: string }): string {
  return user.fullName || user.userName
}

function Chips({ row }: { row: Row }) {
  if (row.isDeleted)
    return (
      <span data-chip>
        <Trash2 size={14} aria-hidden />
        {words.deletedChip}
      </span>
    )
  return (
    <>
      {!row.isEnabled && (
        <span data-chip>
          <UserRoundX size={14} aria-hidden />
          {words.disabledChip}
        </span>
      )}
      {row.isLocked && (
        <span data-chip>
          <Lock size={14} aria-hidden />
          {words.lockedChip}
        </span>
      )}
      {row.mailBouncedOn && (
        <span data-chip>
          <TriangleAlert size={14} aria-hidden />
          {words.bouncedChip}
        </span>
      )}
    </>
  )
}

/** Look of what the cells hold, once for the table instead of once for each row. */
export const userListStyle: SystemStyleObject = {
  '& [data-user]': { display: 'flex', alignItems: 'center', gap: '10px', minWidth: '0' },
  '& [data-user] > span': { minWidth: '0', overflowWrap: 'anywhere' },
  '& [data-user] input': {
    flex: 'none',
    width: '18px',
    height: '18px',
    margin: '0',
    accentColor: 'brand.solid',
  },
  '& [data-person]': { display: 'flex', alignItems: 'center', gap: '9px' },
  '& [data-person] i': {
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    width: '26px',
    height: '26px',
    borderRadius: 'full',
    color: 'white',
    fontFamily: 'ui',
    fontSize: '11px',
    fontStyle: 'normal',
    fontWeight: '700',
    lineHeight: '1',
  },
  '@media (min-width: 90em)': { '& [data-date]': { whiteSpace: 'nowrap' } },
  // A missing act leaves its place empty: the same acts stand below each other.
  '& [data-acts]': { display: 'flex', justifyContent: 'flex-end', gap: '2px' },
  '& [data-acts] i': { width: '32px', '@media (pointer: coarse)': { width: '44px' } },
  '& [data-acts] button': {
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    width: '32px',
    height: '32px',
    borderRadius: 'sm',
    color: 'fg.default',
    cursor: 'pointer',
    _hover: { bg: 'bg.selected' },
    '@media (pointer: coarse)': { width: '44px', height: '44px' },
  },
  '& [data-chip]': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '5px',
    minHeight: '22px',
    padding: '1px 7px 1px 6px',
    border: '1px solid {colors.done.border}',
    borderRadius: 'chip',
    bg: 'done.subtle',
    color: 'done.fg',
    fontSize: 'xs',
    fontWeight: '600',
    lineHeight: '1.25',
    whiteSpace: 'nowrap',
  },
  '& tbody tr[data-state=disabled] > *': { bg: 'done.subtle', color: 'done.fg' },
  '@media (min-width: 80em)': {
    '& tbody tr[data-state=disabled] > th': { boxShadow: 'inset 3px 0 0 {colors.done.solid}' },
    '& tbody td, & tbody th': { fontSize: 'sm' },
  },
  '@media (max-width: 79.99em)': {
    '& tbody tr[data-state=disabled]': { bg: 'done.subtle' },
    '& [data-acts] i': { display: 'none' },
    '& td[data-label=Actions]::before': { content: 'none' },
    '& td[data-label=Actions]': { gridColumn: '1 / -1' },
  },
}

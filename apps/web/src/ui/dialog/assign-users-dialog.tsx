import { Alert } from '../feedback/alert'
import { Button } from '../action/button'
import { DataTable, type DataColumn } from '../table/data-table'
import { Dialog } from './dialog'
import type { ShownProblem } from '../feedback/states'
import { dialogMessages } from './dialog-messages.generated'

/** A person who is assigned or can be. */
export interface AssignableRow {
  id: string
  fullName: string
  /** As they are shown. */
  roles: string
  isAssigned: boolean
}

export interface AssignUsersDialogProps {
  title: string
  words: { assign: string; remove: string; close: string; caption: string; empty: string }
  /** Undefined while they load. */
  users: readonly AssignableRow[] | undefined
  problem: ShownProblem | null
  onRetry: () => void
  /** Why the last change was refused. */
  refused: string
  /** Whose row is being changed. */
  busy: string | undefined
  onToggle: (user: AssignableRow) => void
  onClose: () => void
}

/** Who works on something: a table of people, each with the button that assigns them or takes them off. */
export function AssignUsersDialog(props: AssignUsersDialogProps) {
  const { title, words, users, problem, onRetry, refused, onClose } = props
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      width="role"
      staticBackdrop
      closeButton={false}
      footer={<Button onClick={onClose}>{words.close}</Button>}
    >
      {refused && <Alert status="error">{refused}</Alert>}
      <DataTable
        caption={words.caption}
        columns={columnsOf(props)}
        rows={users}
        getRowId={(user) => user.id}
        problem={problem}
        onRetry={onRetry}
        empty={{ title: words.empty }}
        rowState={(user) => (user.isAssigned ? 'selected' : undefined)}
      />
    </Dialog>
  )
}

function columnsOf({ words, busy, onToggle }: AssignUsersDialogProps): DataColumn<AssignableRow>[] {
  return [
    { id: 'user', header: dialogMessages.columns.user, rowHeader: true, cell: (user) => user.fullName },
    { id: 'roles', header: dialogMessages.columns.roles, cell: (user) => user.roles },
    {
      id: 'action',
      header: dialogMessages.columns.action,
      cell: (user) => (
        <Button
          size="sm"
          loading={busy === user.id}
          aria-label={`${user.isAssigned ? words.remove : words.assign}, ${user.fullName}`}
          onClick={() => onToggle(user)}
        >
          {user.isAssigned ? words.remove : words.assign}
        </Button>
      ),
    },
  ]
}

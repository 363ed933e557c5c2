import { chakra } from '@chakra-ui/react'
import { editorRole } from '@portal/domain'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { tableStyle } from '../../ui/table-style'
import { accountsMessages } from './accounts-messages'
import type { UserRowFieldsFragment as Row } from './accounts.generated'
import type { Agency } from './user-editor'
import { userFormValues, type UserFormValues } from './user-form'

const words = accountsMessages.conflict
const labels = accountsMessages.editor

const fields: readonly [keyof UserFormValues, string][] = [
  ['email', labels.email],
  ['fullName', labels.fullName],
  ['title', labels.titleField],
  ['phoneNumber', labels.phoneNumber],
  ['jobTitle', labels.jobTitle],
  ['role', labels.roles],
  ['moreRoles', labels.moreRoles],
  ['leaId', labels.jurisdiction],
  ['preferredLeaId', labels.preferredLea],
  ['selectedLeas', labels.notifications],
]

interface UserConflictDialogProps {
  mine: UserFormValues
  theirs: Row
  agencies: readonly Agency[]
  onKeepMine: () => void
  onTakeTheirs: () => void
}

/** Two people changed one user: what differs, field by field; nothing is written until one is chosen. */
export function UserConflictDialog({
  mine,
  theirs,
  agencies,
  onKeepMine,
  onTakeTheirs,
}: UserConflictDialogProps) {
  const other = userFormValues(theirs, null)
  const differing = fields.filter(([name]) => JSON.stringify(mine[name]) !== JSON.stringify(other[name]))
  const inWords = (name: keyof UserFormValues, values: UserFormValues): string => {
    const agency = (id: string | number) =>
      agencies.find((one) => String(one.id) === String(id))?.shortName ?? String(id)
    const value = values[name]
    if (name === 'role') return editorRole(values.role)?.label ?? values.role
    if (name === 'selectedLeas') return values.selectedLeas.map(agency).join(', ')
    if (typeof value !== 'string') return value.join(', ')
    return value !== '' && (name === 'leaId' || name === 'preferredLeaId') ? agency(value) : value
  }
  return (
    <Dialog
      open
      onClose={() => undefined}
      title={words.title}
      width="role"
      role="alertdialog"
      staticBackdrop
      closeButton={false}
      footer={
        <>
          <Button onClick={onTakeTheirs}>{words.takeTheirs}</Button>
          <Button variant="solid" onClick={onKeepMine}>
            {words.keepMine}
          </Button>
        </>
      }
    >
      <chakra.p marginBottom="12px">{words.body(theirs.changedBy?.fullName ?? null)}</chakra.p>
      <chakra.table css={tableStyle}>
        <thead>
          <tr>
            <th scope="col">{words.field}</th>
            <th scope="col">{words.mine}</th>
            <th scope="col">{words.theirs}</th>
          </tr>
        </thead>
        <tbody>
          {differing.map(([name, label]) => (
            <tr key={name}>
              <th scope="row">{label}</th>
              <td data-label={words.mine}>
                <span>{inWords(name, mine) || words.nothing}</span>
              </td>
              <td data-label={words.theirs}>
                <span>{inWords(name, other) || words.nothing}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </chakra.table>
    </Dialog>
  )
}

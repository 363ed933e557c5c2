import { chakra } from '@chakra-ui/react'
import { clientScopes } from '@portal/domain'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { tableStyle } from '../../ui/table-style'
import type { ClientFieldsFragment } from './accounts.generated'
import { clientFormValues, type ClientFormValues } from './client-form'
import { clientsMessages } from './clients-messages'
import type { Agency } from './user-editor'

const words = clientsMessages.conflict
const labels = clientsMessages.editor

const fields: readonly [keyof ClientFormValues, string][] = [
  ['name', labels.name],
  ['contact', labels.contact],
  ['scopes', labels.scopes],
  ['reach', labels.reach],
  ['leaIds', labels.leas],
  ['expiresOn', labels.expiresOn],
  ['requestsPerMinute', labels.requests],
]

export interface ClientConflictDialogProps {
  mine: ClientFormValues
  theirs: ClientFieldsFragment
  agencies: readonly Agency[]
  onKeepMine: () => void
  onTakeTheirs: () => void
}

/** Two people changed one client: what differs, field by field; nothing is written until one is chosen. */
export function ClientConflictDialog(props: ClientConflictDialogProps) {
  const { mine, theirs, agencies } = props
  const other = clientFormValues(theirs, new Date())
  const differing = fields.filter(([name]) => JSON.stringify(mine[name]) !== JSON.stringify(other[name]))
  const inWords = (name: keyof ClientFormValues, values: ClientFormValues): string => {
    if (name === 'scopes')
      return clientScopes.flatMap((one) => (values.scopes.includes(one.value) ? one.name : [])).join(', ')
    if (name === 'reach') return values.reach === 'all' ? labels.all : labels.some
    if (name === 'leaIds')
      return agencies.flatMap(({ id, shortName }) => (values.leaIds.includes(id) ? shortName : [])).join(', ')
    return String(values[name])
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
          <Button onClick={props.onTakeTheirs}>{words.takeTheirs}</Button>
          <Button variant="solid" onClick={props.onKeepMine}>
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

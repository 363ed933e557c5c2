import { fieldInWords } from '@portal/domain'
import { chakra } from '@chakra-ui/react'
import { tableStyle } from '../../ui/table-style'
import { auditTrailMessages as m } from './audit-trail-messages'
import type { AuditEventFieldsFragment } from './audit-trail.generated'

/** What an entry changed, field by field, before and after. */
export function AuditChanges({ changes }: { changes: AuditEventFieldsFragment['changes'] }) {
  if (changes.length === 0) return <chakra.p color="fg.muted">{m.noChanges}</chakra.p>
  return (
    <chakra.table
      css={{ ...tableStyle, '& tbody tr > *': { verticalAlign: 'top !important', overflowWrap: 'anywhere' } }}
      tableLayout="fixed"
    >
      <chakra.caption srOnly>{m.changes}</chakra.caption>
      <thead>
        <tr>
          <th scope="col">{m.field}</th>
          <th scope="col">{m.before}</th>
          <th scope="col">{m.after}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, before, after }) => (
          <tr key={field}>
            <th scope="row">{fieldInWords(field)}</th>
            <td data-label={m.before}>
              <Value value={before} />
            </td>
            <td data-label={m.after}>
              <Value value={after} />
            </td>
          </tr>
        ))}
      </tbody>
    </chakra.table>
  )
}

function Value({ value }: { value: string | null }) {
  return value === null ? <chakra.span color="fg.subtle">{m.nothing}</chakra.span> : <span>{value}</span>
}

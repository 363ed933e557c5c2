import { fieldInWords, isRichText } from '@portal/domain'
import { chakra, type SystemStyleObject } from '@chakra-ui/react'
import { FormattedText } from '../../ui/rich-text/formatted-text'
import { tableClasses } from '../../ui/table/table-styles.generated'
import { auditTrailMessages as m } from './audit-trail-messages.generated'
import type { AuditEventFieldsFragment } from './audit-trail.generated'

const changesStyle: SystemStyleObject = {
  '& thead th:first-of-type': { width: '20%' },
  '& tbody tr > *': { verticalAlign: 'top !important', overflowWrap: 'anywhere' },
  // Whole texts are read below their names, not beside them.
  '@media (max-width: 47.99em)': {
    '& tbody td': { flexDirection: 'column', alignItems: 'stretch', gap: '0', textAlign: 'start' },
  },
}

/** What an entry changed, field by field, before and after. */
export function AuditChanges({ changes }: { changes: AuditEventFieldsFragment['changes'] }) {
  if (changes.length === 0) return <chakra.p color="fg.muted">{m.noChanges}</chakra.p>
  return (
    <chakra.table className={tableClasses.plain} css={changesStyle} tableLayout="fixed">
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
  if (value === null) return <chakra.span color="fg.subtle">{m.nothing}</chakra.span>
  return isRichText(value) ? <FormattedText text={value} /> : <span>{value}</span>
}

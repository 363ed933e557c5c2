import { chakra } from '@chakra-ui/react'
import { formatDate, wordOf } from '../../../lib/format'
import { recordMessages } from '../record/record-messages.generated'
import type { RecordNames } from './use-names'

const isDay = (value: string) => /^\d{4}-\d{2}-\d{2}$/.test(value)

/** Who a record is about, below its masked name, once the reader shows it. */
export function RecordNameLines({ values }: { values: RecordNames | undefined }) {
  if (!values) return null
  return (
    <chakra.span display="block" fontWeight="400">
      {values
        .filter(({ value }) => value !== '')
        .map(({ field, value }) => (
          <chakra.span key={field} display="block" overflowWrap="anywhere">
            <chakra.span color="fg.subtle">{wordOf(recordMessages.identifiers, field)}</chakra.span>{' '}
            {isDay(value) ? formatDate(value) : value}
          </chakra.span>
        ))}
    </chakra.span>
  )
}

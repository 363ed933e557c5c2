import { chakra } from '@chakra-ui/react'
import { TextLink } from '../../../ui/action/link'
import { NoBreak, type DataColumn } from '../../../ui/table/data-table'
import type { ProngPlace } from '../audits-paths'
import { recordPaths } from './record-paths'

interface OfRecord {
  recordId: number
  order: number
  /** Masked. */
  student: string
}

/** The record that a row is about, by its place in the sample and its masked student, as a link. */
export const studentColumn = <Row extends OfRecord>(place: ProngPlace, header: string): DataColumn<Row> => ({
  id: 'student',
  header,
  sortValue: ({ order }) => order,
  exported: [{ heading: header, value: ({ order, student }) => `${order} ${student}` }],
  cell: ({ recordId, order, student }) => (
    <NoBreak>
      <chakra.span color="fg.subtle" marginInlineEnd="6px" fontVariantNumeric="tabular-nums">
        {order}
      </chakra.span>
      <TextLink to={recordPaths.record({ ...place, recordId })}>{student}</TextLink>
    </NoBreak>
  ),
})

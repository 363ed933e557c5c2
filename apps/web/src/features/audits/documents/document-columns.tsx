import { chakra } from '@chakra-ui/react'
import { calendarDay } from '@portal/domain'
import { formatBytes } from '../../../lib/files/format-bytes'
import { formatDate } from '../../../lib/format'
import { TextLink } from '../../../ui/action/link'
import { ScanNote, scanWords, StoredFileLink } from '../../../ui/action/stored-file'
import { NoBreak, type DataColumn } from '../../../ui/table/data-table'
import { auditsPaths, type ProngPlace } from '../audits-paths'
import { studentColumn } from '../record/student-column'
import { requestPaths } from '../requests/requests-address'
import { prongDocumentsMessages as words } from './prong-documents-messages.generated'
import type { ProngFileFieldsFragment as Row } from './prong-documents.generated'

const names = words.columns

/** Columns of the documents of a prong. */
export const documentColumns = (place: ProngPlace): DataColumn<Row>[] => [
  {
    id: 'title',
    header: names.title,
    rowHeader: true,
    sortValue: ({ title }) => title,
    exported: [
      { heading: names.title, value: ({ title }) => title },
      { heading: names.fileName, value: ({ fileName }) => fileName },
    ],
    cell: (row) => (
      <chakra.span display="grid" gap="2px" minWidth={{ md: '200px' }} overflowWrap="anywhere">
        <StoredFileLink file={row} text={row.title} />
        <chakra.span fontSize="sm" fontWeight="400" color="fg.subtle">
          {row.fileName}
        </chakra.span>
        <ScanNote scanState={row.scanState} mayRemove={false} />
      </chakra.span>
    ),
  },
  studentColumn(place, names.student),
  {
    id: 'item',
    header: names.item,
    sortValue: ({ itemNumber }) => itemNumber,
    exported: [
      { heading: names.item, value: ({ itemNumber }) => itemNumber || words.recordAsAWhole },
      { heading: names.itemText, value: ({ itemText }) => itemText },
    ],
    cell: ({ itemId, itemNumber, itemText }) =>
      itemId === null ? words.recordAsAWhole : <span title={itemText}>{itemNumber || itemId}</span>,
  },
  {
    id: 'belongsTo',
    header: names.belongsTo,
    sortValue: belongsTo,
    cell(row) {
      const to = pathOf(place, row)
      return to ? (
        <TextLink to={to}>{belongsTo(row)}</TextLink>
      ) : (
        <chakra.span color="fg.subtle">{belongsTo(row)}</chakra.span>
      )
    },
  },
  ...fileColumns,
]

/** Who uploaded a document and when, and the file. */
const fileColumns: DataColumn<Row>[] = [
  {
    id: 'uploadedBy',
    header: names.uploadedBy,
    sortValue: ({ createdBy }) => createdBy.fullName,
    cell: ({ createdBy }) => createdBy.fullName,
  },
  {
    id: 'uploadedOn',
    header: names.uploadedOn,
    sortValue: ({ createdOn }) => createdOn,
    exported: [
      { heading: names.uploadedOn, value: ({ createdOn }) => ({ day: calendarDay(new Date(createdOn)) }) },
    ],
    cell: ({ createdOn }) => <NoBreak>{formatDate(createdOn)}</NoBreak>,
  },
  {
    id: 'size',
    header: names.size,
    align: 'end',
    sortValue: ({ size }) => size,
    exported: [{ heading: names.bytes, value: ({ size }) => size }],
    cell: ({ size }) => <NoBreak>{formatBytes(size)}</NoBreak>,
  },
  {
    id: 'scan',
    header: names.scan,
    sortValue: scanOf,
    cell: scanOf,
  },
]

/** What a document was uploaded for, in words. */
function belongsTo({ requestId, correctionId }: Row): string {
  if (correctionId !== null) return words.correction
  return requestId === null ? words.review : words.request({ n: requestId })
}

function pathOf(place: ProngPlace, { requestId, correctionId }: Row): string | null {
  if (correctionId !== null) return auditsPaths.correction(place.typeKey, place.prongId, correctionId)
  return requestId === null ? null : requestPaths.request(place, requestId)
}

function scanOf({ scanState }: Row): string {
  return scanWords[scanState] ?? scanState
}

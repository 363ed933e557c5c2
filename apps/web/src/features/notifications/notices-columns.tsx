import { chakra } from '@chakra-ui/react'
import { Circle, CircleCheck, Scale } from 'lucide-react'
import { formatDateTime } from '../../lib/format'
import type { DataColumn } from '../../ui/data-table'
import { IconButton } from '../../ui/icon-button'
import { TextLink } from '../../ui/link'
import { StatusChip } from '../../ui/status-chip'
import { notificationsMessages as m } from './notifications-messages'
import type { NoticeFieldsFragment as Row } from './notifications.generated'

/** Columns of the notices; following one reads it. */
export function noticesColumns(onRead: (row: Row) => void): DataColumn<Row>[] {
  return [
    {
      id: 'title',
      header: m.columns.title,
      rowHeader: true,
      width: '46%',
      cell: (row) => (
        <chakra.span css={{ '& a': { fontWeight: row.readOn === null ? '650' : '400' } }}>
          <TextLink to={row.path} onClick={() => onRead(row)}>
            {row.title}
          </TextLink>
        </chakra.span>
      ),
    },
    {
      id: 'group',
      header: m.columns.group,
      cell: ({ groupLabel, isLegal }) =>
        isLegal ? (
          <chakra.span display="inline-flex" alignItems="center" gap="6px">
            {groupLabel}
            <Scale size={14} role="img" aria-label={m.legal} />
          </chakra.span>
        ) : (
          groupLabel
        ),
    },
    { id: 'agency', header: m.columns.agency, cell: ({ agency }) => agency },
    {
      id: 'createdOn',
      header: m.columns.createdOn,
      cell: ({ createdOn }) => <chakra.span whiteSpace="nowrap">{formatDateTime(createdOn)}</chakra.span>,
    },
    {
      id: 'state',
      header: m.columns.state,
      cell: (row) =>
        row.readOn === null ? (
          <chakra.span display="inline-flex" alignItems="center" gap="4px">
            <StatusChip palette="info" icon={Circle}>
              {m.unread}
            </StatusChip>
            <IconButton
              label={m.markRead(row.title)}
              icon={<CircleCheck aria-hidden />}
              onClick={() => onRead(row)}
            />
          </chakra.span>
        ) : (
          <StatusChip palette="done" icon={CircleCheck}>
            {m.read}
          </StatusChip>
        ),
    },
  ]
}

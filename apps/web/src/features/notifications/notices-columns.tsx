import { chakra } from '@chakra-ui/react'
import { Circle, CircleCheck, Scale } from 'lucide-react'
import { formatDateTime } from '../../lib/format'
import type { DataColumn } from '../../ui/table/data-table'
import { IconButton } from '../../ui/action/icon-button'
import { TextLink } from '../../ui/action/link'
import { StatusChip } from '../../ui/feedback/status-chip'
import { AlikeNotices } from './alike-notices'
import { notificationsMessages as m } from './notifications-messages.generated'
import type { NoticeFieldsFragment, NoticeTogetherFieldsFragment as Row } from './notifications.generated'

interface NoticesColumns {
  onlyUnread: boolean
  /** A row, with what it counts. */
  onRead: (row: Row) => void
  onReadSingle: (notice: NoticeFieldsFragment) => void
}

/** Columns of the notices; following one reads it. */
export function noticesColumns({ onlyUnread, onRead, onReadSingle }: NoticesColumns): DataColumn<Row>[] {
  return [
    {
      id: 'title',
      header: m.columns.title,
      rowHeader: true,
      width: '46%',
      cell: (row) => (
        <>
          <chakra.span css={{ '& a': { fontWeight: row.alikeUnread > 0 ? '650' : '400' } }}>
            <TextLink to={row.path} onClick={() => onRead(row)}>
              {row.title}
            </TextLink>
          </chakra.span>
          <AlikeNotices notice={row} onlyUnread={onlyUnread} onOpen={onReadSingle} />
        </>
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
        row.alikeUnread > 0 ? (
          <chakra.span display="inline-flex" alignItems="center" gap="4px">
            <StatusChip palette="info" icon={Circle}>
              {m.unread}
            </StatusChip>
            <IconButton
              label={m.markRead({ title: row.title })}
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

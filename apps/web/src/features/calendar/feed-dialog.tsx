import { chakra } from '@chakra-ui/react'
import { complianceYearName } from '@portal/domain'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { formatDateTime } from '../../lib/format'
import { problemOf } from '../../lib/problem'
import { Alert } from '../../ui/feedback/alert'
import { Button } from '../../ui/action/button'
import { Dialog } from '../../ui/dialog/dialog'
import { FileLink } from '../../ui/action/file-link'
import { calendarMessages } from './calendar-messages.generated'
import {
  useCalendarFeedsQuery,
  useCreateCalendarFeedMutation,
  useRevokeCalendarFeedMutation,
} from './calendar.generated'

const m = calendarMessages.feed

interface FeedDialogProps {
  leaId: number
  year: number
  onClose: () => void
}

/** The events for other programs: a file of one year, and an address that Outlook reads again and again. */
export function FeedDialog({ leaId, year, onClose }: FeedDialogProps) {
  const { data, refetch } = useCalendarFeedsQuery({ fetchPolicy: 'cache-and-network' })
  const [create, creating] = useCreateCalendarFeedMutation()
  const [revoke, revoking] = useRevokeCalendarFeedMutation()
  const [address, setAddress] = useState<string | null>(null)
  const [notice, setNotice] = useState<{ status: 'success' | 'error'; text: string } | null>(null)
  const feed = data?.calendarFeeds.find((one) => one.leaId === leaId)

  const attempt = async (work: () => Promise<void>) => {
    setNotice(null)
    try {
      await work()
      await refetch()
    } catch (error) {
      setNotice({ status: 'error', text: problemOf(error).message })
    }
  }
  const refusal = (errors: readonly { message: string }[] | undefined) => {
    const text = errors?.[0]?.message
    if (text) setNotice({ status: 'error', text })
    return text !== undefined
  }
  const make = () =>
    attempt(async () => {
      const result = (await create({ variables: { leaId } })).data?.createCalendarFeed
      if (!refusal(result?.errors) && result?.path) setAddress(location.origin + result.path)
    })
  const end = (id: number) =>
    attempt(async () => {
      const result = (await revoke({ variables: { id } })).data?.revokeCalendarFeed
      if (refusal(result?.errors)) return
      setAddress(null)
      setNotice({ status: 'success', text: m.revoked })
    })

  return (
    <Dialog
      open
      onClose={onClose}
      title={m.title}
      width="password"
      footer={<Button onClick={onClose}>{m.close}</Button>}
    >
      {notice && <Alert status={notice.status}>{notice.text}</Alert>}
      <chakra.p marginBottom="4px">
        <FileLink href={`/files/calendars/${leaId}/${year}`} icon={<Download size={16} aria-hidden />}>
          {m.download({ year: complianceYearName(year) })}
        </FileLink>
      </chakra.p>
      <chakra.p textStyle="hint" color="fg.subtle" marginBottom="14px">
        {m.downloadHint}
      </chakra.p>
      <chakra.p marginBottom="8px">{m.about}</chakra.p>
      <chakra.p marginBottom="8px" textStyle="label">
        {!feed
          ? m.none
          : feed.lastReadOn
            ? m.standing({ made: formatDateTime(feed.createdOn), read: formatDateTime(feed.lastReadOn) })
            : m.standingUnread({ made: formatDateTime(feed.createdOn) })}
      </chakra.p>
      {address && (
        <chakra.div marginBottom="12px">
          <chakra.label htmlFor="calendar-feed-address" display="block" textStyle="label">
            {m.address}
          </chakra.label>
          <chakra.p id="calendar-feed-once" textStyle="hint" color="fg.subtle">
            {m.once}
          </chakra.p>
          <chakra.div display="flex" gap="8px" marginTop="4px">
            <chakra.input
              id="calendar-feed-address"
              aria-describedby="calendar-feed-once"
              readOnly
              value={address}
              onFocus={(event) => event.currentTarget.select()}
              flex="1"
              minWidth="0"
              padding="6px 10px"
              border="1px dashed {colors.border.strong}"
              borderRadius="sm"
              bg="bg.subtle"
              fontFamily="body"
            />
            <Button
              onClick={() =>
                void navigator.clipboard
                  .writeText(address)
                  .then(() => setNotice({ status: 'success', text: m.copied }))
                  // Without the right to the clipboard the address can still be selected.
                  .catch(() => undefined)
              }
            >
              {m.copy}
            </Button>
          </chakra.div>
        </chakra.div>
      )}
      <chakra.div display="flex" flexWrap="wrap" gap="8px">
        <Button loading={creating.loading} onClick={() => void make()}>
          {feed ? m.replace : m.make}
        </Button>
        {feed && (
          <Button variant="danger" loading={revoking.loading} onClick={() => void end(feed.id)}>
            {m.revoke}
          </Button>
        )}
      </chakra.div>
      {feed && (
        <chakra.p textStyle="hint" color="fg.subtle" marginTop="4px">
          {m.replaceHint}
        </chakra.p>
      )}
    </Dialog>
  )
}

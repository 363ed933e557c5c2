import { chakra } from '@chakra-ui/react'
import type { AnnouncementSeverity } from '@portal/domain'
import { CircleAlert, Info, TriangleAlert, X, type LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { formatDate } from '../../lib/format'
import { problemOf } from '../../lib/problem'
import { useViewer } from '../../lib/session/viewer'
import { Card } from '../../ui/layout/card'
import { IconButton } from '../../ui/action/icon-button'
import { TextLink } from '../../ui/action/link'
import { RichText } from '../../ui/rich-text/rich-text'
import { EmptyState, LoadingState, ProblemState, type ShownProblem } from '../../ui/feedback/states'
import { StatusChip, type ChipPalette } from '../../ui/feedback/status-chip'
import { toast } from '../../ui/feedback/toast'
import { announcementsMessages as m } from './announcements-messages.generated'
import { announcementsPaths } from './announcements-paths'
import {
  useDismissAnnouncementMutation,
  type AnnouncementFieldsFragment as Announcement,
} from './announcements.generated'

const looks: Record<AnnouncementSeverity, { palette: ChipPalette; icon: LucideIcon }> = {
  Information: { palette: 'info', icon: Info },
  Important: { palette: 'dueSoon', icon: TriangleAlert },
  Urgent: { palette: 'overdue', icon: CircleAlert },
}

/** How loud an announcement is, in colour, icon and word. */
export function SeverityChip({ severity }: { severity: AnnouncementSeverity }) {
  return <StatusChip {...looks[severity]}>{severity}</StatusChip>
}

export interface AnnouncementsPanelProps {
  /** Null or undefined while loading, and after an error. */
  announcements: readonly Announcement[] | null | undefined
  problem: ShownProblem | undefined
  onRetry: () => void
}

/**
 * The announcements for the person. Without any, readers see nothing, and those who write them a link to the list.
 */
export function AnnouncementsPanel({ announcements, problem, onRetry }: AnnouncementsPanelProps) {
  const viewer = useViewer()
  const [dismiss] = useDismissAnnouncementMutation()
  const [gone, setGone] = useState<readonly number[]>([])
  const shown = announcements?.filter(({ id }) => !gone.includes(id))

  async function put({ id }: Announcement) {
    setGone((known) => [...known, id])
    const back = (description: string) => {
      setGone((known) => known.filter((one) => one !== id))
      toast({ title: m.actFailed, description, status: 'error', duration: 5000 })
    }
    try {
      const { data } = await dismiss({
        variables: { id },
        // Lists leave out what is no longer there, so nothing needs to be loaded again.
        update(cache, { data: done }) {
          if (done?.dismissAnnouncement.errors.length === 0)
            cache.evict({ id: cache.identify({ __typename: 'Announcement', id }) })
        },
      })
      const refused = data?.dismissAnnouncement.errors ?? []
      if (refused.length === 0) toast({ title: m.dismissed, status: 'success', duration: 5000 })
      else {
        back(refused.map(({ message }) => message).join(' '))
        onRetry()
      }
    } catch (failure) {
      back(problemOf(failure).message)
    }
  }

  if (!viewer.isStateMonitor && !problem && (shown ?? []).length === 0) return null
  return (
    <Card
      title={m.title}
      padded={false}
      {...(shown && shown.length > 0 ? { note: shown.length } : {})}
      actions={viewer.isStateMonitor && <TextLink to={announcementsPaths.manage}>{m.manage}</TextLink>}
    >
      {shown && shown.length > 0 ? (
        <ul>
          {shown.map((one) => (
            <AnnouncementRow key={one.id} announcement={one} onDismiss={() => void put(one)} />
          ))}
        </ul>
      ) : shown ? (
        <EmptyState title={m.none}>{m.noneBody}</EmptyState>
      ) : problem ? (
        <ProblemState problem={problem} what={m.what.announcements} onRetry={onRetry} />
      ) : (
        <LoadingState what={m.what.announcements} lines={2} />
      )}
    </Card>
  )
}

function AnnouncementRow({
  announcement: { title, body, severity, toDay, dismiss },
  onDismiss,
}: {
  announcement: Announcement
  onDismiss: () => void
}) {
  return (
    <chakra.li
      display="flex"
      gap="8px 12px"
      alignItems="flex-start"
      padding="12px 14px"
      borderTop="1px solid {colors.border.subtle}"
      _first={{ borderTop: '0' }}
    >
      <chakra.article flex="1" minWidth="0" aria-label={title}>
        <chakra.div display="flex" flexWrap="wrap" gap="4px 10px" alignItems="center" marginBottom="4px">
          <SeverityChip severity={severity} />
          <chakra.h3 textStyle="blockTitle">{title}</chakra.h3>
        </chakra.div>
        <RichText html={body} />
        <chakra.p textStyle="hint" color="fg.subtle" marginTop="4px">
          {m.until({ day: formatDate(toDay) })}
        </chakra.p>
      </chakra.article>
      {dismiss.allowed && (
        <IconButton label={m.dismiss({ title })} icon={<X aria-hidden />} onClick={onDismiss} />
      )}
    </chakra.li>
  )
}

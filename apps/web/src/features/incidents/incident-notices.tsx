import { chakra } from '@chakra-ui/react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../ui/action/button'
import { TextLink } from '../../ui/action/link'
import { DeadlineChip } from '../../ui/feedback/deadline-chip'
import { Card } from '../../ui/layout/card'
import { incidentsMessages } from './incidents-messages.generated'
import { incidentsPaths } from './incidents-paths'
import type { IncidentNoticeFieldsFragment as Notice } from './incidents.generated'

const NoticeDialog = lazy(() =>
  import('./incident-notice-dialog').then((module) => ({ default: module.IncidentNoticeDialog })),
)

const words = incidentsMessages.notices

/** Notices about students with many incidents that are to be given; nothing where there is none. */
export function IncidentNotices({
  notices,
  onChanged,
}: {
  notices: readonly Notice[]
  onChanged: () => void
}) {
  const [open, setOpen] = useState<Notice>()
  if (notices.length === 0) return null
  return (
    <chakra.div marginBottom="14px">
      <Card title={words.title} note={notices.length}>
        <chakra.ul aria-label={words.title} listStyleType="none" display="grid" gap="10px">
          {notices.map((notice) => (
            <chakra.li key={notice.id} display="flex" flexWrap="wrap" alignItems="center" gap="6px 12px">
              <DeadlineChip dueOn={notice.dueOn} rule={notice.derivation} />
              <TextLink to={incidentsPaths.sameStudent(notice.incidentId)}>
                {words.of({ student: notice.student, n: notice.incidents, agency: notice.lea.shortName })}
              </TextLink>
              <Button
                size="sm"
                aria-label={words.recordOf({ student: notice.student })}
                disabledReason={!notice.record.allowed && notice.record.reason}
                onClick={() => setOpen(notice)}
              >
                {words.record}
              </Button>
            </chakra.li>
          ))}
        </chakra.ul>
      </Card>
      <Suspense fallback={null}>
        {open && (
          <NoticeDialog
            notice={open}
            onClose={() => setOpen(undefined)}
            onSaved={() => {
              setOpen(undefined)
              onChanged()
            }}
          />
        )}
      </Suspense>
    </chakra.div>
  )
}

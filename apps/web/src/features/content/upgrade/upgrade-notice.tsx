import type { ListedContentKind } from '@portal/domain'
import { lazy, Suspense, useState } from 'react'
import { formatDate } from '../../../lib/format'
import { useViewer } from '../../../lib/session/viewer'
import { Alert } from '../../../ui/feedback/alert'
import { Button } from '../../../ui/action/button'
import { useContentUpgradeQuery } from '../content.generated'
import { upgradeMessages as m } from './upgrade-messages.generated'

// Loaded when it is opened.
const UpgradeDialog = lazy(() =>
  import('./upgrade-dialog').then((module) => ({ default: module.UpgradeDialog })),
)

interface UpgradeNoticeProps {
  kind: ListedContentKind
  selfAssessmentId: number
  onDecided: () => void
}

/** A notice above a started self-assessment that newer questions were published, for people who may apply them. */
export function UpgradeNotice({ kind, selfAssessmentId, onDecided }: UpgradeNoticeProps) {
  const mayDecide = useViewer().permissions.includes('content.manage')
  const [open, setOpen] = useState(false)
  const { data, refetch } = useContentUpgradeQuery({
    variables: { kind, selfAssessmentId },
    skip: !mayDecide,
    fetchPolicy: 'cache-and-network',
  })
  const upgrade = data?.contentUpgrade
  if (!upgrade) return null
  const { to, record } = upgrade
  const { fromNumber, kept, decide } = record
  const sentences = [
    m.offered[kind]({ number: to.number ?? 1, on: to.publishedOn ? formatDate(to.publishedOn) : '' }),
    `${m.counts(record)}.`,
    kept && m.kept({ number: fromNumber, name: kept.by.fullName, on: formatDate(kept.decidedOn) }),
    decide.reason,
  ]
  return (
    <>
      <Alert status="info" quiet>
        {sentences.filter(Boolean).join(' ')}{' '}
        {decide.allowed && (
          <Button variant="link" onClick={() => setOpen(true)}>
            {kept ? m.lookAgain : m.look}
          </Button>
        )}
      </Alert>
      <Suspense fallback={null}>
        {open && (
          <UpgradeDialog
            kind={kind}
            upgrade={upgrade}
            onClose={() => setOpen(false)}
            onDecided={() => {
              setOpen(false)
              void refetch().catch(() => undefined)
              onDecided()
            }}
          />
        )}
      </Suspense>
    </>
  )
}

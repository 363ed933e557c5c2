import type { ContentKind } from '@portal/domain'
import { lazy, Suspense, useState } from 'react'
import { formatDate } from '../../../lib/format'
import { useViewer } from '../../../lib/session/viewer'
import { Alert } from '../../../ui/feedback/alert'
import { Button } from '../../../ui/action/button'
import { useContentUpgradeQuery } from '../content.generated'
import { upgradeMessages as m } from './upgrade-messages.generated'

// The dialog comes when it is opened.
const UpgradeDialog = lazy(() =>
  import('./upgrade-dialog').then((module) => ({ default: module.UpgradeDialog })),
)

interface UpgradeOfferProps {
  kind: ContentKind
  selfAssessmentId: number
  onDecided: () => void
}

/** Says above a started self-assessment that newer questions were published, to those who may take them over. */
export function UpgradeOffer({ kind, selfAssessmentId, onDecided }: UpgradeOfferProps) {
  const mayDecide = useViewer().permissions.includes('content.manage')
  const [open, setOpen] = useState(false)
  const { data, refetch } = useContentUpgradeQuery({
    variables: { kind, selfAssessmentId },
    skip: !mayDecide,
    fetchPolicy: 'cache-and-network',
  })
  const offer = data?.contentUpgrade
  if (!offer) return null
  const { to, record } = offer
  const { fromNumber, kept, decide } = record
  const said = [
    m.offered[kind]({ number: to.number ?? 1, on: to.publishedOn ? formatDate(to.publishedOn) : '' }),
    `${m.counts(record)}.`,
    kept && m.kept({ number: fromNumber, name: kept.by.fullName, on: formatDate(kept.decidedOn) }),
    decide.reason,
  ]
  return (
    <>
      <Alert status="info" quiet>
        {said.filter(Boolean).join(' ')}{' '}
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
            offer={offer}
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

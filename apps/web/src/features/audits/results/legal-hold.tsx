import { chakra } from '@chakra-ui/react'
import { calendarDay, retainedUntil } from '@portal/domain'
import { Lock, LockOpen } from 'lucide-react'
import { useState } from 'react'
import { formatDate } from '../../../lib/format'
import { refusalsOf } from '../../../lib/saving/refusals'
import { useViewer } from '../../../lib/session/viewer'
import { Button } from '../../../ui/action/button'
import { ReasonLater } from '../../../ui/dialog/reason-later'
import { Alert } from '../../../ui/feedback/alert'
import { toast } from '../../../ui/feedback/toast'
import { Card } from '../../../ui/layout/card'
import type { ProngPlace } from '../audits-paths'
import { reportActsMessages } from './report-acts-messages.generated'
import { useSetAuditHoldMutation, type ReportActFieldsFragment } from './report-acts.generated'

const words = reportActsMessages.hold

interface LegalHoldProps {
  place: ProngPlace
  prong: ReportActFieldsFragment
  onChanged: () => void
}

/** How long what belongs to an audit is kept, and the hold that keeps it longer (domain definition 9.2). */
export function LegalHold({ place, prong, onChanged }: LegalHoldProps) {
  const { isStateMonitor } = useViewer()
  const [asking, setAsking] = useState(false)
  const [setHold] = useSetAuditHoldMutation()
  const { legalHold, audit } = prong
  const isHeld = legalHold !== ''
  return (
    <Card
      title={words.title}
      actions={
        isStateMonitor && (
          <Button
            icon={isHeld ? <LockOpen aria-hidden /> : <Lock aria-hidden />}
            onClick={() => setAsking(true)}
          >
            {isHeld ? words.lift : words.set}
          </Button>
        )
      }
    >
      {isHeld && (
        <chakra.div marginBottom="10px">
          <Alert status="warning" quiet>
            {words.held({ reason: legalHold })}
          </Alert>
        </chakra.div>
      )}
      <p>{keptWords(prong)}</p>
      {asking && (
        <ReasonLater
          title={isHeld ? words.liftTitle : words.setTitle}
          intro={isHeld ? words.liftIntro : words.setIntro}
          words={{
            label: words.reason,
            hint: words.hint,
            go: isHeld ? words.lift : words.set,
            cancel: words.cancel,
          }}
          draft={['legal hold', audit.id]}
          check={(text) => (text.trim() === '' ? words.missing : undefined)}
          rows={3}
          maxLength={2000}
          onClose={() => setAsking(false)}
          onDone={async (reason) => {
            const refusals = await refusalsOf(async () => {
              const { id, version } = audit
              const input = { typeKey: place.typeKey, id, hold: !isHeld, reason, version }
              return (await setHold({ variables: { input } })).data?.setAuditHold.errors
            })
            if (refusals.length > 0) return refusals
            setAsking(false)
            toast({ status: 'success', title: isHeld ? words.wasLifted : words.wasSet, duration: 5000 })
            onChanged()
            return []
          }}
        />
      )}
    </Card>
  )
}

function keptWords({ closedOn, studentDataUntil, studentDataErasedOn }: ReportActFieldsFragment): string {
  const day = closedOn && calendarDay(new Date(closedOn))
  const letters = retainedUntil('letter', day)
  if (!day || !studentDataUntil || !letters) return words.open
  const closed = { day: formatDate(day), letters: formatDate(letters) }
  return studentDataErasedOn
    ? words.erased({ ...closed, erased: formatDate(studentDataErasedOn) })
    : words.closed({ ...closed, students: formatDate(studentDataUntil) })
}

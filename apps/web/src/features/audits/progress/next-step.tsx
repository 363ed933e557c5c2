import { chakra } from '@chakra-ui/react'
import { auditCourseActs, isOpenFinding, type AuditCourseAct } from '@portal/domain'
import { lazy, Suspense, useState } from 'react'
import { formatDate } from '../../../lib/format'
import { useViewer } from '../../../lib/session/viewer'
import { Button } from '../../../ui/action/button'
import { LinkButton } from '../../../ui/action/link'
import { TurnChip, type Turn } from '../../../ui/feedback/turn-chip'
import { Card } from '../../../ui/layout/card'
import { auditsPaths, type ProngPlace } from '../audits-paths'
import { progressMessages } from './progress-messages.generated'
import type { Progress } from './progress-value'
import type { AuditCourseQuery } from './progress.generated'

const words = progressMessages.next

const OpenRoundDialog = lazy(() =>
  import('./open-round-dialog').then((module) => ({ default: module.OpenRoundDialog })),
)
const CloseAuditDialog = lazy(() =>
  import('./close-audit-dialog').then((module) => ({ default: module.CloseAuditDialog })),
)

interface NextStepProps {
  place: ProngPlace
  prong: NonNullable<AuditCourseQuery['auditProng']>
  progress: Progress
  onChanged: () => void
}

/** What takes the audit further, whose step it is, and the button for it. */
export function NextStep({ place, prong, progress, onChanged }: NextStepProps) {
  const { leaId, isStateMonitor } = useViewer()
  const [acting, setActing] = useState<'open' | 'close'>()
  const { next, closedOn } = progress
  const own = leaId === null ? 'State' : 'Agency'
  const turn = next?.turn ?? 'None'
  const done = () => {
    setActing(undefined)
    onChanged()
  }
  return (
    <Card title={words.title} actions={<TurnChip turn={turn === own ? 'yours' : (turns[turn] ?? 'none')} />}>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="10px 16px">
        <chakra.p flex="1 1 320px">
          {sentenceOf(next, closedOn)}
          {prong.studentDataErasedOn && ` ${words.erased({ day: formatDate(prong.studentDataErasedOn) })}`}
        </chakra.p>
        <Go place={place} progress={progress} />
        {isStateMonitor && closedOn === null && (
          <>
            <Button
              variant={next?.act === 'openRound' ? 'solid' : 'outline'}
              disabledReason={!prong.openRound.allowed && prong.openRound.reason}
              onClick={() => setActing('open')}
            >
              {progressMessages.open.act}
            </Button>
            <Button
              variant={next?.act === 'closeAudit' ? 'solid' : 'outline'}
              disabledReason={!prong.closeAudit.allowed && prong.closeAudit.reason}
              onClick={() => setActing('close')}
            >
              {progressMessages.close.act}
            </Button>
          </>
        )}
      </chakra.div>
      <Suspense fallback={null}>
        {acting === 'open' && (
          <OpenRoundDialog
            typeKey={place.typeKey}
            progress={progress}
            onClose={() => setActing(undefined)}
            onOpened={done}
          />
        )}
        {acting === 'close' && (
          <CloseAuditDialog
            typeKey={place.typeKey}
            audit={{ id: progress.auditId, version: progress.version }}
            onClose={() => setActing(undefined)}
            onClosed={done}
          />
        )}
      </Suspense>
    </Card>
  )
}

const turns: Readonly<Record<string, Turn>> = { State: 'state', Agency: 'agency', None: 'none' }

function sentenceOf(next: Progress['next'], closedOn: string | null): string {
  if (closedOn) return words.closed({ day: formatDate(closedOn) })
  const act = actOf(next)
  if (!next || !act) return words.none
  const sentence = words.acts[act]
  return typeof sentence === 'string' ? sentence : sentence({ n: next.n })
}

const actOf = (next: Progress['next']): AuditCourseAct | undefined =>
  auditCourseActs.find((act) => act === next?.act)

/** The way to the page on which the next step is taken, where it is another one. */
function Go({ place: { typeKey }, progress }: { place: ProngPlace; progress: Progress }) {
  const { leaId } = useViewer()
  const act = actOf(progress.next)
  const to = act && destinationOf(act, typeKey, progress)
  const isOwn = progress.next?.turn === (leaId === null ? 'State' : 'Agency')
  if (!to || !isGo(act)) return null
  return (
    <LinkButton variant={isOwn ? 'solid' : 'outline'} to={to}>
      {act === 'verifyCorrections' && leaId !== null ? words.go.correct : words.go[act]}
    </LinkButton>
  )
}

const isGo = (act: AuditCourseAct): act is keyof typeof words.go => act in words.go

function destinationOf(
  act: AuditCourseAct,
  typeKey: string,
  { reviews, findings }: Progress,
): string | undefined {
  const corrections = (of: (counts: NonNullable<Progress['reviews'][number]['corrections']>) => number) => {
    const review = reviews.find((one) => one.corrections !== null && of(one.corrections) > 0)
    return review && auditsPaths.corrections(typeKey, review.prongId)
  }
  const finding = (wanted: (finding: Progress['findings'][number]) => boolean) => {
    const found = findings.find(wanted)
    return found && auditsPaths.finding(found.id)
  }
  const last = reviews.at(-1)
  switch (act) {
    case 'review':
      return last && auditsPaths.prong(typeKey, last.prongId)
    case 'verifyCorrections':
      return corrections(({ submitted }) => submitted)
    case 'correct':
      return corrections(({ remaining, submitted }) => remaining - submitted)
    case 'closeFindings':
      return finding(({ passed, status }) => passed && isOpenFinding(status))
    case 'declareReady':
      return finding(({ passed, ready, status }) => !passed && !ready && isOpenFinding(status))
    default:
      return undefined
  }
}

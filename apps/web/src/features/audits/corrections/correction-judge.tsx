import { chakra } from '@chakra-ui/react'
import { CaseState } from '@portal/domain'
import { Check, Undo2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { PayloadError } from '../../../lib/saving/form-errors'
import { refusalsOf } from '../../../lib/saving/refusals'
import { Button } from '../../../ui/action/button'
import { ReasonLater } from '../../../ui/dialog/reason-later'
import { toast } from '../../../ui/feedback/toast'
import { useAct } from '../../../ui/feedback/use-act'
import type { ProngPlace } from '../audits-paths'
import type { Correction } from './correction-values'
import { correctionsMessages } from './corrections-messages.generated'
import { useUpdateAuditCorrectionMutation } from './corrections.generated'

const words = correctionsMessages.judge
const { services } = correctionsMessages

interface CorrectionJudgeProps {
  place: ProngPlace
  entry: Correction
  onChanged: () => void
}

/** The state verifies a correction or returns it; what was verified can be taken back with a reason. */
export function CorrectionJudge({ place, entry, onChanged }: CorrectionJudgeProps) {
  const run = useCorrectionStep(place, entry)
  const { busy, act } = useAct(words.failed, onChanged)
  const [asking, setAsking] = useState<'return' | 'undo' | 'services'>()
  const isLeft = entry.state === CaseState.leftClaimed
  useOpened(place, entry)
  if (!entry.judge.allowed && !entry.undo.allowed && !entry.askServices.allowed) return null
  return (
    <chakra.div
      marginTop="18px"
      display="flex"
      flexWrap="wrap"
      gap="8px"
      role="group"
      aria-label={words.title}
    >
      {entry.judge.allowed && (
        <>
          <Button
            variant="solid"
            icon={<Check aria-hidden />}
            loading={busy}
            onClick={() => void act(words.verified, () => run('verify'))}
          >
            {isLeft ? words.approve : words.verify}
          </Button>
          <Button icon={<Undo2 aria-hidden />} onClick={() => setAsking('return')}>
            {words.return}
          </Button>
        </>
      )}
      {entry.undo.allowed && (
        <Button icon={<Undo2 aria-hidden />} onClick={() => setAsking('undo')}>
          {words.undo}
        </Button>
      )}
      {entry.askServices.allowed && (
        <Button onClick={() => setAsking('services')}>
          {entry.compensatoryAsked === '' ? services.act : services.change}
        </Button>
      )}
      {asking === 'services' && (
        <ServicesDialog
          place={place}
          entry={entry}
          onClose={() => setAsking(undefined)}
          onDone={() => {
            setAsking(undefined)
            onChanged()
          }}
        />
      )}
      {asking && asking !== 'services' && (
        <StepDialog
          entry={entry}
          step={asking}
          run={(comment) => run(asking, comment)}
          onClose={() => setAsking(undefined)}
          onDone={() => {
            setAsking(undefined)
            onChanged()
          }}
        />
      )}
    </chakra.div>
  )
}

interface StepDialogProps {
  entry: Correction
  step: 'return' | 'undo'
  run: (comment: string) => Promise<readonly PayloadError[] | undefined>
  onClose: () => void
  onDone: () => void
}

function StepDialog({ entry, step, run, onClose, onDone }: StepDialogProps) {
  const isReturn = step === 'return'
  return (
    <ReasonLater
      title={`${isReturn ? words.return : words.undo}: ${entry.student}`}
      words={{
        label: isReturn ? words.comment : words.undoReason,
        hint: words.commentHint,
        go: isReturn ? words.return : words.undo,
        cancel: words.back,
      }}
      draft={['audit correction', entry.id, step]}
      check={(text) => {
        if (text.trim() !== '') return undefined
        return isReturn ? words.missing : words.undoMissing
      }}
      rows={4}
      maxLength={4000}
      onClose={onClose}
      onDone={async (comment) => {
        const refusals = await refusalsOf(() => run(comment))
        if (refusals.length > 0) return refusals
        toast({ status: 'success', title: isReturn ? words.returned : words.undone, duration: 5000 })
        onDone()
        return []
      }}
    />
  )
}

interface ServicesDialogProps extends CorrectionJudgeProps {
  onClose: () => void
  onDone: () => void
}

/** Compensatory services that the state asks for; an empty text asks for none. */
function ServicesDialog({
  place: { typeKey },
  entry,
  onClose,
  onDone,
}: Omit<ServicesDialogProps, 'onChanged'>) {
  const [update] = useUpdateAuditCorrectionMutation()
  const { id, version, compensatoryAsked: initial } = entry
  return (
    <ReasonLater
      title={`${services.title}: ${entry.student}`}
      intro={services.intro}
      words={{ label: services.label, hint: services.hint, go: services.go, cancel: services.cancel }}
      draft={['audit correction', id, 'services']}
      initial={initial}
      check={() => undefined}
      rows={4}
      maxLength={4000}
      onClose={onClose}
      onDone={async (compensatoryAsked) => {
        const refusals = await refusalsOf(async () => {
          const input = { typeKey, id, act: 'askServices', compensatoryAsked, version }
          return (await update({ variables: { input } })).data?.updateAuditCorrection.errors
        })
        if (refusals.length > 0) return refusals
        toast({ status: 'success', title: services.done, duration: 5000 })
        onDone()
        return []
      }}
    />
  )
}

/** Takes a step of a correction; what was refused, if anything. */
export function useCorrectionStep({ typeKey }: ProngPlace, { id, version }: Correction) {
  const [update] = useUpdateAuditCorrectionMutation()
  return async (act: 'open' | 'recall' | 'verify' | 'return' | 'undo', comment?: string) => {
    const input = { typeKey, id, act, version, ...(comment !== undefined && { comment }) }
    return (await update({ variables: { input } })).data?.updateAuditCorrection.errors
  }
}

/** A monitor who looks at a submitted correction ends the time in which the agency can recall it (2.11). */
function useOpened({ typeKey }: ProngPlace, { id, version, judge }: Correction): void {
  const [update] = useUpdateAuditCorrectionMutation()
  const isSubmitted = judge.allowed
  useEffect(() => {
    if (!isSubmitted) return
    // Nothing depends on the answer: the next look tries again.
    void update({ variables: { input: { typeKey, id, act: 'open', version } } }).catch(() => undefined)
  }, [update, typeKey, id, version, isSubmitted])
}

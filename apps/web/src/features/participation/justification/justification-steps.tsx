import { Send } from 'lucide-react'
import { useState } from 'react'
import { useViewer } from '../../../lib/session/viewer'
import { useAnswering } from '../../../parts/answering/answering-scope'
import { Button } from '../../../ui/action/button'
import { ConfirmLater } from '../../../ui/dialog/confirm-later'
import { toast } from '../../../ui/feedback/toast'
import { useAct } from '../../../ui/feedback/use-act'
import { DecisionDialog } from '../decisions/decision-dialog'
import { participationMessages } from '../participation-messages.generated'
import {
  useSubmitJustificationMutation,
  type AgencyParticipationFieldsFragment as Participation,
} from '../participation.generated'

const words = participationMessages.steps

/** What can be done with a justification: its agency submits it, the state accepts or returns it. */
export function JustificationSteps({ participation }: { participation: Participation }) {
  const { isStateMonitor, isLocalAdmin } = useViewer()
  const { saveAll, refresh } = useAnswering()
  const [open, setOpen] = useState<'submit' | 'Accept' | 'Return'>()
  const { status, submit, decide } = participation.justification
  if (status === 'Not required') return null
  const begin = async () => {
    if (await saveAll()) setOpen('submit')
    else toast({ status: 'error', title: words.failed, description: words.unsaved })
  }
  const close = () => setOpen(undefined)
  return (
    <>
      {isLocalAdmin && (
        <Button
          variant="solid"
          icon={<Send aria-hidden />}
          disabledReason={!submit.allowed && submit.reason}
          onClick={() => void begin()}
        >
          {words.submit}
        </Button>
      )}
      {isStateMonitor &&
        (['Return', 'Accept'] as const).map((decision) => (
          <Button
            key={decision}
            {...(decision === 'Accept' ? { variant: 'solid' as const } : {})}
            disabledReason={!decide.allowed && decide.reason}
            onClick={() => setOpen(decision)}
          >
            {words[decision]}
          </Button>
        ))}
      {open === 'submit' && <SubmitDialog participation={participation} onClose={close} />}
      {open !== undefined && open !== 'submit' && (
        <DecisionDialog
          year={participation.year}
          agencies={[{ id: participation.leaId, name: participation.lea.shortName }]}
          decision={open}
          onClose={close}
          onDone={() => {
            close()
            refresh()
          }}
        />
      )}
    </>
  )
}

function SubmitDialog({ participation, onClose }: { participation: Participation; onClose: () => void }) {
  const [submit] = useSubmitJustificationMutation()
  const { busy, act } = useAct(words.failed, onClose)
  const { year, leaId, version } = participation
  return (
    <ConfirmLater
      title={words.submitTitle}
      body={words.submitBody}
      confirmLabel={words.submit}
      busy={busy}
      onConfirm={() =>
        void act(
          words.submitted,
          async () =>
            (await submit({ variables: { input: { year, leaId, version } } })).data?.submitJustification
              .errors,
        )
      }
      onCancel={onClose}
    />
  )
}

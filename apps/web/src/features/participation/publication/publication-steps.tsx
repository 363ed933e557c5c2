import { mostWithdrawalReason } from '@portal/domain'
import { Globe, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { refusalsOf } from '../../../lib/saving/refusals'
import { Button } from '../../../ui/action/button'
import { ConfirmLater } from '../../../ui/dialog/confirm-later'
import { ReasonLater } from '../../../ui/dialog/reason-later'
import { toast } from '../../../ui/feedback/toast'
import { useAct } from '../../../ui/feedback/use-act'
import { publicationMessages } from './publication-messages.generated'
import {
  usePublishJustificationMutation,
  useWithdrawJustificationMutation,
  type JustificationPublicationFieldsFragment as Publication,
} from './publication.generated'

const words = publicationMessages.steps

interface StepsProps {
  publication: Publication
  onChanged: () => void
}

/** Publishing after a second confirmation, and taking back for a reason. */
export function PublicationSteps({ publication, onChanged }: StepsProps) {
  const [open, setOpen] = useState<'publish' | 'withdraw'>()
  const { publish, withdraw, standing } = publication
  const close = () => setOpen(undefined)
  const done = () => {
    close()
    onChanged()
  }
  return (
    <>
      {standing.state === 'Published' && (
        <Button
          icon={<Undo2 aria-hidden />}
          disabledReason={!withdraw.allowed && withdraw.reason}
          onClick={() => setOpen('withdraw')}
        >
          {words.withdraw}
        </Button>
      )}
      <Button
        variant="solid"
        icon={<Globe aria-hidden />}
        disabledReason={!publish.allowed && publish.reason}
        onClick={() => setOpen('publish')}
      >
        {words.publish}
      </Button>
      {open === 'publish' && <PublishDialog publication={publication} onClose={close} onDone={done} />}
      {open === 'withdraw' && <WithdrawDialog publication={publication} onClose={close} onDone={done} />}
    </>
  )
}

interface DialogProps {
  publication: Publication
  onClose: () => void
  onDone: () => void
}

function PublishDialog({ publication, onClose, onDone }: DialogProps) {
  const [publish] = usePublishJustificationMutation()
  const { busy, act } = useAct(words.failed, onDone)
  const { year, leaId, version, standing } = publication
  const again =
    standing.state === 'Published' && standing.edition != null
      ? ` ${words.publishAgain({ edition: standing.edition })}`
      : ''
  return (
    <ConfirmLater
      title={words.publishTitle}
      body={`${words.publishBody}${again}`}
      confirmLabel={words.publishNow}
      busy={busy}
      onConfirm={() =>
        void act(
          words.done,
          async () =>
            (await publish({ variables: { input: { year, leaId, version } } })).data?.publishJustification
              .errors,
        )
      }
      onCancel={onClose}
    />
  )
}

function WithdrawDialog({ publication, onClose, onDone }: DialogProps) {
  const [withdraw] = useWithdrawJustificationMutation()
  const { id, year, leaId, version } = publication
  return (
    <ReasonLater
      title={words.withdrawTitle}
      intro={words.withdrawIntro}
      words={{ label: words.reason, go: words.withdraw, cancel: words.cancel }}
      draft={['publication-withdrawal', id]}
      check={(text) => (text.trim() === '' ? words.reasonMissing : undefined)}
      rows={3}
      maxLength={mostWithdrawalReason}
      onClose={onClose}
      onDone={async (reason) => {
        const input = { year, leaId, version, reason }
        const refusals = await refusalsOf(
          async () => (await withdraw({ variables: { input } })).data?.withdrawJustification.errors,
        )
        if (refusals.length > 0) return refusals
        toast({ status: 'success', title: words.withdrawn, duration: 5000 })
        onDone()
        return []
      }}
    />
  )
}

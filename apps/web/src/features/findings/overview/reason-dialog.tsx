import { findingTexts } from '@portal/domain'
import type { PayloadError } from '../../../lib/saving/form-errors'
import { TextAreaField } from '../../../ui/field/text-area-field'
import type { FindingDialogProps } from '../finding-act'
import { FindingFormDialog } from '../finding-form-dialog'
import { findingsPageMessages } from '../findings-page-messages.generated'
import {
  useDecideFindingMutation,
  useJudgeFindingCorrectionMutation,
  useRequestFindingVerificationMutation,
  type FindingCaseFieldsFragment as Case,
} from '../findings.generated'
import { refusalsOf } from '../refusals'

const words = findingsPageMessages.dialog

const texts = {
  withdraw: {
    title: words.withdrawTitle,
    intro: words.withdrawIntro,
    go: findingsPageMessages.acts.withdraw,
    done: words.withdrawn,
    danger: true,
  },
  reopen: {
    title: words.reopenTitle,
    intro: words.reopenIntro,
    go: findingsPageMessages.acts.reopen,
    done: words.reopened,
    danger: false,
  },
  correctedBeforeIssuing: {
    title: words.beforeTitle,
    intro: words.beforeIntro,
    go: words.record,
    done: words.beforeDone,
    danger: false,
  },
  undo: { title: words.undoTitle, intro: '', go: words.undo, done: words.undone, danger: true },
  ready: { title: words.readyTitle, intro: '', go: words.ready, done: words.readyDone, danger: false },
} as const

interface ReasonDialogProps extends FindingDialogProps {
  act: keyof typeof texts
  /** The case whose verification is undone. */
  entry?: Case
}

/** An act that needs words: a reason, or what changed in the agency. */
export function ReasonDialog({ finding, act, entry, onClose, onChanged }: ReasonDialogProps) {
  const [decide] = useDecideFindingMutation()
  const [judge] = useJudgeFindingCorrectionMutation()
  const [request] = useRequestFindingVerificationMutation()
  const { title, intro, go, done, danger } = texts[act]
  const ready = act === 'ready'
  const { id, version } = finding

  async function send(text: string): Promise<readonly PayloadError[] | undefined> {
    if (act === 'ready')
      return (await request({ variables: { input: { id, version, note: text } } })).data
        ?.requestFindingVerification.errors
    if (act !== 'undo')
      return (await decide({ variables: { input: { id, version, decision: act, reason: text } } })).data
        ?.decideFinding.errors
    const input = {
      id,
      caseId: entry?.id ?? 0,
      verdict: 'undo' as const,
      comment: text,
      version: entry?.version ?? 0,
    }
    return (await judge({ variables: { input } })).data?.judgeFindingCorrection.errors
  }

  return (
    <FindingFormDialog
      draft={['finding', finding.id, act, entry?.id ?? 0]}
      title={title}
      {...(intro ? { intro } : {})}
      danger={danger}
      initialValues={{ reason: '' }}
      validate={({ reason }) => {
        if (ready) return reason.trim().length < 20 ? { reason: findingTexts.whatWasDone } : {}
        return reason.trim() ? {} : { reason: words.reasonMissing }
      }}
      submitLabel={go}
      done={done}
      onClose={onClose}
      onSubmit={({ reason }) =>
        refusalsOf(async () => {
          const errors = await send(reason.trim())
          onChanged()
          return errors?.map(({ code, field, message }) => ({
            code,
            message,
            field: field ? 'reason' : null,
          }))
        })
      }
    >
      <TextAreaField
        name="reason"
        label={ready ? words.readyNote : words.reason}
        rows={4}
        maxLength={ready ? 10_000 : 2000}
      />
    </FindingFormDialog>
  )
}

import { chakra } from '@chakra-ui/react'
import { CaseState, findingTexts } from '@portal/domain'
import { formatDate } from '../../../lib/format'
import { TextAreaField } from '../../../ui/field/text-area-field'
import { caseName } from '../case-name'
import type { FindingDialogProps } from '../finding-act'
import { Paragraphs } from '../overview/finding-facts'
import { FindingFileList } from '../documents/finding-file-list'
import { FindingFormDialog } from '../finding-form-dialog'
import { findingsPageMessages } from '../findings-page-messages.generated'
import {
  useJudgeFindingCorrectionMutation,
  type FindingCaseFieldsFragment as Case,
} from '../findings.generated'
import { refusalsOf } from '../refusals'

const words = findingsPageMessages.dialog
const page = findingsPageMessages.page

interface Values {
  comment: string
  verdict: 'verify' | 'return'
}

/** The state verifies a correction or returns it; what the agency wrote and its files stand beside. */
export function JudgeDialog({ finding, entry, onClose, onChanged }: FindingDialogProps & { entry: Case }) {
  const [judge] = useJudgeFindingCorrectionMutation()
  const left = entry.state === CaseState.leftClaimed
  return (
    <FindingFormDialog<Values>
      draft={['correction', entry.id, 'verdict']}
      title={words.judgeTitle({ reference: caseName(finding, entry.id) })}
      initialValues={{ comment: '', verdict: 'verify' }}
      validate={({ comment, verdict }) =>
        verdict === 'return' && !comment.trim() ? { comment: findingTexts.returnComment } : {}
      }
      submitLabel={left ? words.approveLeft : words.verify}
      prepare={(values) => ({ ...values, verdict: 'verify' })}
      done={words.verified}
      onClose={onClose}
      second={{
        label: words.return,
        act: (values, send) => send({ ...values, verdict: 'return' }),
      }}
      onSubmit={({ comment, verdict }) =>
        refusalsOf(async () => {
          const input = {
            id: finding.id,
            caseId: entry.id,
            verdict,
            comment: comment.trim(),
            version: entry.version,
          }
          const { data } = await judge({ variables: { input } })
          onChanged()
          return data?.judgeFindingCorrection.errors
        })
      }
    >
      <chakra.p marginBottom="8px">
        <b>{`${page.requiredAction}: `}</b>
        {entry.requiredAction}
      </chakra.p>
      {entry.narrative && <Paragraphs text={entry.narrative} />}
      <chakra.p fontSize="sm" color="fg.subtle">
        {[
          entry.correctedOn && `${page.correctedOn} ${formatDate(entry.correctedOn)}`,
          entry.leftJurisdictionOn && `${page.leftOn} ${formatDate(entry.leftJurisdictionOn)}`,
        ]
          .filter(Boolean)
          .join('. ')}
      </chakra.p>
      <FindingFileList files={entry.files} onChanged={onChanged} />
      <chakra.div marginTop="12px">
        <TextAreaField
          name="comment"
          label={words.comment}
          hint={words.commentHint}
          optional
          rows={3}
          maxLength={4000}
        />
      </chakra.div>
    </FindingFormDialog>
  )
}

import { chakra } from '@chakra-ui/react'
import { complianceYearName } from '@portal/domain'
import { Send } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { problemOf } from '../../lib/problem'
import { Button } from '../../ui/action/button'
import { Card } from '../../ui/layout/card'
import { ProblemState, type ShownProblem } from '../../ui/feedback/states'
import { toast } from '../../ui/feedback/toast'
import { usePublishQuestionnaireMutation, type QuestionnaireFieldsFragment } from './years.generated'
import { yearsMessages } from './years-messages.generated'

const ConfirmDialog = lazy(() =>
  import('../../ui/dialog/confirm-dialog').then((module) => ({ default: module.ConfirmDialog })),
)

const m = yearsMessages.drafts
const nameOf = ({ part, year }: QuestionnaireFieldsFragment) => `${part}, ${complianceYearName(year)}`

export interface DraftQuestionnairesProps {
  /** Null or undefined while loading, and after an error. */
  questionnaires: readonly QuestionnaireFieldsFragment[] | null | undefined
  problem: ShownProblem | null
  onRetry: () => void
}

/**
 * Questionnaires that are still drafts, each with a button that publishes it. Nothing is shown when there is none.
 */
export function DraftQuestionnaires({ questionnaires, problem, onRetry }: DraftQuestionnairesProps) {
  // The response has the current questionnaires, which update the list above.
  const [publish, { loading }] = usePublishQuestionnaireMutation()
  const [confirming, setAsking] = useState<QuestionnaireFieldsFragment>()
  const drafts = questionnaires?.filter(({ state }) => state === 'Draft') ?? []

  const proceed = async (id: number) => {
    const fail = (description: string) =>
      toast({ status: 'error', title: m.failed, description, duration: 5000 })
    try {
      const { data: answer } = await publish({ variables: { id } })
      const { errors = [], selfAssessments = 0 } = answer?.publishQuestionnaire ?? {}
      if (errors.length > 0) fail(errors.map(({ message }) => message).join(' '))
      else
        toast({
          status: 'success',
          title: m.sureTitle,
          description: m.published({ n: selfAssessments }),
          duration: 5000,
        })
    } catch (thrown) {
      fail(problemOf(thrown).message)
    }
    setAsking(undefined)
  }

  if (problem && !questionnaires)
    return <ProblemState problem={problem} what={yearsMessages.what.questionnaires} onRetry={onRetry} />
  if (drafts.length === 0) return null
  return (
    <Card title={m.title} note={drafts.length}>
      <chakra.p color="fg.muted" marginBottom="10px">
        {m.note}
      </chakra.p>
      <chakra.ul display="grid" gap="12px" listStyleType="none">
        {drafts.map((draft) => (
          <chakra.li key={draft.id} display="flex" flexWrap="wrap" alignItems="center" gap="6px 14px">
            <chakra.div flex="1 1 260px" minWidth="0">
              <chakra.p fontWeight="600">{nameOf(draft)}</chakra.p>
              <p>{draft.title}</p>
              <chakra.p textStyle="hint" color="fg.subtle">
                {draft.publish.reason ?? draft.onPublish.join(' ')}
              </chakra.p>
            </chakra.div>
            <Button
              icon={<Send aria-hidden />}
              aria-label={m.publishOf({ what: nameOf(draft) })}
              disabledReason={!draft.publish.allowed && draft.publish.reason}
              onClick={() => setAsking(draft)}
            >
              {m.publish}
            </Button>
          </chakra.li>
        ))}
      </chakra.ul>
      <Suspense fallback={null}>
        {confirming && (
          <ConfirmDialog
            open
            title={m.sureTitle}
            body={[...confirming.onPublish, m.sure({ what: nameOf(confirming) })].join(' ')}
            confirmLabel={m.publish}
            busy={loading}
            onConfirm={() => void proceed(confirming.id)}
            onCancel={() => setAsking(undefined)}
          />
        )}
      </Suspense>
    </Card>
  )
}

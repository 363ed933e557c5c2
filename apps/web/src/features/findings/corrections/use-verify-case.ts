import { toast } from '../../../ui/feedback/toast'
import { findingsMessages } from '../findings-messages.generated'
import { findingsPageMessages } from '../findings-page-messages.generated'
import {
  useJudgeFindingCorrectionMutation,
  type FindingCaseFieldsFragment as Case,
} from '../findings.generated'
import { refusalsOf } from '../refusals'

/** Verifies a correction in its row; a press while it is under way does nothing. */
export function useVerifyCase(findingId: number, entry: Case, onDone: () => void): [() => void, boolean] {
  const [judge, { loading }] = useJudgeFindingCorrectionMutation()
  async function verify() {
    if (loading) return
    const [refusal] = await refusalsOf(async () => {
      const input = {
        id: findingId,
        caseId: entry.id,
        verdict: 'verify' as const,
        comment: '',
        version: entry.version,
      }
      return (await judge({ variables: { input } })).data?.judgeFindingCorrection.errors
    })
    toast(
      refusal
        ? {
            status: 'error',
            title: findingsMessages.list.refused,
            description: refusal.message,
            duration: 10_000,
          }
        : { status: 'success', title: findingsPageMessages.dialog.verified, duration: 5000 },
    )
    onDone()
  }
  return [() => void verify(), loading]
}

import type { ContentDecision, ContentKind } from '@portal/domain'
import { useState } from 'react'
import { problemOf } from '../../../lib/problem'
import { toast } from '../../../ui/feedback/toast'
import { useDecideContentUpgradesMutation } from '../content.generated'
import { upgradeMessages as m } from './upgrade-messages.generated'

/** Keeps or upgrades self-assessments and shows the result in toasts; true when the shown data are out of date. */
export function useDecideUpgrades(kind: ContentKind) {
  const [busy, setBusy] = useState(false)
  const [mutate] = useDecideContentUpgradesMutation()
  const decide = async (
    id: number,
    decision: ContentDecision,
    selfAssessmentIds: number[],
  ): Promise<boolean> => {
    setBusy(true)
    try {
      const { data } = await mutate({
        variables: { input: { kind, id, decision, selfAssessmentIds } },
        // Questions, documents and numbers have changed on every screen that shows them.
        ...(decision === 'Upgrade' && { refetchQueries: 'active' as const }),
      })
      const { errors = [], done = 0, refused = [] } = data?.decideContentUpgrades ?? {}
      const leftAlone = refused.map(({ agency, message }) => [agency, message].filter(Boolean).join(': '))
      const why = errors.map(({ message }) => message).concat(leftAlone)
      if (why.length > 0) fail(why.join(' '))
      const description = decision === 'Keep' ? m.doneKeep({ n: done }) : m.doneUpgrade({ n: done })
      if (done > 0) toast({ status: 'success', title: m.title, description, duration: 5000 })
      return done > 0 || refused.length > 0
    } catch (error) {
      fail(problemOf(error).message)
      return false
    } finally {
      setBusy(false)
    }
  }
  return { busy, decide }
}

function fail(description: string) {
  toast({ status: 'error', title: m.failed, description, duration: 10_000 })
}

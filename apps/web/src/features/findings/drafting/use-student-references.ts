import { useState } from 'react'
import { problemOf } from '../../../lib/problem'
import { toast } from '../../../ui/feedback/toast'
import {
  useRevealFindingReferencesMutation,
  type FindingFieldsFragment as Finding,
} from '../findings.generated'

export interface StudentReferences {
  /** The finding, with the references of its students once the reader has opened them. */
  finding: Finding
  shown: boolean
  loading: boolean
  reveal: () => void
  conceal: () => void
}

/**
 * The references of the students of a finding: masked until the reader opens them, which is recorded. They are kept
 * on this screen only, never in the cache (domain definition 9.2).
 */
export function useStudentReferences(finding: Finding): StudentReferences {
  const [loadReferences, { loading }] = useRevealFindingReferencesMutation({ fetchPolicy: 'no-cache' })
  const [known, setKnown] = useState<ReadonlyMap<number, string>>()
  const reveal = async () => {
    try {
      const { data } = await loadReferences({ variables: { id: finding.id } })
      const answer = data?.revealFindingReferences
      for (const { message } of answer?.errors ?? []) toast({ status: 'error', title: message })
      if (answer?.errors.length === 0)
        setKnown(new Map(answer.references.map(({ caseId, studentReference }) => [caseId, studentReference])))
    } catch (error) {
      toast({ status: 'error', title: problemOf(error).message })
    }
  }
  return {
    finding: known
      ? {
          ...finding,
          cases: finding.cases.map((entry) => ({
            ...entry,
            studentReference: known.get(entry.id) ?? entry.studentReference,
          })),
        }
      : finding,
    shown: known !== undefined,
    loading,
    reveal: () => void reveal(),
    conceal: () => setKnown(undefined),
  }
}

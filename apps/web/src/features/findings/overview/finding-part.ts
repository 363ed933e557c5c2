import { useSearchParams } from 'react-router-dom'
import { useViewer } from '../../../lib/session/viewer'
import type { FindingFieldsFragment as Finding } from '../findings.generated'

/** Parts of the page of a finding, in the order of domain definition 1.5. */
export const findingParts = [
  'cases',
  'newer-data',
  'corrective-action',
  'documents',
  'comments',
  'letters',
  'history',
] as const
export type FindingPart = (typeof findingParts)[number]

/** The parts that this reader has; the history is for those who may read it. */
export function useFindingParts(): FindingPart[] {
  const { permissions, isLocalAdmin } = useViewer()
  const mayRead = isLocalAdmin || permissions.includes('audit-trail.view')
  return findingParts.filter((part) => part !== 'history' || mayRead)
}

/** The part that the address names, otherwise the first one. */
export function useFindingPart(): FindingPart {
  const [params] = useSearchParams()
  const parts = useFindingParts()
  return parts.find((part) => part === params.get('part')) ?? 'cases'
}

/** How many there are of each; null where no number says anything. */
export function countOf(part: FindingPart, finding: Finding): number | null {
  switch (part) {
    case 'cases':
      return finding.casesTotal
    case 'newer-data':
      return finding.samples.filter(({ number }) => number > 1).length || finding.rounds.length
    case 'corrective-action':
    case 'history':
      return null
    case 'documents':
      return filesOf(finding) + finding.letters.filter(({ reportId }) => reportId !== null).length
    case 'comments':
      return finding.comments.length
    case 'letters':
      return finding.letters.length
  }
}

function filesOf({ cases, rounds, files, evidence }: Finding): number {
  const inside = [...cases, ...rounds].reduce((all, one) => all + one.files.length, 0)
  return inside + files.length + evidence.length
}

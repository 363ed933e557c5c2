import type { FindingFieldsFragment as Finding } from './findings.generated'

/** What a case is called on the screen: its place tells cases apart while their references are masked. */
export function caseName({ cases }: Pick<Finding, 'cases'>, caseId: number): string {
  const index = cases.findIndex(({ id }) => id === caseId)
  return `Case ${index + 1}, ${cases[index]?.studentReference ?? ''}`
}

import type { FindingFieldsFragment as Finding } from './findings.generated'
import { findingsPageMessages } from './findings-page-messages.generated'

/** Name of a case on the screen: cases are distinguished by their place while their references are masked. */
export function caseName({ cases }: Pick<Finding, 'cases'>, caseId: number): string {
  const index = cases.findIndex(({ id }) => id === caseId)
  return findingsPageMessages.page.caseName({ n: index + 1, reference: cases[index]?.studentReference ?? '' })
}

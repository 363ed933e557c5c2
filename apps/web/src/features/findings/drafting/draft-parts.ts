import { countingModeNames } from '@portal/domain'
import { formatDate } from '../../../lib/format'
import type { Stored } from '../../../lib/saving/save-three-ways'
import { rowFields, type Versions } from '../../../lib/saving/three-way-merge'
import type { ConflictField } from '../../../ui/form/conflict-fields'
import type { DraftValues } from './draft-fields'
import { findingsPageMessages } from '../findings-page-messages.generated'
import type { FindingFieldsFragment as Finding, FindingCitationsQuery } from '../findings.generated'

const words = findingsPageMessages.dialog
const page = findingsPageMessages.page

type Case = DraftValues['cases'][number]

export const storedDraft = (finding: Finding): Stored<DraftValues> => ({
  values: {
    citationId: finding.citation ? String(finding.citation.id) : '',
    indicatorCode: finding.indicatorCode ?? '',
    countingMode: finding.countingMode,
    description: finding.description,
    evidenceSummary: finding.evidenceSummary,
    systemic: finding.systemic,
    discoveredOn: finding.discoveredOn,
    cases: finding.cases.map(({ id, studentReference, requiredAction, correctable }) => ({
      id,
      studentReference,
      requiredAction,
      correctable,
    })),
  },
  version: finding.version,
  by: finding.changedBy.fullName,
  at: finding.changedOn,
})

/** The parts of a draft that two people can have changed at once; each case is one of its own. */
export function draftParts(
  citations: readonly Pick<FindingCitationsQuery['findingCitations'][number], 'id' | 'reference'>[],
  versions: Versions<DraftValues>,
): ConflictField<DraftValues>[] {
  return [
    {
      members: ['citationId'],
      label: words.citation,
      show: ({ citationId }) =>
        citations.find(({ id }) => String(id) === citationId)?.reference ?? citationId,
    },
    { members: ['description'], label: words.description, show: ({ description }) => description },
    { members: ['evidenceSummary'], label: words.evidence, show: ({ evidenceSummary }) => evidenceSummary },
    {
      members: ['discoveredOn'],
      label: words.discoveredOn,
      show: ({ discoveredOn }) => discoveredOn && formatDate(discoveredOn),
    },
    { members: ['indicatorCode'], label: words.indicator, show: ({ indicatorCode }) => indicatorCode },
    {
      members: ['countingMode'],
      label: words.counting,
      show: ({ countingMode }) => countingModeNames[countingMode === 'Grouped' ? 'Grouped' : 'Individual'],
    },
    { members: ['systemic'], label: words.systemic, show: ({ systemic }) => (systemic ? page.yes : page.no) },
    ...casesOf(versions),
  ]
}

const keyOf = ({ id, studentReference, requiredAction }: Case): string =>
  id === undefined ? `new ${studentReference} ${requiredAction}` : String(id)

function casesOf(versions: Versions<DraftValues>): ConflictField<DraftValues>[] {
  const list = {
    read: ({ cases }: DraftValues) => cases,
    write: (values: DraftValues, cases: Case[]) => ({ ...values, cases }),
    key: keyOf,
  }
  return rowFields<DraftValues, Case>('cases', list, versions).map((field): ConflictField<DraftValues> => {
    const { row, cell } = field
    const label = `${words.cases}: ${row.studentReference}`
    return Object.assign({}, field, {
      label: cell === 'requiredAction' ? `${label}, ${page.requiredAction}` : label,
      show: ({ cases }: DraftValues) => {
        const stored = cases.find((one) => keyOf(one) === keyOf(row))
        if (!stored) return ''
        const correctable = page.correctables[stored.correctable]
        if (cell === 'correctable') return correctable
        return cell === 'studentReference' || cell === 'requiredAction'
          ? stored[cell]
          : `${stored.studentReference}: ${stored.requiredAction} (${correctable})`
      },
    })
  })
}

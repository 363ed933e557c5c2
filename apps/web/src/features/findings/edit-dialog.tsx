import { isMaskedReference } from '@portal/domain'
import type { PayloadError } from '../../lib/form-errors'
import { ConflictDialog, type ConflictField } from '../../ui/conflict-dialog'
import { toast } from '../../ui/toast'
import { draftErrors, DraftFields, draftInput, type DraftValues } from './draft-fields'
import type { FindingDialogProps } from './finding-act'
import { FindingFormDialog } from './finding-form-dialog'
import { findingsMessages } from './findings-messages'
import { findingsPageMessages } from './findings-page-messages'
import { useUpdateFindingMutation, type FindingFieldsFragment as Finding } from './findings.generated'
import { refusalsOf } from './refusals'
import { useConflict } from './use-conflict'

const words = findingsPageMessages.dialog
const page = findingsMessages.page

/** Changes a draft. When somebody else saved first, both versions are shown and nothing is written until one is chosen. */
export function EditDialog({ finding, onClose, onChanged }: FindingDialogProps) {
  const [update] = useUpdateFindingMutation()
  const { start, over, conflict, meet, keep } = useConflict<DraftValues, Finding>({
    values: valuesOf(finding),
    version: finding.version,
  })

  const store = (values: DraftValues, version: number): Promise<readonly PayloadError[]> =>
    refusalsOf(async () => {
      const { data } = await update({
        variables: { input: { id: finding.id, version, ...draftInput(values) } },
      })
      const answer = data?.updateFinding
      onChanged()
      const theirs = answer?.finding
      if (theirs && answer.errors.some(({ code }) => code === 'CONFLICT'))
        meet({ mine: values, theirs, version: theirs.version })
      return answer?.errors
    })

  if (conflict)
    return (
      <ConflictDialog
        title={words.draftConflict}
        mine={conflict.mine}
        theirs={valuesOf(conflict.theirs)}
        by={conflict.theirs.changedBy.fullName}
        at={conflict.theirs.changedOn}
        fields={conflictFields(conflict.theirs)}
        onTakeTheirs={onClose}
        onKeep={(values) => {
          keep(values)
          void store(values, conflict.version).then((refused) => {
            if (refused.length > 0) return
            toast({ status: 'success', title: words.saved, duration: 5000 })
            onClose()
          })
        }}
      />
    )
  return (
    <FindingFormDialog<DraftValues>
      title={words.editTitle}
      width="role"
      initialValues={start}
      validate={(values) => ({ ...draftErrors(values, new Date()), ...maskErrors(values, finding) })}
      submitLabel={words.save}
      done={words.saved}
      onClose={onClose}
      onSubmit={(values) => store(values, over)}
    >
      <DraftFields part={finding.part} />
    </FindingFormDialog>
  )
}

function valuesOf(finding: Finding): DraftValues {
  return {
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
  }
}

/** A mask that was changed hides nothing any more, and is no reference either. */
function maskErrors(values: DraftValues, finding: Finding): Record<string, unknown> {
  const cases = values.cases.map(({ id, studentReference }) => {
    const stored = finding.cases.find((entry) => entry.id === id)?.studentReference
    return isMaskedReference(studentReference) && studentReference !== stored
      ? { studentReference: words.maskedReference }
      : {}
  })
  return cases.some((entry) => 'studentReference' in entry) ? { cases } : {}
}

function conflictFields(theirs: Finding): ConflictField<DraftValues>[] {
  const requirement = (citationId: string) =>
    String(theirs.citation?.id) === citationId ? theirs.citation?.reference : citationId
  return [
    {
      members: ['citationId'],
      label: words.citation,
      show: ({ citationId }) => (citationId ? requirement(citationId) : ''),
    },
    { members: ['description'], label: words.description, show: ({ description }) => description },
    { members: ['evidenceSummary'], label: words.evidence, show: ({ evidenceSummary }) => evidenceSummary },
    { members: ['discoveredOn'], label: words.discoveredOn, show: ({ discoveredOn }) => discoveredOn },
    { members: ['indicatorCode'], label: words.indicator, show: ({ indicatorCode }) => indicatorCode },
    {
      members: ['countingMode'],
      label: words.counting,
      show: ({ countingMode }) => (countingMode === 'Grouped' ? page.grouped : page.individual),
    },
    { members: ['systemic'], label: words.systemic, show: ({ systemic }) => (systemic ? 'Yes' : 'No') },
    { members: ['cases'], label: words.cases, show: casesInWords, compare: casesInWords },
  ]
}

const casesInWords = ({ cases }: DraftValues): string =>
  cases
    .map(
      ({ studentReference, requiredAction, correctable }) =>
        `${studentReference}: ${requiredAction} (${page.correctables[correctable]})`,
    )
    .join('\n')

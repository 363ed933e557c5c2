import { isMaskedReference } from '@portal/domain'
import { toast } from '../../../ui/feedback/toast'
import { useRecordForm } from '../../../ui/form/use-record-form'
import { draftErrors, DraftFields, draftInput, type DraftValues } from './draft-fields'
import { draftParts, storedDraft } from './draft-parts'
import type { FindingDialogProps } from '../finding-act'
import { FindingFormDialog } from '../finding-form-dialog'
import { findingsPageMessages } from '../findings-page-messages.generated'
import {
  useFindingCitationsQuery,
  useUpdateFindingMutation,
  type FindingFieldsFragment as Finding,
} from '../findings.generated'

const words = findingsPageMessages.dialog

/** Changes a draft. When another person saved first, the person chooses only between what both changed. */
export function EditDialog({ finding, onClose, onChanged }: FindingDialogProps) {
  const [update] = useUpdateFindingMutation()
  const { data } = useFindingCitationsQuery({ variables: { part: finding.part || null } })
  const { values: initialValues } = storedDraft(finding)
  const record = useRecordForm<DraftValues, Finding>({
    draft: ['finding', finding.id],
    row: finding,
    initial: initialValues,
    read: storedDraft,
    fields: (versions) => draftParts(data?.findingCitations ?? [], versions),
    title: words.draftConflict,
    send: async (values, version) => {
      const input = { id: finding.id, version: version ?? finding.version, ...draftInput(values) }
      const answer = (await update({ variables: { input } })).data?.updateFinding
      onChanged()
      return { errors: answer?.errors ?? [], row: answer?.finding ?? null }
    },
    onSaved: () => {
      toast({ status: 'success', title: words.saved, duration: 5000 })
      onClose()
    },
    onTheirs: onClose,
    onClose,
  })
  return (
    <FindingFormDialog<DraftValues>
      draft={record}
      title={words.editTitle}
      width="role"
      initialValues={initialValues}
      validate={(values) => ({ ...draftErrors(values, new Date()), ...maskErrors(values, finding) })}
      submitLabel={words.save}
      onClose={onClose}
    >
      <DraftFields part={finding.part} />
    </FindingFormDialog>
  )
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

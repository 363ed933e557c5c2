import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { Alert } from '../../ui/alert'
import { draftErrors, DraftFields, draftInput, type DraftValues } from './draft-fields'
import type { FindingDialogProps } from './finding-act'
import { FindingFormDialog } from './finding-form-dialog'
import { findingsMessages } from './findings-messages'
import { useUpdateFindingMutation, type FindingFieldsFragment as Finding } from './findings.generated'
import { refusalsOf } from './refusals'

const words = findingsMessages.dialog

/** Changes a draft. When somebody else saved first, both versions are shown and nothing is written until one is chosen. */
export function EditDialog({ finding, onClose, onChanged }: FindingDialogProps) {
  const [update] = useUpdateFindingMutation()
  const [theirs, setTheirs] = useState<Finding>()
  const [version, setVersion] = useState(finding.version)
  const [taken, setTaken] = useState(finding)
  return (
    <FindingFormDialog<DraftValues>
      // Another version begins the form anew.
      key={taken.version}
      title={words.editTitle}
      width="role"
      initialValues={valuesOf(taken)}
      validate={(values) => draftErrors(values, new Date())}
      submitLabel={theirs ? words.keepMine : words.save}
      done={words.saved}
      onClose={onClose}
      second={
        theirs && {
          label: words.theirs,
          act() {
            setTaken(theirs)
            setVersion(theirs.version)
            setTheirs(undefined)
          },
        }
      }
      onSubmit={(values) =>
        refusalsOf(async () => {
          const { data } = await update({
            variables: { input: { id: finding.id, version, ...draftInput(values) } },
          })
          const answer = data?.updateFinding
          if (answer?.errors.length && answer.finding) {
            setTheirs(answer.finding)
            // Keep mine: the next attempt goes on top of what is stored now.
            setVersion(answer.finding.version)
          } else onChanged()
          return answer?.errors
        })
      }
    >
      {(values) => (
        <>
          {theirs && <Differences mine={values} theirs={valuesOf(theirs)} />}
          <DraftFields part={finding.part} />
        </>
      )}
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
    cases: finding.cases.map(({ id, studentReference, requiredAction }) => ({
      id,
      studentReference,
      requiredAction,
    })),
  }
}

/** What the stored draft says where it differs. */
function Differences({ mine, theirs }: { mine: DraftValues; theirs: DraftValues }) {
  const fields = [
    [words.description, mine.description, theirs.description],
    [words.evidence, mine.evidenceSummary, theirs.evidenceSummary],
    [words.discoveredOn, mine.discoveredOn, theirs.discoveredOn],
    [words.cases, String(mine.cases.length), String(theirs.cases.length)],
  ].filter(([, own, other]) => own !== other)
  if (fields.length === 0) return null
  return (
    <Alert status="warning" title={words.differences} quiet>
      <ul>
        {fields.map(([label, , other]) => (
          <chakra.li key={label} overflowWrap="anywhere">
            <b>{`${label}: `}</b>
            {other}
          </chakra.li>
        ))}
      </ul>
    </Alert>
  )
}

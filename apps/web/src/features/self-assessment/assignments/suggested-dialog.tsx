import { chakra } from '@chakra-ui/react'
import { complianceYearName } from '@portal/domain'
import { useState } from 'react'
import { problemOf } from '../../../lib/problem'
import { useRefresh } from '../../../lib/use-refresh'
import { Alert } from '../../../ui/feedback/alert'
import { Button } from '../../../ui/action/button'
import { DataTable, type DataColumn } from '../../../ui/table/data-table'
import { Dialog } from '../../../ui/dialog/dialog'
import { KeptValues } from '../../../ui/form/kept-values'
import { toast } from '../../../ui/feedback/toast'
import { refusalsOf, sentencesOf } from '../refusals'
import { assignmentsMessages } from './assignments-messages.generated'
import {
  useAssignmentSuggestionsQuery,
  useAssignSuggestedMutation,
  type AssignmentSuggestionFieldsFragment,
} from '../self-assessment.generated'

const words = assignmentsMessages.suggested

interface SuggestedDialogProps {
  selfAssessmentId: number
  onClose: () => void
  onChanged: () => void
}

/** Suggests the assignees of an earlier year for the same subsections: all preselected, none assigned before Save. */
export function SuggestedDialog({ selfAssessmentId, onClose, onChanged }: SuggestedDialogProps) {
  const { data, error, refetch } = useAssignmentSuggestionsQuery({
    variables: { selfAssessmentId },
    fetchPolicy: 'network-only',
  })
  const [assign, { loading }] = useAssignSuggestedMutation()
  const [refused, setRefused] = useState('')
  const rows = data?.assignmentSuggestions
  const chosenOf = ({ left }: Values) =>
    (rows ?? []).filter((row) => !left.includes(row.subsectionResponseId))
  const again = useRefresh(refetch)

  async function assignChosen(values: Values): Promise<boolean> {
    const chosen = chosenOf(values)
    const refusals = await refusalsOf(async () => {
      const input = {
        selfAssessmentId,
        subsectionResponseIds: chosen.map((row) => row.subsectionResponseId),
      }
      return (await assign({ variables: { input } })).data?.assignSuggested.errors
    })
    setRefused(sentencesOf(refusals))
    // After a refusal the list may have changed: it is loaded again.
    if (refusals.length > 0) {
      again()
      return false
    }
    toast({ status: 'success', title: words.done({ n: chosen.length }), duration: 5000 })
    onChanged()
    onClose()
    return true
  }

  return (
    <KeptValues<Values>
      draft={['suggested assignments', selfAssessmentId]}
      initial={{ left: [] }}
      onClose={onClose}
      onSubmit={assignChosen}
    >
      {({ values, set, submit, close, notice }) => (
        <Dialog
          open
          onClose={close}
          title={words.title}
          width="role"
          footer={
            <>
              <Button onClick={close}>{words.cancel}</Button>
              <Button
                variant="solid"
                loading={loading}
                disabledReason={
                  chosenOf(values).length === 0 && (rows?.length === 0 ? words.none : words.selectFirst)
                }
                onClick={submit}
              >
                {words.assign({ n: chosenOf(values).length })}
              </Button>
            </>
          }
        >
          {notice}
          {refused && <Alert status="error">{refused}</Alert>}
          <chakra.p marginBottom="10px">{words.intro}</chakra.p>
          <DataTable
            caption={words.caption}
            columns={columnsOf(new Set(values.left), (left) => set({ left: [...left] }))}
            rows={rows}
            getRowId={(row) => String(row.subsectionResponseId)}
            problem={error ? problemOf(error) : null}
            onRetry={again}
            empty={{ title: words.none, body: words.noneBody }}
          />
        </Dialog>
      )}
    </KeptValues>
  )
}

type Left = ReadonlySet<number>

interface Values {
  /** Subsections that are not selected. */
  left: number[]
}

function columnsOf(
  left: Left,
  onLeft: (left: Left) => void,
): DataColumn<AssignmentSuggestionFieldsFragment>[] {
  return [
    {
      id: 'chosen',
      header: words.chosen,
      cell: ({ subsectionResponseId, number }) => (
        <chakra.input
          type="checkbox"
          aria-label={words.select({ number })}
          checked={!left.has(subsectionResponseId)}
          onChange={(event) => {
            const next = new Set(left)
            if (event.currentTarget.checked) next.delete(subsectionResponseId)
            else next.add(subsectionResponseId)
            onLeft(next)
          }}
        />
      ),
    },
    {
      id: 'subsection',
      header: words.subsection,
      rowHeader: true,
      cell: (row) => `${row.number} ${row.title}`,
    },
    {
      id: 'people',
      header: words.people,
      width: '170px',
      cell: (row) => row.users.map((user) => user.fullName).join(', '),
    },
    { id: 'year', header: words.year, width: '120px', cell: (row) => complianceYearName(row.year) },
  ]
}

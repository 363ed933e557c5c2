import { auditParts, caseStudyTexts } from '@portal/domain'
import { useRef } from 'react'
import { problemOf } from '../../lib/problem'
import { RecordDialog } from '../../ui/dialog/record-dialog'
import { LoadingState, ProblemState } from '../../ui/feedback/states'
import { toast } from '../../ui/feedback/toast'
import { SelectField } from '../../ui/field/select-field'
import { TextField } from '../../ui/field/text-field'
import { useRecordForm } from '../../ui/form/use-record-form'
import { agencyOptions, yearOptions } from '../../ui/list/list-filters'
import { caseStudiesMessages } from './case-studies-messages.generated'
import { useAddCaseStudyMutation, useCaseStudyPlacesQuery } from './case-studies.generated'

const words = caseStudiesMessages.add

interface Values {
  theme: string
  leaId: string
  year: string
  part: string
}
const initial: Values = { theme: '', leaId: '', year: '', part: '' }
const labels = { theme: words.theme, leaId: words.agency, year: words.year, part: words.part }

/** Begins a case study; what was typed is kept as a draft. */
export function CaseStudyDialog({
  onClose,
  onAdded,
}: {
  onClose: () => void
  onAdded: (id: number) => void
}) {
  const [add] = useAddCaseStudyMutation()
  const { data, error, refetch } = useCaseStudyPlacesQuery()
  const added = useRef(0)
  const begun = () => {
    toast({ title: words.saved, status: 'success', duration: 5000 })
    onAdded(added.current)
  }
  const record = useRecordForm<Values, never>({
    draft: ['case-study', 'new'],
    row: null,
    initial,
    read: (row) => row,
    fields: () => [],
    title: words.conflict,
    send: async ({ theme, part, leaId, year }) => {
      const input = { theme, part, leaId: Number(leaId), year: Number(year) }
      const answer = (await add({ variables: { input } })).data?.addCaseStudy
      added.current = answer?.caseStudy?.id ?? 0
      return { errors: answer?.errors ?? [], row: null }
    },
    onSaved: begun,
    onTheirs: begun,
    onClose,
  })
  return (
    <RecordDialog
      record={record}
      initial={initial}
      title={words.title}
      words={words}
      validate={(values) =>
        Object.fromEntries(
          Object.entries(labels)
            .filter(([name]) => values[name as keyof Values].trim() === '')
            .map(([name, label]) => [name, words.required({ label })]),
        )
      }
    >
      {() => (
        <>
          <TextField
            name="theme"
            label={words.theme}
            hint={words.themeHint}
            maxLength={caseStudyTexts.theme.most}
          />
          {data ? (
            <>
              <SelectField
                name="leaId"
                label={words.agency}
                placeholder={words.chooseAgency}
                options={agencyOptions(data.leas)}
              />
              <SelectField
                name="year"
                label={words.year}
                placeholder={words.chooseYear}
                options={yearOptions(data.complianceYears).toReversed()}
              />
            </>
          ) : error ? (
            <ProblemState
              problem={problemOf(error)}
              what={words.places}
              onRetry={() => void refetch().catch(() => undefined)}
            />
          ) : (
            <LoadingState what={words.places} lines={2} />
          )}
          <SelectField
            name="part"
            label={words.part}
            placeholder={words.choosePart}
            options={auditParts.map((part) => ({ value: part, label: part }))}
          />
        </>
      )}
    </RecordDialog>
  )
}

import { chakra } from '@chakra-ui/react'
import { findingSources, findingSourceNames } from '@portal/domain'
import { useNavigate } from 'react-router-dom'
import { SelectField } from '../../../ui/field/select-field'
import { draftErrors, DraftFields, draftInput, emptyDraft, type DraftValues } from './draft-fields'
import { FindingFormDialog } from '../finding-form-dialog'
import { findingsPageMessages } from '../findings-page-messages.generated'
import { findingsPaths } from '../findings-paths'
import { useDraftFindingMutation } from '../findings.generated'
import { type FindingChoicesFieldsFragment } from '../register/findings-list.generated'
import { refusalsOf } from '../refusals'

const words = findingsPageMessages.dialog

interface Values extends DraftValues {
  source: string
  leaId: string
  year: string
  part: string
}

interface DraftDialogProps {
  choices: FindingChoicesFieldsFragment
  onClose: () => void
}

/** Drafts a finding of a source that has no record in the portal; those of self-assessments begin in their review. */
export function DraftDialog({ choices, onClose }: DraftDialogProps) {
  const navigate = useNavigate()
  const [draft] = useDraftFindingMutation()
  const years = (choices.years ?? []).toReversed()
  return (
    <FindingFormDialog<Values>
      draft={['finding', 'new']}
      title={words.draftTitle}
      width="role"
      initialValues={{
        ...emptyDraft(new Date()),
        source: 'DataReview',
        leaId: '',
        year: String(years[0]?.id ?? ''),
        part: 'Part B',
      }}
      validate={(values) => ({
        ...draftErrors(values, new Date()),
        ...(!values.leaId && { leaId: words.chooseOne }),
      })}
      submitLabel={words.draft}
      done={words.saved}
      onClose={onClose}
      onSubmit={(values) =>
        refusalsOf(async () => {
          const { data } = await draft({
            variables: {
              input: {
                ...draftInput(values),
                source: findingSources.find((source) => source === values.source) ?? 'Other',
                leaId: Number(values.leaId),
                year: Number(values.year),
                part: values.part,
              },
            },
          })
          const drafted = data?.draftFinding.finding
          if (drafted) void navigate(findingsPaths.finding(drafted.id))
          return data?.draftFinding.errors
        })
      }
    >
      {({ part }) => (
        <>
          <chakra.div display="grid" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="0 12px">
            <SelectField
              name="leaId"
              label={words.agency}
              placeholder={words.chooseAgency}
              options={(choices.agencies ?? []).map((one) => ({
                value: String(one.id),
                label: `${one.code} ${one.shortName}`,
              }))}
            />
            <SelectField
              name="source"
              label={words.source}
              options={findingSources
                .filter((source) => source !== 'SelfAssessment')
                .map((value) => ({ value, label: findingSourceNames[value] }))}
            />
            <SelectField
              name="year"
              label={words.year}
              options={years.map((one) => ({ value: String(one.id), label: one.name }))}
            />
            <SelectField
              name="part"
              label={words.part}
              options={['Part B', 'Part C'].map((value) => ({ value, label: value }))}
            />
          </chakra.div>
          <DraftFields part={part} />
        </>
      )}
    </FindingFormDialog>
  )
}

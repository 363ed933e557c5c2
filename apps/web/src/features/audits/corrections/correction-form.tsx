import { chakra } from '@chakra-ui/react'
import { calendarDay } from '@portal/domain'
import { Form, Formik } from 'formik'
import { useState } from 'react'
import { formatDate } from '../../../lib/format'
import { AnsweringFoot, type Neighbour } from '../../../parts/answering/answering-foot'
import { FilesError } from '../../../parts/evidence/files-error'
import { Button } from '../../../ui/action/button'
import { toast } from '../../../ui/feedback/toast'
import { CheckboxField } from '../../../ui/field/checkbox-field'
import { DateField } from '../../../ui/field/date-field'
import { TextAreaField } from '../../../ui/field/text-area-field'
import { FormErrorSummary } from '../../../ui/form/error-summary'
import { KeptForm } from '../../../ui/form/kept-form'
import { useRecordForm } from '../../../ui/form/use-record-form'
import type { ProngPlace } from '../audits-paths'
import { CorrectionFiles } from './correction-files'
import {
  correctionInput,
  correctionParts,
  correctionProblems,
  correctionValues,
  storedCorrection,
  type Correction,
  type CorrectionValues,
} from './correction-values'
import { correctionsMessages } from './corrections-messages.generated'
import { useUpdateAuditCorrectionMutation } from './corrections.generated'

const words = correctionsMessages.form

interface CorrectionFormProps {
  place: ProngPlace
  entry: Correction
  /** Cases beside this one, for the foot of the page. */
  neighbours: { previous: Neighbour | undefined; next: Neighbour | undefined }
  /** The corrections as they are stored now. */
  onRefresh: () => Promise<readonly Correction[]>
}

/** What the agency did about one case: kept as a draft, or submitted with its files. */
export function CorrectionForm({ place, entry, neighbours, onRefresh }: CorrectionFormProps) {
  const record = useCorrectionRecord({ place, entry, onRefresh })
  // A file that was just added is counted a moment later; the server decides whether it is there.
  const [added, setAdded] = useState(0)
  const initialValues = correctionValues(entry)
  return (
    <Formik<CorrectionValues>
      initialValues={initialValues}
      validate={(values) =>
        values.submit ? correctionProblems(entry, values, Math.max(entry.files, added)) : {}
      }
      onSubmit={async (values, helpers) => void (await record.save(values, helpers))}
    >
      {({ values, isSubmitting, setFieldValue, submitForm }) => {
        const press = async (submit: boolean) => {
          await setFieldValue('submit', submit, false)
          await submitForm()
        }
        return (
          <KeptForm<CorrectionValues> {...record.kept}>
            {({ notice }) => (
              <chakra.div marginTop="18px">
                {notice}
                {record.deleted}
                <FormErrorSummary messages={record.general} />
                <Form noValidate aria-label={words.title}>
                  <CorrectionFields entry={entry} values={values} />
                </Form>
                {/* Beside the form: the dialog of an upload is a form of its own. */}
                {!values.left && (
                  <CorrectionFiles
                    place={place}
                    entry={entry}
                    onChanged={() => {
                      setAdded(1)
                      void onRefresh()
                    }}
                  />
                )}
                <FilesError />
                {/* In the foot, which messages at the fields do not move under the pointer. */}
                <AnsweringFoot inCard status={undefined} onRetry={() => undefined} {...neighbours}>
                  <Button loading={isSubmitting && !values.submit} onClick={() => void press(false)}>
                    {words.saveDraft}
                  </Button>
                  <Button
                    variant="solid"
                    loading={isSubmitting && values.submit}
                    onClick={() => void press(true)}
                  >
                    {words.submit}
                  </Button>
                </AnsweringFoot>
                {record.conflict}
              </chakra.div>
            )}
          </KeptForm>
        )
      }}
    </Formik>
  )
}

function useCorrectionRecord({ place, entry, onRefresh }: Omit<CorrectionFormProps, 'neighbours'>) {
  const [update] = useUpdateAuditCorrectionMutation()
  return useRecordForm<CorrectionValues, Correction>({
    draft: ['audit correction', entry.id],
    row: entry,
    initial: correctionValues(entry),
    read: storedCorrection,
    // Once the case is in its next state, nothing of it can be changed any more.
    fields: (_versions, row) => correctionParts(row && !row.write.allowed ? row.write.reason : null),
    title: words.conflict,
    send: async (values, version) => {
      const act = values.submit ? 'submit' : 'save'
      const { data } = await update({
        variables: {
          input: {
            typeKey: place.typeKey,
            id: entry.id,
            act,
            ...correctionInput(values),
            version: version ?? 0,
          },
        },
      })
      const rows = await onRefresh()
      const answer = data?.updateAuditCorrection
      return {
        errors: answer?.errors ?? [],
        row: answer?.correction ?? rows.find(({ id }) => id === entry.id) ?? null,
      }
    },
    onSaved: (row, values, helpers) => {
      const title = values.submit ? words.submitted : words.saved
      toast({ status: 'success', title, duration: 5000 })
      helpers.resetForm({ values: row ? correctionValues(row) : values })
    },
  })
}

/** What was done; of a child who left, the day alone takes the place of everything else. */
function CorrectionFields({ entry, values }: { entry: Correction; values: CorrectionValues }) {
  return (
    <chakra.div>
      <chakra.h3 textStyle="blockTitle" marginBottom="8px">
        {words.title}
      </chakra.h3>
      {!values.left && <DoneFields entry={entry} values={values} />}
      <CheckboxField name="left" label={words.left} hint={words.leftHint} />
      {values.left && (
        <DateField name="leftJurisdictionOn" label={words.leftOn} max={calendarDay(new Date())} />
      )}
    </chakra.div>
  )
}

function DoneFields({ entry, values }: { entry: Correction; values: CorrectionValues }) {
  const isAsked = entry.compensatoryAsked !== ''
  return (
    <>
      <DateField
        name="correctedOn"
        label={words.correctedOn}
        {...(entry.correctable === 'TimelineOnly'
          ? { hint: words.timelineOnly }
          : { min: entry.foundOn, hint: words.correctedHint({ day: formatDate(entry.foundOn) }) })}
        max={calendarDay(new Date())}
      />
      <TextAreaField
        name="narrative"
        label={words.narrative}
        hint={words.narrativeHint}
        rows={5}
        maxLength={4000}
      />
      {!isAsked && <CheckboxField name="compensatoryNeeded" label={words.compensatory} />}
      {(isAsked || values.compensatoryNeeded) && (
        <TextAreaField
          name="compensatoryText"
          label={isAsked ? words.servicesGiven : words.compensatoryText}
          rows={3}
          maxLength={4000}
        />
      )}
    </>
  )
}

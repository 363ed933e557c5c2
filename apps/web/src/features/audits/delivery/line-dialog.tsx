import { chakra } from '@chakra-ui/react'
import { Form, Formik, useField } from 'formik'
import { useId, useState } from 'react'
import { spreadErrors } from '../../../lib/saving/form-errors'
import { refusalsOf } from '../../../lib/saving/refusals'
import { Button } from '../../../ui/action/button'
import { Dialog } from '../../../ui/dialog/dialog'
import { toast } from '../../../ui/feedback/toast'
import { DateField } from '../../../ui/field/date-field'
import { controlStyle, FieldError } from '../../../ui/field/field-frame'
import { SelectField } from '../../../ui/field/select-field'
import { TextAreaField } from '../../../ui/field/text-area-field'
import { TextField } from '../../../ui/field/text-field'
import { FormErrorSummary } from '../../../ui/form/error-summary'
import { KeptForm } from '../../../ui/form/kept-form'
import { useKeptForm } from '../../../ui/form/use-kept-form'
import { useSaveServiceLineMutation, type ServiceLineFieldsFragment } from './delivery.generated'
import { deliveryMessages } from './delivery-messages.generated'
import {
  lineErrors,
  lineInput,
  lineValues,
  monthFields,
  monthWords,
  typedMonths,
  type LineValues,
} from './line-values'

const words = deliveryMessages.dialog
const heads = deliveryMessages.months

interface LineDialogProps {
  typeKey: string
  line: ServiceLineFieldsFragment
  onClose: () => void
  onSaved: () => void
}

/** What was planned, delivered, missed and made up of a service, month by month. */
export function LineDialog({ typeKey, line, onClose, onSaved }: LineDialogProps) {
  const { id: recordId, version } = line
  const [save] = useSaveServiceLineMutation()
  const [general, setGeneral] = useState<string[]>([])
  const kept = useKeptForm<LineValues>({ draft: ['service line', recordId], onClose })
  return (
    <Formik<LineValues>
      initialValues={lineValues(line)}
      validate={lineErrors}
      onSubmit={async (values, form) => {
        const refusals = await refusalsOf(async () => {
          const input = lineInput(values, { typeKey, recordId, version })
          return (await save({ variables: { input } })).data?.saveServiceLine.errors
        })
        setGeneral(spreadErrors(refusals, { ...form, values }))
        if (refusals.length > 0) return
        kept.forget()
        toast({ status: 'success', title: words.done, duration: 5000 })
        onSaved()
      }}
    >
      {({ values, isSubmitting, submitForm, dirty }) => (
        <KeptForm<LineValues> form={kept}>
          {({ close, notice }) => (
            <Dialog
              open
              onClose={close}
              title={words.title}
              width="wide"
              staticBackdrop={dirty}
              footer={
                <>
                  <Button onClick={close}>{words.cancel}</Button>
                  <Button variant="solid" loading={isSubmitting} onClick={() => void submitForm()}>
                    {words.save}
                  </Button>
                </>
              }
            >
              <Form noValidate>
                {notice}
                <FormErrorSummary messages={general} />
                <PlanFields />
                <MonthGrid months={typedMonths(values)} />
                <TextAreaField
                  name="notes"
                  label={words.notes}
                  hint={words.notesHint}
                  rows={2}
                  maxLength={2000}
                />
              </Form>
            </Dialog>
          )}
        </KeptForm>
      )}
    </Formik>
  )
}

function PlanFields() {
  return (
    <chakra.div display="grid" gap="0 14px" gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }}>
      <TextField name="minutes" label={words.minutes} inputMode="numeric" />
      <SelectField
        name="frequency"
        label={words.frequency}
        options={[
          { value: 'WEEKLY', label: words.week },
          { value: 'MONTHLY', label: words.month },
        ]}
      />
      <DateField name="periodFrom" label={words.from} />
      <DateField name="periodTo" label={words.to} />
      <TextField name="provider" label={words.provider} maxLength={200} />
      <TextField name="providerType" label={words.providerType} maxLength={100} />
      <TextField name="setting" label={words.setting} maxLength={100} />
    </chakra.div>
  )
}

/** One row a month; what was typed of a month stays when the period is changed and changed back. */
function MonthGrid({ months }: { months: readonly string[] }) {
  return (
    <chakra.div overflowX="auto" marginBlock="12px">
      <chakra.table
        width="100%"
        css={{ '& th': { textAlign: 'start', fontSize: 'sm', paddingInline: '4px' } }}
      >
        <chakra.caption srOnly>{deliveryMessages.caption}</chakra.caption>
        <thead>
          <tr>
            <th scope="col">{heads.month}</th>
            {monthFields.map((name) => (
              <th key={name} scope="col">
                {heads[name]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {months.map((month) => (
            <tr key={month}>
              <th scope="row">{monthWords(month)}</th>
              {monthFields.map((name) => (
                <td key={name}>
                  <MinutesCell
                    name={`months.${month}.${name}`}
                    label={words.of({ what: heads[name], month: monthWords(month) })}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </chakra.table>
    </chakra.div>
  )
}

function MinutesCell({ name, label }: { name: string; label: string }) {
  const [field, { error, touched }] = useField<string | undefined>(name)
  const id = useId()
  const shown = touched ? error : undefined
  return (
    <>
      <chakra.input
        {...field}
        value={field.value ?? ''}
        aria-label={label}
        aria-invalid={shown !== undefined}
        aria-describedby={shown && id}
        inputMode="numeric"
        maxLength={5}
        css={controlStyle}
        minWidth="72px"
        textAlign="end"
      />
      <FieldError id={id} error={shown} />
    </>
  )
}

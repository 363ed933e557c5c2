import { chakra } from '@chakra-ui/react'
import { Form, Formik, type FormikHelpers } from 'formik'
import { useId, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { spreadErrors } from '../../lib/saving/form-errors'
import { thrownRefusals } from '../../lib/saving/refusals'
import { Button } from '../../ui/action/button'
import { CheckboxField } from '../../ui/field/checkbox-field'
import { Dialog } from '../../ui/dialog/dialog'
import { FormErrorSummary } from '../../ui/form/error-summary'
import { KeptForm } from '../../ui/form/kept-form'
import { useKeptForm } from '../../ui/form/use-kept-form'
import { SelectField } from '../../ui/field/select-field'
import { TextField } from '../../ui/field/text-field'
import { toast } from '../../ui/feedback/toast'
import { agenciesMessages } from './agencies-messages.generated'
import { agenciesPaths } from './agencies-paths'
import { useCreateLeaMutation } from './agencies.generated'
import { newAgencyErrors, newAgencyValues, type NewAgencyValues } from './agency-form-values'

const words = agenciesMessages.adding
const labels = agenciesMessages.form

/** Takes what a new agency needs, and opens its content page. */
export function AgencyAddDialog({ onClose }: { onClose: () => void }) {
  const formId = useId()
  const navigate = useNavigate()
  const [general, setGeneral] = useState<string[]>([])
  const [create] = useCreateLeaMutation()

  const save = async (values: NewAgencyValues, form: FormikHelpers<NewAgencyValues>) => {
    setGeneral([])
    try {
      const { data } = await create({ variables: { input: values } })
      const { errors = [], lea = null } = data?.createLea ?? {}
      if (errors.length === 0 && lea) {
        toast({
          status: 'success',
          title: words.title,
          description: words.added({ name: values.name }),
          duration: 5000,
        })
        onClose()
        void navigate(agenciesPaths.content(lea.id))
      } else setGeneral(spreadErrors(errors, { ...form, values }))
    } catch (error) {
      setGeneral(spreadErrors(thrownRefusals(error), { ...form, values }))
    }
  }

  const kept = useKeptForm({ draft: ['agency', 'new'], onClose })
  return (
    <Formik initialValues={newAgencyValues} validate={newAgencyErrors} onSubmit={save}>
      {({ isSubmitting }) => (
        <KeptForm form={kept}>
          {({ close, notice }) => (
            <Dialog
              open
              onClose={close}
              title={words.title}
              width="password"
              staticBackdrop
              footer={
                <>
                  <Button onClick={close}>{words.cancel}</Button>
                  <Button type="submit" form={formId} variant="solid" loading={isSubmitting}>
                    {words.submit}
                  </Button>
                </>
              }
            >
              <Form id={formId} noValidate>
                {notice}
                <FormErrorSummary messages={general} />
                <TextField
                  name="code"
                  label={labels.code}
                  hint={labels.codeHint}
                  maxLength={6}
                  autoComplete="off"
                />
                <TextField name="name" label={labels.name} maxLength={200} autoComplete="off" />
                <TextField
                  name="shortName"
                  label={labels.shortName}
                  hint={labels.shortNameHint}
                  maxLength={100}
                  autoComplete="off"
                />
                <SelectField
                  name="kind"
                  label={labels.kind}
                  options={Object.entries(agenciesMessages.kinds).map(([value, label]) => ({ value, label }))}
                />
                <fieldset>
                  <chakra.legend textStyle="label" marginBottom="4px">
                    {labels.parts}
                  </chakra.legend>
                  <CheckboxField name="hasPartB" label={labels.hasPartB} />
                  <CheckboxField name="hasPartC" label={labels.hasPartC} />
                </fieldset>
                <CheckboxField name="isTest" label={labels.isTest} hint={labels.isTestHint} />
                <chakra.p textStyle="hint" color="fg.subtle">
                  {words.hint} {words.later}
                </chakra.p>
              </Form>
            </Dialog>
          )}
        </KeptForm>
      )}
    </Formik>
  )
}

import { chakra } from '@chakra-ui/react'
import { agencyTextNames, agencyTexts, cohorts } from '@portal/domain'
import { Form, useFormikContext } from 'formik'
import { Save, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../ui/action/button'
import { Card } from '../../ui/layout/card'
import { CheckboxField } from '../../ui/field/checkbox-field'
import { FormErrorSummary } from '../../ui/form/error-summary'
import { RichText } from '../../ui/rich-text/rich-text'
import { RichTextField } from '../../ui/rich-text/rich-text-field'
import { SelectField } from '../../ui/field/select-field'
import { TextField } from '../../ui/field/text-field'
import { agenciesMessages } from './agencies-messages.generated'
import type { AgencyFormValues } from './agency-form-values'
import { ContactRows, LinkRows, SchoolYearRows } from './agency-rows'

const m = agenciesMessages.form

interface AgencyFormProps {
  years: readonly { id: number; name: string }[]
  readOnly: boolean
  /** Refusals that belong to no field. */
  messages: readonly string[]
  logo: ReactNode
  /** Changes when another text is loaded into the editor. */
  introKey: string
}

const choices = (words: Record<string, string>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }))

/** Everything of an agency in one form; saved as a whole. */
export function AgencyForm({ years, readOnly, messages, logo, introKey }: AgencyFormProps) {
  const form = useFormikContext<AgencyFormValues>()
  return (
    <Form noValidate>
      <FormErrorSummary messages={messages} />
      <chakra.fieldset disabled={readOnly} display="grid" gap="16px" minWidth="0">
        <Columns>
          <Card title={m.identity}>
            <TextField name="name" label={m.name} maxLength={200} autoComplete="off" />
            <TextField
              name="shortName"
              label={m.shortName}
              hint={m.shortNameHint}
              maxLength={100}
              autoComplete="off"
            />
            <TextField name="code" label={m.code} hint={m.codeHint} maxLength={6} autoComplete="off" />
            <SelectField name="kind" label={m.kind} options={choices(agenciesMessages.kinds)} />
            <fieldset>
              <chakra.legend textStyle="label" marginBottom="4px">
                {m.parts}
              </chakra.legend>
              <CheckboxField name="hasPartB" label={m.hasPartB} />
              <CheckboxField name="hasPartC" label={m.hasPartC} />
            </fieldset>
          </Card>
          <chakra.div display="grid" gap="16px" alignContent="start" minWidth="0">
            <Card title={m.monitoring}>
              <SelectField
                name="cohort"
                label={m.cohort}
                optional
                placeholder={m.noCohort}
                options={Array.from({ length: cohorts }, (_, i) => ({
                  value: `${i + 1}`,
                  label: `${i + 1}`,
                }))}
              />
              {agencyTextNames.map((name) => (
                <TextField
                  key={name}
                  name={name}
                  label={m[name]}
                  optional
                  maxLength={agencyTexts[name].most}
                  autoComplete="off"
                />
              ))}
              <SelectField
                name="enrollmentBand"
                label={m.band}
                optional
                placeholder={m.noBand}
                options={choices(agenciesMessages.bands)}
              />
              <CheckboxField name="active" label={m.active} hint={m.activeHint} />
              <CheckboxField name="isTest" label={m.isTest} hint={m.isTestHint} />
            </Card>
            {logo}
          </chakra.div>
        </Columns>
        <Card as="div">
          {readOnly ? (
            <RichText html={form.values.intro} />
          ) : (
            <RichTextField
              key={introKey}
              label={m.intro}
              html={form.values.intro}
              onChange={(html) => void form.setFieldValue('intro', html)}
            />
          )}
        </Card>
        <ContactRows />
        <LinkRows />
        <SchoolYearRows years={years} />
      </chakra.fieldset>
      {!readOnly && (
        <chakra.div
          position="sticky"
          bottom="0"
          zIndex="sticky"
          display="flex"
          flexWrap="wrap"
          justifyContent="flex-end"
          gap="8px"
          marginTop="16px"
          padding="10px 0"
          bg="bg.canvas"
          borderTop="1px solid {colors.border.default}"
          css={{ '@media (max-height: 480px)': { position: 'static' } }}
        >
          <Button
            icon={<Undo2 aria-hidden />}
            disabledReason={!form.dirty && m.nothing}
            onClick={() => form.resetForm()}
          >
            {m.cancel}
          </Button>
          <Button
            type="submit"
            variant="solid"
            icon={<Save aria-hidden />}
            loading={form.isSubmitting}
            disabledReason={!form.dirty && m.nothing}
          >
            {m.save}
          </Button>
        </chakra.div>
      )}
    </Form>
  )
}

function Columns({ children }: { children: ReactNode }) {
  return (
    <chakra.div
      display="grid"
      gap="16px"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
    >
      {children}
    </chakra.div>
  )
}

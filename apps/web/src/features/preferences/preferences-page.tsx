import { chakra } from '@chakra-ui/react'
import { Form, Formik } from 'formik'
import { Save, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useViewer } from '../../lib/session/viewer'
import { Button } from '../../ui/action/button'
import { Card } from '../../ui/layout/card'
import { FormErrorSummary } from '../../ui/form/error-summary'
import { KeptForm } from '../../ui/form/kept-form'
import { PageHeader } from '../../ui/layout/page-header'
import { SelectField } from '../../ui/field/select-field'
import { setTheme } from '../../ui/theme/appearance'
import { toast } from '../../ui/feedback/toast'
import { useRecordForm } from '../../ui/form/use-record-form'
import { NotificationFields } from './notification-fields'
import { preferencesFields, preferencesValues, storedPreferences } from './preferences-fields'
import { preferencesMessages as m } from './preferences-messages.generated'
import { useSavePreferencesMutation, type PreferencesFieldsFragment } from './preferences.generated'
import type { PreferencesValues } from './preferences-values'

type Preferences = PreferencesFieldsFragment

interface PreferencesPageProps {
  preferences: Preferences
  /** Addresses of screens that exist: no other can be chosen as home page. */
  available: ReadonlySet<string>
}

/** The own preferences in one form. */
export function PreferencesPage({ preferences: loaded, available }: PreferencesPageProps) {
  const { leaId } = useViewer()
  const isState = leaId === null
  const [preferences, setPreferences] = useState(loaded)
  const [savePreferences] = useSavePreferencesMutation()
  const record = useRecordForm<PreferencesValues, Preferences>({
    draft: ['preferences'],
    row: loaded,
    initial: preferencesValues(loaded),
    read: storedPreferences,
    fields: () => preferencesFields(preferences),
    title: m.conflict,
    send: async (values, version) => {
      const input = {
        theme: values.theme,
        language: values.language,
        homePage: values.homePage || null,
        onlyPreferredLeas: values.onlyPreferredLeas,
        notifications: Object.entries(values.notifications).map(([group, channel]) => ({ group, channel })),
        version: version ?? preferences.version,
      }
      const answer = (await savePreferences({ variables: { input } })).data?.savePreferences
      return { errors: answer?.errors ?? [], row: answer?.preferences ?? null }
    },
    onSaved: (current, _values, form) => {
      show(current, form)
      toast({ status: 'success', title: m.saveTitle, description: m.saved, duration: 5000 })
    },
    onTheirs: (current, _values, form) => show(current, form),
  })
  const show = (
    current: Preferences | null,
    form: { resetForm: (next: { values: PreferencesValues }) => void },
  ) => {
    if (!current) return
    setPreferences(current)
    form.resetForm({ values: preferencesValues(current) })
    setTheme(current.theme)
  }

  const homePages = preferences.homePages.filter(
    ({ path }) => available.has(path) || path === preferences.homePage,
  )
  return (
    <>
      <PageHeader
        title={m.title}
        breadcrumb={[{ label: m.landingPage, to: '/' }, { label: m.title }]}
        facts={m.facts}
      />
      <Formik initialValues={preferencesValues(loaded)} onSubmit={record.save}>
        {({ dirty, isSubmitting, resetForm }) => (
          <KeptForm<PreferencesValues> {...record.kept}>
            {({ notice }) => (
              <Form noValidate>
                {notice}
                <FormErrorSummary messages={record.general} />
                <chakra.div display="grid" gap="16px">
                  <AppearanceFields homePages={homePages} />
                  <NotificationFields preferences={preferences} isState={isState} />
                </chakra.div>
                <chakra.div
                  display="flex"
                  flexWrap="wrap"
                  justifyContent="flex-end"
                  gap="8px"
                  marginTop="16px"
                >
                  <Button
                    icon={<Undo2 aria-hidden />}
                    disabledReason={!dirty && m.nothing}
                    onClick={() => resetForm()}
                  >
                    {m.undo}
                  </Button>
                  <Button
                    type="submit"
                    variant="solid"
                    icon={<Save aria-hidden />}
                    loading={isSubmitting}
                    disabledReason={!dirty && m.nothing}
                  >
                    {m.save}
                  </Button>
                </chakra.div>
                {record.conflict}
              </Form>
            )}
          </KeptForm>
        )}
      </Formik>
    </>
  )
}

/** The theme, the language and the first page. */
function AppearanceFields({ homePages }: Pick<Preferences, 'homePages'>) {
  return (
    <Card title={m.appearance}>
      <chakra.div
        display="grid"
        gap="0 16px"
        gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 220px), 1fr))"
      >
        <SelectField
          name="theme"
          label={m.theme}
          options={Object.entries(m.themes).map(([value, label]) => ({ value, label }))}
        />
        <SelectField
          name="language"
          label={m.language}
          options={Object.entries(m.languages).map(([value, label]) => ({ value, label }))}
        />
        <SelectField
          name="homePage"
          label={m.homePage}
          placeholder={m.homePageOfRole}
          options={homePages.map(({ path, name }) => ({ value: path, label: name }))}
        />
      </chakra.div>
    </Card>
  )
}

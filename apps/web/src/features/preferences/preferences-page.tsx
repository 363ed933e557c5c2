import { chakra } from '@chakra-ui/react'
import { Form, Formik, type FormikHelpers } from 'formik'
import { Save, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { spreadErrors } from '../../lib/form-errors'
import { problemOf } from '../../lib/problem'
import { useViewer } from '../../lib/viewer'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { ConflictDialog, type ConflictField } from '../../ui/conflict-dialog'
import { FormErrorSummary } from '../../ui/error-summary'
import { PageHeader } from '../../ui/page-header'
import { SelectField } from '../../ui/select-field'
import { setTheme } from '../../ui/theme/appearance'
import { toast } from '../../ui/toast'
import { UnsavedGuard } from '../../ui/unsaved-guard'
import { NotificationFields } from './notification-fields'
import { preferencesMessages as m } from './preferences-messages'
import { useSavePreferencesMutation, type PreferencesFieldsFragment } from './preferences.generated'
import type { PreferencesValues } from './preferences-values'

type Preferences = PreferencesFieldsFragment

interface PreferencesPageProps {
  preferences: Preferences
  /** Addresses of screens that exist: no other is offered as home page. */
  available: ReadonlySet<string>
}

const valuesOf = (preferences: Preferences): PreferencesValues => ({
  theme: preferences.theme,
  language: preferences.language,
  homePage: preferences.homePage ?? '',
  onlyPreferredLeas: preferences.onlyPreferredLeas,
  notifications: Object.fromEntries(preferences.notifications.map(({ group, channel }) => [group, channel])),
})

function conflictFields({ homePages, notifications }: Preferences): ConflictField<PreferencesValues>[] {
  return [
    { members: ['theme'], label: m.theme, show: ({ theme }) => m.themes[theme] },
    { members: ['language'], label: m.language, show: ({ language }) => m.languages[language] ?? language },
    {
      members: ['homePage'],
      label: m.homePage,
      show: ({ homePage }) =>
        homePages.find(({ path }) => path === homePage)?.name ?? (homePage || m.homePageOfRole),
    },
    {
      members: ['onlyPreferredLeas'],
      label: m.onlyPreferredLeas,
      show: ({ onlyPreferredLeas }) => (onlyPreferredLeas ? m.yes : m.no),
    },
    {
      members: ['notifications'],
      label: m.notifications,
      show: (values) =>
        notifications
          .map(({ group, label }) => `${label}: ${m.channels[values.notifications[group] ?? 'Immediate']}`)
          .join('\n'),
    },
  ]
}

/** The own preferences in one form. */
export function PreferencesPage({ preferences: loaded, available }: PreferencesPageProps) {
  const { leaId } = useViewer()
  const isState = leaId === null
  const [preferences, setPreferences] = useState(loaded)
  const [general, setGeneral] = useState<string[]>([])
  const [conflict, setConflict] = useState<{ mine: PreferencesValues; theirs: Preferences }>()
  const [savePreferences] = useSavePreferencesMutation()

  const save = async (
    values: PreferencesValues,
    form: Pick<FormikHelpers<PreferencesValues>, 'resetForm' | 'setFieldError' | 'setFieldTouched'>,
    version = preferences.version,
  ) => {
    setGeneral([])
    try {
      const input = {
        theme: values.theme,
        language: values.language,
        homePage: values.homePage || null,
        onlyPreferredLeas: values.onlyPreferredLeas,
        notifications: Object.entries(values.notifications).map(([group, channel]) => ({ group, channel })),
        version,
      }
      const { data } = await savePreferences({ variables: { input } })
      const { errors = [], preferences: current = null } = data?.savePreferences ?? {}
      if (errors.length === 0 && current) {
        setPreferences(current)
        form.resetForm({ values: valuesOf(current) })
        setTheme(current.theme)
        toast({ status: 'success', title: m.saveTitle, description: m.saved, duration: 5000 })
      } else if (errors[0]?.code === 'CONFLICT' && current) {
        // Nothing that was chosen is dropped: the person sees both and decides.
        setConflict({ mine: values, theirs: current })
      } else setGeneral(spreadErrors(errors, { ...form, values }))
    } catch (error) {
      const { id, message } = problemOf(error)
      setGeneral([id ? `${message} Error ${id}.` : message])
    }
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
      <Formik initialValues={valuesOf(loaded)} onSubmit={save}>
        {({ dirty, isSubmitting, resetForm, ...form }) => (
          <Form noValidate>
            <UnsavedGuard unsaved={dirty && !isSubmitting} />
            <FormErrorSummary messages={general} />
            <chakra.div display="grid" gap="16px">
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
              <NotificationFields preferences={preferences} isState={isState} />
            </chakra.div>
            <chakra.div display="flex" flexWrap="wrap" justifyContent="flex-end" gap="8px" marginTop="16px">
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
            {conflict && (
              <ConflictDialog
                title={m.conflict}
                mine={conflict.mine}
                theirs={valuesOf(conflict.theirs)}
                fields={conflictFields(conflict.theirs)}
                onKeep={(kept) => {
                  const { theirs } = conflict
                  setConflict(undefined)
                  setPreferences(theirs)
                  void form.setValues(kept, false)
                  void save(kept, { ...form, resetForm }, theirs.version)
                }}
                onTakeTheirs={() => {
                  setPreferences(conflict.theirs)
                  resetForm({ values: valuesOf(conflict.theirs) })
                  setConflict(undefined)
                }}
              />
            )}
          </Form>
        )}
      </Formik>
    </>
  )
}

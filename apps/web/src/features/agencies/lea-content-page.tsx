import { Formik, type FormikHelpers } from 'formik'
import { useState } from 'react'
import { spreadErrors } from '../../lib/form-errors'
import { formatDateTime } from '../../lib/format'
import { useHeaderBadge } from '../../lib/header-badge'
import { problemOf } from '../../lib/problem'
import { Alert } from '../../ui/alert'
import { PageHeader } from '../../ui/page-header'
import { toast } from '../../ui/toast'
import { UnsavedGuard } from '../../ui/unsaved-guard'
import { agenciesMessages } from './agencies-messages'
import { agenciesPaths } from './agencies-paths'
import { useUpdateLeaMutation } from './agencies.generated'
import { LeaConflictDialog } from './lea-conflict-dialog'
import { LeaForm } from './lea-form'
import {
  leaFormErrors,
  leaFormValues,
  leaInput,
  type LeaContent,
  type LeaFormValues,
} from './lea-form-values'
import { LeaLogo } from './lea-logo'
import { LeaTabs } from './lea-tabs'

const m = agenciesMessages.form

interface LeaContentPageProps {
  /** The agency as it was when the page opened. */
  loaded: LeaContent
  years: readonly { id: number; name: string }[]
}

/** One agency and its content. The version of what the form began with goes with every change. */
export function LeaContentPage({ loaded, years }: LeaContentPageProps) {
  const [lea, setLea] = useState(loaded)
  const [general, setGeneral] = useState<string[]>([])
  const [conflict, setConflict] = useState<{ mine: LeaFormValues; theirs: LeaContent } | null>(null)
  const [update] = useUpdateLeaMutation()
  useHeaderBadge(lea.shortName, null, null)

  const save = async (values: LeaFormValues, form: FormikHelpers<LeaFormValues>, version: number) => {
    setGeneral([])
    try {
      const { data } = await update({ variables: { input: { ...leaInput(values), id: lea.id, version } } })
      const { errors = [], lea: current = null } = data?.updateLea ?? {}
      if (errors.length === 0 && current) {
        setLea(current)
        form.resetForm({ values: leaFormValues(current) })
        toast({ status: 'success', title: m.saveTitle, description: m.saved, duration: 5000 })
      } else if (errors[0]?.code === 'CONFLICT' && current && current.version !== version)
        setConflict({ mine: values, theirs: current })
      else setGeneral(spreadErrors(errors, { ...form, values }))
    } catch (error) {
      const { id, message } = problemOf(error)
      setGeneral([id ? `${message} Error ${id}.` : message])
    }
  }

  return (
    <>
      <PageHeader
        title={lea.name}
        breadcrumb={[
          { label: agenciesMessages.landingPage, to: '/' },
          { label: agenciesMessages.title, to: agenciesPaths.list },
          { label: lea.shortName },
        ]}
        facts={
          lea.changedBy && lea.changedOn && m.changed(lea.changedBy.fullName, formatDateTime(lea.changedOn))
        }
      />
      <LeaTabs id={lea.id} />
      {!lea.edit.allowed && lea.edit.reason && (
        <Alert status="info" quiet>
          {lea.edit.reason}
        </Alert>
      )}
      <Formik
        initialValues={leaFormValues(loaded)}
        validate={leaFormErrors}
        onSubmit={(values, form) => save(values, form, lea.version)}
      >
        {(form) => (
          <>
            <UnsavedGuard unsaved={form.dirty && !form.isSubmitting} />
            <LeaForm
              years={years}
              readOnly={!lea.edit.allowed}
              messages={general}
              logo={<LeaLogo lea={lea} onChanged={setLea} />}
              introKey={`${lea.id}.${lea.version}`}
            />
            {conflict && (
              <LeaConflictDialog
                mine={conflict.mine}
                theirs={conflict.theirs}
                onKeep={(values) => {
                  const { version } = conflict.theirs
                  setConflict(null)
                  void form.setValues(values, false)
                  setLea(conflict.theirs)
                  void save(values, form, version)
                }}
                onTakeTheirs={() => {
                  setLea(conflict.theirs)
                  form.resetForm({ values: leaFormValues(conflict.theirs) })
                  setConflict(null)
                }}
              />
            )}
          </>
        )}
      </Formik>
    </>
  )
}

import { Formik } from 'formik'
import { useState } from 'react'
import { formatDateTime } from '../../lib/format'
import { useHeaderBadge } from '../../lib/header-badge'
import { Alert } from '../../ui/feedback/alert'
import { KeptForm } from '../../ui/form/kept-form'
import { PageHeader } from '../../ui/layout/page-header'
import { toast } from '../../ui/feedback/toast'
import { useRecordForm } from '../../ui/form/use-record-form'
import { agenciesMessages } from './agencies-messages.generated'
import { agenciesPaths } from './agencies-paths'
import { useUpdateLeaMutation } from './agencies.generated'
import { leaFields, storedLea } from './lea-fields'
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

/** One agency and its content. Every change is sent with the version that the form began with. */
export function LeaContentPage({ loaded, years }: LeaContentPageProps) {
  const [lea, setLea] = useState(loaded)
  const [update] = useUpdateLeaMutation()
  useHeaderBadge(lea.shortName, null, null)
  const show = (
    current: LeaContent | null,
    form: { resetForm: (next: { values: LeaFormValues }) => void },
  ) => {
    if (!current) return
    setLea(current)
    form.resetForm({ values: leaFormValues(current) })
  }
  const record = useRecordForm<LeaFormValues, LeaContent>({
    draft: ['agency', loaded.id],
    row: loaded,
    initial: leaFormValues(loaded),
    read: storedLea,
    fields: (versions, row) => leaFields(versions, row && !row.edit.allowed ? row.edit.reason : null),
    title: agenciesMessages.conflict.title,
    send: async (values, version) => {
      const input = { ...leaInput(values), id: loaded.id, version: version ?? loaded.version }
      const answer = (await update({ variables: { input } })).data?.updateLea
      return { errors: answer?.errors ?? [], row: answer?.lea ?? null }
    },
    onSaved: (current, _values, form) => {
      show(current, form)
      toast({ status: 'success', title: m.saveTitle, description: m.saved, duration: 5000 })
    },
    onTheirs: (current, _values, form) => show(current, form),
  })

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
          lea.changedBy &&
          lea.changedOn &&
          m.changed({ who: lea.changedBy.fullName, when: formatDateTime(lea.changedOn) })
        }
      />
      <LeaTabs id={lea.id} />
      {!lea.edit.allowed && lea.edit.reason && (
        <Alert status="info" quiet>
          {lea.edit.reason}
        </Alert>
      )}
      <Formik initialValues={leaFormValues(loaded)} validate={leaFormErrors} onSubmit={record.save}>
        {() => (
          <KeptForm<LeaFormValues> {...record.kept}>
            {({ edition, notice }) => (
              <>
                {notice}
                <LeaForm
                  years={years}
                  readOnly={!lea.edit.allowed}
                  messages={record.general}
                  logo={
                    <LeaLogo
                      lea={lea}
                      onChanged={(current) => {
                        setLea(current)
                        record.seen(current.version)
                      }}
                    />
                  }
                  introKey={`${lea.id}.${lea.version}.${edition}`}
                />
                {record.conflict}
              </>
            )}
          </KeptForm>
        )}
      </Formik>
    </>
  )
}

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
import { agencyFields, storedAgency } from './agency-fields'
import { AgencyForm } from './agency-form'
import {
  agencyFormErrors,
  agencyFormValues,
  agencyInput,
  type AgencyContent,
  type AgencyFormValues,
} from './agency-form-values'
import { AgencyLogo } from './agency-logo'
import { AgencyTabs } from './agency-tabs'

const m = agenciesMessages.form

interface AgencyContentPageProps {
  /** The agency as it was when the page opened. */
  loaded: AgencyContent
  years: readonly { id: number; name: string }[]
}

/** One agency and its content. Every change is sent with the version that the form began with. */
export function AgencyContentPage({ loaded, years }: AgencyContentPageProps) {
  const [agency, setAgency] = useState(loaded)
  const [update] = useUpdateLeaMutation()
  useHeaderBadge(agency.shortName, null, null)
  const show = (
    current: AgencyContent | null,
    form: { resetForm: (next: { values: AgencyFormValues }) => void },
  ) => {
    if (!current) return
    setAgency(current)
    form.resetForm({ values: agencyFormValues(current) })
  }
  const record = useRecordForm<AgencyFormValues, AgencyContent>({
    draft: ['agency', loaded.id],
    row: loaded,
    initial: agencyFormValues(loaded),
    read: storedAgency,
    fields: (versions, row) => agencyFields(versions, row && !row.edit.allowed ? row.edit.reason : null),
    title: agenciesMessages.conflict.title,
    send: async (values, version) => {
      const input = { ...agencyInput(values), id: loaded.id, version: version ?? loaded.version }
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
        title={agency.name}
        breadcrumb={[
          { label: agenciesMessages.landingPage, to: '/' },
          { label: agenciesMessages.title, to: agenciesPaths.list },
          { label: agency.shortName },
        ]}
        facts={
          agency.changedBy &&
          agency.changedOn &&
          m.changed({ who: agency.changedBy.fullName, when: formatDateTime(agency.changedOn) })
        }
      />
      <AgencyTabs id={agency.id} />
      {!agency.edit.allowed && agency.edit.reason && (
        <Alert status="info" quiet>
          {agency.edit.reason}
        </Alert>
      )}
      <Formik initialValues={agencyFormValues(loaded)} validate={agencyFormErrors} onSubmit={record.save}>
        {() => (
          <KeptForm<AgencyFormValues> {...record.kept}>
            {({ edition, notice }) => (
              <>
                {notice}
                <AgencyForm
                  years={years}
                  readOnly={!agency.edit.allowed}
                  messages={record.general}
                  logo={
                    <AgencyLogo
                      agency={agency}
                      onChanged={(current) => {
                        setAgency(current)
                        record.seen(current.version)
                      }}
                    />
                  }
                  introKey={`${agency.id}.${agency.version}.${edition}`}
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

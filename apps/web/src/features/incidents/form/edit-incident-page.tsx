import { useNavigate } from 'react-router-dom'
import { problemOf } from '../../../lib/problem'
import { useRefresh } from '../../../lib/use-refresh'
import { MissingRecord } from '../../../ui/feedback/missing-record'
import { LoadingState, ProblemState } from '../../../ui/feedback/states'
import { toast } from '../../../ui/feedback/toast'
import { useRecordForm } from '../../../ui/form/use-record-form'
import { PageHeader } from '../../../ui/layout/page-header'
import type { Choices } from '../incident-choices'
import { incidentsMessages as m } from '../incidents-messages.generated'
import { incidentsPaths, useIncidentId } from '../incidents-paths'
import {
  useIncidentQuery,
  useUpdateIncidentMutation,
  type IncidentFieldsFragment as Incident,
} from '../incidents.generated'
import { incidentConflictFields, storedIncident } from './incident-conflict-fields'
import { IncidentFormFrame } from './incident-form-frame'
import { changesOf, studentFields, valuesOf, type IncidentValues } from './incident-form-values'

const words = m.form

/** The states that this screen can be in. */
export const screenStates = ['loading', 'editing', 'reader', 'conflict', 'not found', 'error', 'offline']

/** The form of an incident that is registered. */
export function Component() {
  const id = useIncidentId()
  const valid = Number.isInteger(id)
  const { data, error, refetch } = useIncidentQuery({
    variables: { id },
    skip: !valid,
    // A form begins with the current state; later changes are detected by the version.
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  })
  const refresh = useRefresh(refetch)
  const incident = data?.incident
  if (!valid || (data && !incident && !error))
    return <MissingRecord what={m.page.what} list={incidentsPaths.list} />
  const title = incident ? m.page.titled({ number: incident.number }) : m.title
  return (
    <>
      <PageHeader
        title={incident ? words.editTitle({ number: incident.number }) : m.title}
        breadcrumb={[
          { label: m.landingPage, to: '/' },
          { label: m.title, to: incidentsPaths.list },
          { label: title, to: incidentsPaths.one(id) },
        ]}
        facts={words.facts}
      />
      {data && incident ? (
        <EditIncident key={id} incident={incident} choices={data.incidentChoices} />
      ) : error ? (
        <ProblemState problem={problemOf(error)} what={m.page.what} onRetry={refresh} />
      ) : (
        <LoadingState what={m.page.loading} lines={10} />
      )}
    </>
  )
}

function EditIncident({ incident, choices }: { incident: Incident; choices: Choices }) {
  const navigate = useNavigate()
  const [update] = useUpdateIncidentMutation()
  const { id, student, edit } = incident
  const back = incidentsPaths.one(id)
  const record = useRecordForm<IncidentValues, Incident>({
    draft: ['incident', id],
    // Names of students are not kept in the browser.
    never: studentFields,
    row: incident,
    initial: valuesOf(incident),
    read: storedIncident,
    fields: () => incidentConflictFields(choices),
    title: words.conflict,
    send: async (values, version) => {
      const input = { ...changesOf(values), id, version: version ?? incident.version }
      const answer = (await update({ variables: { input } })).data?.updateIncident
      return { errors: answer?.errors ?? [], row: answer?.incident ?? null }
    },
    onSaved: () => {
      toast({ title: words.saved, status: 'success', duration: 5000 })
      void navigate(back)
    },
    onTheirs: () => void navigate(back),
  })
  return (
    <IncidentFormFrame
      record={record}
      initial={valuesOf(incident)}
      choices={choices}
      student={student}
      back={back}
      refused={edit.allowed ? null : edit.reason}
    />
  )
}

import { useMemo, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { problemOf } from '../../../lib/problem'
import { useViewer } from '../../../lib/session/viewer'
import { useRefresh } from '../../../lib/use-refresh'
import { LoadingState, ProblemState } from '../../../ui/feedback/states'
import { toast } from '../../../ui/feedback/toast'
import { useRecordForm } from '../../../ui/form/use-record-form'
import { PageHeader } from '../../../ui/layout/page-header'
import type { Choices } from '../incident-choices'
import { incidentsMessages as m } from '../incidents-messages.generated'
import { incidentsPaths } from '../incidents-paths'
import { useAddIncidentMutation, useIncidentChoicesQuery } from '../incidents.generated'
import { IncidentFormFrame } from './incident-form-frame'
import { inputOf, newIncident, studentFields, type IncidentValues } from './incident-form-values'

const words = m.form

/** The states that this screen can be in. */
export const screenStates = ['loading', 'empty', 'lacking', 'refused', 'error', 'offline']

/** The form of a new incident of the own agency. */
export function Component() {
  const { leaId } = useViewer()
  const { data, error, refetch } = useIncidentChoicesQuery()
  const refresh = useRefresh(refetch)
  return (
    <>
      <PageHeader
        title={words.newTitle}
        breadcrumb={[
          { label: m.landingPage, to: '/' },
          { label: m.title, to: incidentsPaths.list },
          { label: words.newTitle },
        ]}
        facts={words.facts}
      />
      {data ? (
        <NewIncident choices={data.incidentChoices} refused={leaId === null ? words.onlyAgency : null} />
      ) : error ? (
        <ProblemState problem={problemOf(error)} what={words.choices} onRetry={refresh} />
      ) : (
        <LoadingState what={words.choices} lines={10} />
      )}
    </>
  )
}

function NewIncident({ choices, refused }: { choices: Choices; refused: string | null }) {
  const navigate = useNavigate()
  const [add] = useAddIncidentMutation()
  const added = useRef(0)
  const initial = useMemo(() => newIncident(), [])
  const done = () => {
    toast({ title: words.added, status: 'success', duration: 5000 })
    void navigate(incidentsPaths.one(added.current))
  }
  const record = useRecordForm<IncidentValues, never>({
    draft: ['incident', 'new'],
    // Names of students are not kept in the browser.
    never: studentFields,
    row: null,
    initial,
    read: (row) => row,
    fields: () => [],
    title: words.conflict,
    send: async (values) => {
      const answer = (await add({ variables: { input: inputOf(values) } })).data?.addIncident
      added.current = answer?.incident?.id ?? 0
      return { errors: answer?.errors ?? [], row: null }
    },
    onSaved: done,
    onTheirs: done,
  })
  return (
    <IncidentFormFrame
      record={record}
      initial={initial}
      choices={choices}
      student={null}
      back={incidentsPaths.list}
      refused={refused}
    />
  )
}

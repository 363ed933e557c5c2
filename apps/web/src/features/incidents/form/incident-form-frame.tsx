import { Formik } from 'formik'
import { Alert } from '../../../ui/feedback/alert'
import { KeptForm } from '../../../ui/form/kept-form'
import type { RecordForm } from '../../../ui/form/use-record-form'
import type { Choices } from '../incident-choices'
import { IncidentForm } from './incident-form'
import { incidentErrors, type IncidentValues } from './incident-form-values'

interface FrameProps {
  record: RecordForm<IncidentValues>
  initial: IncidentValues
  choices: Choices
  student: string | null
  back: string
  /** Why nothing can be changed, in words of the server. */
  refused?: string | null
}

/** The form of an incident with what was typed before, what was refused, and the choice between two versions. */
export function IncidentFormFrame({ record, initial, choices, student, back, refused }: FrameProps) {
  if (refused) return <Alert status="info">{refused}</Alert>
  return (
    <Formik
      initialValues={initial}
      validate={(values) => incidentErrors(values, choices, student === null)}
      onSubmit={record.save}
    >
      {() => (
        <KeptForm<IncidentValues> {...record.kept}>
          {({ notice }) => (
            <>
              {notice}
              {record.deleted}
              <IncidentForm choices={choices} student={student} messages={record.general} back={back} />
              {record.conflict}
            </>
          )}
        </KeptForm>
      )}
    </Formik>
  )
}

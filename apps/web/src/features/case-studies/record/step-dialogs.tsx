import { chakra } from '@chakra-ui/react'
import { RecordDialog } from '../../../ui/dialog/record-dialog'
import { toast } from '../../../ui/feedback/toast'
import { DateField } from '../../../ui/field/date-field'
import { useRecordForm } from '../../../ui/form/use-record-form'
import { caseStudiesMessages as m } from '../case-studies-messages.generated'
import { useMoveCaseStudyMutation, useReferCaseStudyMutation } from '../case-studies.generated'
import type { CaseStudy } from './case-study-value'
import { MonitorField } from './monitor-field'

interface StepDialogProps {
  study: CaseStudy
  onClose: () => void
}

/** Sends a study to a second monitor. */
export function SubmitDialog({ study, onClose }: StepDialogProps) {
  const words = m.steps.review
  const [move] = useMoveCaseStudyMutation()
  const sent = () => {
    toast({ title: m.steps.done.submit, status: 'success', duration: 5000 })
    onClose()
  }
  const record = useRecordForm<{ reviewerId: string }, never>({
    draft: ['case-study-review', study.id],
    row: null,
    initial: { reviewerId: '' },
    read: (row) => row,
    fields: () => [],
    title: m.texts.conflict,
    send: async ({ reviewerId }) => {
      const input = { id: study.id, move: 'submit', reviewerId, version: study.version }
      return { errors: (await move({ variables: { input } })).data?.moveCaseStudy.errors ?? [], row: null }
    },
    onSaved: sent,
    onTheirs: sent,
    onClose,
  })
  return (
    <RecordDialog
      record={record}
      initial={{ reviewerId: study.reviewer?.id ?? '' }}
      title={words.title}
      words={{ save: m.steps.submit, cancel: m.steps.cancel }}
      validate={({ reviewerId }) => (reviewerId === '' ? { reviewerId: words.missing } : {})}
    >
      {() => (
        <>
          <chakra.p marginBottom="12px">{words.intro}</chakra.p>
          <MonitorField
            name="reviewerId"
            label={words.reviewer}
            placeholder={words.choose}
            without={study.author.id}
          />
        </>
      )}
    </RecordDialog>
  )
}

interface Plan {
  plannedStart: string
  documentsDueOn: string
  plannedEnd: string
  leadMonitorId: string
}
const noPlan: Plan = { plannedStart: '', documentsDueOn: '', plannedEnd: '', leadMonitorId: '' }

/** Creates the targeted audit of a final study. */
export function ReferDialog({ study, onClose }: StepDialogProps) {
  const words = m.refer
  const [refer] = useReferCaseStudyMutation()
  const done = () => {
    toast({ title: words.done, status: 'success', duration: 5000 })
    onClose()
  }
  const record = useRecordForm<Plan, never>({
    draft: ['case-study-audit', study.id],
    row: null,
    initial: noPlan,
    read: (row) => row,
    fields: () => [],
    title: words.conflict,
    send: async ({ plannedStart, leadMonitorId, documentsDueOn, plannedEnd }) => {
      const input = {
        id: study.id,
        version: study.version,
        plannedStart,
        leadMonitorId,
        documentsDueOn: documentsDueOn || null,
        plannedEnd: plannedEnd || null,
      }
      return { errors: (await refer({ variables: { input } })).data?.referCaseStudy.errors ?? [], row: null }
    },
    onSaved: done,
    onTheirs: done,
    onClose,
  })
  return (
    <RecordDialog
      record={record}
      initial={noPlan}
      title={words.title}
      words={{ save: words.go, cancel: words.cancel }}
      validate={({ plannedStart, leadMonitorId }) => ({
        ...(plannedStart === '' && { plannedStart: words.required({ label: words.start }) }),
        ...(leadMonitorId === '' && { leadMonitorId: words.required({ label: words.lead }) }),
      })}
    >
      {() => (
        <>
          <chakra.p marginBottom="12px">{words.intro}</chakra.p>
          <DateField name="plannedStart" label={words.start} />
          <DateField name="documentsDueOn" label={words.documents} optional />
          <DateField name="plannedEnd" label={words.end} optional />
          <MonitorField name="leadMonitorId" label={words.lead} placeholder={words.chooseLead} />
        </>
      )}
    </RecordDialog>
  )
}

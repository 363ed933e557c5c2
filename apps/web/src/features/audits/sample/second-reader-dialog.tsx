import { chakra } from '@chakra-ui/react'
import { SelectField } from '../../../ui/field/select-field'
import type { ProngPlace } from '../audits-paths'
import { LeftOut } from '../bulk/act-results'
import { BulkActDialog } from '../bulk/bulk-act-dialog'
import { useAuditMonitorsQuery } from './monitors.generated'
import { useAssignSecondReaderMutation } from './reading.generated'
import { sampleMessages } from './sample-messages.generated'
import type { SampleRowFieldsFragment as Row } from './sample.generated'

const words = sampleMessages.secondReader

interface SecondReaderDialogProps {
  place: ProngPlace
  records: readonly Row[]
  onClose: () => void
  onChanged: () => void
}

interface Values {
  secondReaderId: string
}

/** Chooses the second reader of one or many records; those that wait for none are named with the reason. */
export function SecondReaderDialog({ place, records, onClose, onChanged }: SecondReaderDialogProps) {
  const { data } = useAuditMonitorsQuery()
  const [assign] = useAssignSecondReaderMutation()
  const nameOf = (id: number) => {
    const record = records.find((one) => one.id === id)
    return record ? `${record.order} ${record.student}` : ''
  }
  const waiting = records.filter(({ assignSecondReader: may }) => may.allowed)
  const others = records.flatMap(({ id, assignSecondReader: may }) =>
    may.allowed ? [] : [{ id, reason: may.reason ?? '' }],
  )
  return (
    <BulkActDialog<Values>
      words={{ title: words.title, save: words.save, cancel: words.cancel, close: words.close }}
      draft={['audit-second-reader', place.prongId]}
      initialValues={{ secondReaderId: '' }}
      validate={({ secondReaderId }) => (secondReaderId ? {} : { secondReaderId: words.missing })}
      act={async (values) => {
        const input = { ...place, recordIds: records.map(({ id }) => id), ...values }
        return (await assign({ variables: { input } })).data?.assignSecondReader
      }}
      disabledReason={waiting.length === 0 && words.nothing}
      nameOf={nameOf}
      done={words.done}
      leftOut={words.leftOut}
      onClose={onClose}
      onDone={onChanged}
    >
      {() => (
        <>
          <SelectField
            name="secondReaderId"
            label={words.label}
            placeholder={words.placeholder}
            hint={words.hint}
            options={(data?.findingOwners ?? []).map(({ id, fullName }) => ({
              value: id,
              label: fullName,
            }))}
          />
          <chakra.p>{words.waiting({ n: waiting.length })}</chakra.p>
          <LeftOut refused={others} nameOf={nameOf} title={words.leftOut} />
        </>
      )}
    </BulkActDialog>
  )
}

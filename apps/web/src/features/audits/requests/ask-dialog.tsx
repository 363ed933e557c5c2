import { calendarDay, requestLengths } from '@portal/domain'
import { useClosedDays } from '../../../lib/years/use-closed-days'
import { RecordDialog } from '../../../ui/dialog/record-dialog'
import { toast } from '../../../ui/feedback/toast'
import { DueDateField } from '../../../ui/field/due-date-field'
import { TextAreaField } from '../../../ui/field/text-area-field'
import { useRecordForm } from '../../../ui/form/use-record-form'
import type { RecordPlace } from '../record/record-paths'
import { requestsMessages } from './requests-messages.generated'
import {
  useRequestDocumentsMutation,
  type DocumentRequestFieldsFragment as Request,
} from './requests.generated'

const words = requestsMessages.ask

interface Values {
  text: string
  dueOn: string
}

interface AskDialogProps {
  place: RecordPlace
  /** Place of the record in the sample. */
  order: number
  /** The item that it is about; null for the record as a whole. */
  item: { id: string; number: string } | null
  onDone: () => void
  onClose: () => void
}

/** A monitor asks the agency for documents of a record. */
export function AskDialog({ place, order, item, onDone, onClose }: AskDialogProps) {
  const closedDays = useClosedDays()
  const [request] = useRequestDocumentsMutation()
  const today = calendarDay(new Date())
  const initial: Values = { text: '', dueOn: '' }
  const record = useRecordForm<Values, Request>({
    draft: ['audit request', place.recordId, item?.id ?? 'record'],
    row: null,
    initial,
    read: ({ version }) => ({ values: initial, version, by: null, at: null }),
    fields: () => [],
    title: words.button,
    send: async ({ text, dueOn }) => {
      const { typeKey, recordId } = place
      const input = { typeKey, recordId, itemId: item?.id ?? null, text: text.trim(), dueOn: dueOn || null }
      const answer = (await request({ variables: { input } })).data?.requestDocuments
      return { errors: answer?.errors ?? [], row: null }
    },
    onSaved: () => {
      toast({ status: 'success', title: words.sent, duration: 5000 })
      onDone()
    },
    onClose,
  })
  const what = item ? words.ofItem({ number: item.number }) : words.ofRecord({ n: order })
  return (
    <RecordDialog<Values>
      record={record}
      initial={initial}
      title={words.title({ what })}
      width="md"
      words={{ save: words.send, cancel: words.cancel }}
      validate={({ text }) => (text.trim() === '' ? { text: words.textMissing } : {})}
    >
      {() => (
        <>
          <TextAreaField
            name="text"
            label={words.text}
            hint={words.textHint}
            rows={4}
            maxLength={requestLengths.text}
          />
          <DueDateField
            closedDays={closedDays}
            name="dueOn"
            label={words.dueOn}
            min={today}
            hint={words.dueHint}
          />
        </>
      )}
    </RecordDialog>
  )
}

import { chakra } from '@chakra-ui/react'
import { calendarDay } from '@portal/domain'
import { RecordDialog } from '../../ui/dialog/record-dialog'
import { toast } from '../../ui/feedback/toast'
import { DateField } from '../../ui/field/date-field'
import { useRecordForm } from '../../ui/form/use-record-form'
import { incidentsMessages } from './incidents-messages.generated'
import {
  useRecordIncidentNoticeMutation,
  type IncidentNoticeFieldsFragment as Notice,
} from './incidents.generated'

const words = incidentsMessages.notices
const initial = { givenOn: '' }

/** On which day the notice about a student was given. */
export function IncidentNoticeDialog({
  notice,
  onClose,
  onSaved,
}: {
  notice: Notice
  onClose: () => void
  onSaved: () => void
}) {
  const [send] = useRecordIncidentNoticeMutation()
  const saved = () => {
    toast({ title: words.saved, status: 'success', duration: 5000 })
    onSaved()
  }
  const record = useRecordForm<{ givenOn: string }, never>({
    draft: ['incident-notice', notice.id],
    row: null,
    initial,
    read: (row) => row,
    fields: () => [],
    title: words.conflict,
    send: async ({ givenOn }) => {
      const input = { id: notice.id, givenOn, version: notice.version }
      const { data } = await send({ variables: { input } })
      return { errors: data?.recordIncidentNotice.errors ?? [], row: null }
    },
    onSaved: saved,
    onTheirs: saved,
    onClose,
  })
  return (
    <RecordDialog
      record={record}
      initial={initial}
      title={words.record}
      words={{ save: words.save, cancel: words.cancel }}
      validate={({ givenOn }) => (givenOn === '' ? { givenOn: words.missing } : {})}
    >
      {() => (
        <>
          <chakra.p marginBottom="12px">{notice.derivation}</chakra.p>
          <DateField
            name="givenOn"
            label={words.givenOn}
            min={notice.reachedOn}
            max={calendarDay(new Date())}
          />
        </>
      )}
    </RecordDialog>
  )
}

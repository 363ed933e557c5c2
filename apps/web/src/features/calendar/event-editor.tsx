import { chakra } from '@chakra-ui/react'
import { Form, Formik } from 'formik'
import { useId } from 'react'
import { formatDateTime } from '../../lib/format'
import { Button } from '../../ui/action/button'
import { Dialog } from '../../ui/dialog/dialog'
import { FormErrorSummary } from '../../ui/form/error-summary'
import { KeptForm } from '../../ui/form/kept-form'
import { toast } from '../../ui/feedback/toast'
import { useRecordForm } from '../../ui/form/use-record-form'
import { calendarMessages } from './calendar-messages.generated'
import { useCreateCalendarEventMutation, useUpdateCalendarEventMutation } from './calendar.generated'
import { eventParts, storedEvent } from './event-parts'
import { EventFields } from './event-fields'
import { eventErrors, eventInput, type EventFormValues } from './event-form-values'
import type { CalendarEvent } from './event-look'

const m = calendarMessages.editor

export interface EventEditorProps {
  leaId: number
  /** The event to change; null for a new one. */
  event: CalendarEvent | null
  initial: EventFormValues
  onSaved: () => void
  onDelete: (event: CalendarEvent) => void
  onClose: () => void
}

/** Adds or changes an event. Two people who edit one event see each other's changes. */
export function EventEditor({ leaId, event: stored, initial, onSaved, onDelete, onClose }: EventEditorProps) {
  const formId = useId()
  const [create] = useCreateCalendarEventMutation()
  const [update] = useUpdateCalendarEventMutation()
  const record = useRecordForm<EventFormValues, CalendarEvent>({
    draft: ['event', stored?.id ?? `new ${leaId}`],
    row: stored,
    initial,
    read: storedEvent,
    fields: () => eventParts,
    title: calendarMessages.conflict.title,
    canBeMadeAnew: true,
    send: async (values, version) => {
      const input = eventInput(values)
      const answer =
        stored === null || version === null
          ? (await create({ variables: { input: { ...input, leaId } } })).data?.createCalendarEvent
          : (await update({ variables: { input: { ...input, id: stored.id, version } } })).data
              ?.updateCalendarEvent
      return { errors: answer?.errors ?? [], row: answer?.event ?? null }
    },
    onSaved: () => {
      toast({ status: 'success', title: m.saveTitle, description: m.saved, duration: 5000 })
      onSaved()
      onClose()
    },
    onTheirs: () => {
      onSaved()
      onClose()
    },
    onClose,
  })

  return (
    <Formik initialValues={initial} validate={eventErrors} onSubmit={record.save}>
      {(form) => (
        <KeptForm<EventFormValues> {...record.kept}>
          {({ close, notice }) => (
            <>
              <Dialog
                open
                onClose={close}
                title={stored ? m.edit : m.add}
                width="password"
                staticBackdrop
                footer={
                  <>
                    {stored && (
                      <chakra.span marginInlineEnd="auto">
                        <Button variant="danger" onClick={() => onDelete(stored)}>
                          {m.remove}
                        </Button>
                      </chakra.span>
                    )}
                    <Button onClick={close}>{m.cancel}</Button>
                    <Button type="submit" form={formId} variant="solid" loading={form.isSubmitting}>
                      {m.save}
                    </Button>
                  </>
                }
              >
                <Form id={formId} noValidate>
                  {notice}
                  {record.deleted}
                  <FormErrorSummary messages={record.general} />
                  <EventFields />
                  {stored?.changedBy && stored.changedOn && (
                    <chakra.p textStyle="hint" color="fg.subtle">
                      {m.changed({ who: stored.changedBy.fullName, when: formatDateTime(stored.changedOn) })}
                    </chakra.p>
                  )}
                </Form>
              </Dialog>
              {record.conflict}
            </>
          )}
        </KeptForm>
      )}
    </Formik>
  )
}

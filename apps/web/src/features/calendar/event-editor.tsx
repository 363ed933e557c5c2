import { chakra } from '@chakra-ui/react'
import { Form, Formik, type FormikHelpers } from 'formik'
import { useId, useState } from 'react'
import { spreadErrors, type PayloadError } from '../../lib/form-errors'
import { formatDateTime } from '../../lib/format'
import { problemOf } from '../../lib/problem'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { FormErrorSummary } from '../../ui/error-summary'
import { toast } from '../../ui/toast'
import { calendarMessages } from './calendar-messages'
import { useCreateCalendarEventMutation, useUpdateCalendarEventMutation } from './calendar.generated'
import { EventConflictDialog } from './event-conflict-dialog'
import { EventFields } from './event-fields'
import { eventErrors, eventInput, eventValues, type EventFormValues } from './event-form-values'
import type { CalendarEvent } from './event-look'

const m = calendarMessages.editor

interface Outcome {
  errors: readonly PayloadError[]
  event: CalendarEvent | null
}

export interface EventEditorProps {
  leaId: number
  /** The event to change; null for a new one. */
  event: CalendarEvent | null
  initial: EventFormValues
  onSaved: () => void
  onDelete: (event: CalendarEvent) => void
  onClose: () => void
}

/** Adds or changes an event. Two people at one event are told of each other. */
export function EventEditor({ leaId, event, initial, onSaved, onDelete, onClose }: EventEditorProps) {
  const formId = useId()
  const [stored, setStored] = useState(event)
  const [general, setGeneral] = useState<string[]>([])
  const [conflict, setConflict] = useState<{ mine: EventFormValues; theirs: CalendarEvent } | null>(null)
  const [create] = useCreateCalendarEventMutation()
  const [update] = useUpdateCalendarEventMutation()

  const send = async (values: EventFormValues, version: number | null): Promise<Outcome> => {
    const input = eventInput(values)
    const nothing = { errors: [], event: null }
    if (stored === null || version === null)
      return (
        (await create({ variables: { input: { ...input, leaId } } })).data?.createCalendarEvent ?? nothing
      )
    return (
      (await update({ variables: { input: { ...input, id: stored.id, version } } })).data
        ?.updateCalendarEvent ?? nothing
    )
  }

  const save = async (
    values: EventFormValues,
    form: FormikHelpers<EventFormValues>,
    version: number | null,
  ) => {
    setGeneral([])
    try {
      const { errors, event: current } = await send(values, version)
      if (errors.length === 0) {
        toast({ status: 'success', title: m.saveTitle, description: m.saved, duration: 5000 })
        onSaved()
        onClose()
      } else if (errors[0]?.code === 'CONFLICT' && current && current.version !== version)
        setConflict({ mine: values, theirs: current })
      else setGeneral(spreadErrors(errors, { ...form, values }))
    } catch (error) {
      const { id, message } = problemOf(error)
      setGeneral([id ? `${message} Error ${id}.` : message])
    }
  }

  return (
    <Formik
      initialValues={initial}
      validate={eventErrors}
      onSubmit={(values, form) => save(values, form, stored?.version ?? null)}
    >
      {(form) => (
        <>
          <Dialog
            open
            onClose={onClose}
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
                <Button onClick={onClose}>{m.cancel}</Button>
                <Button type="submit" form={formId} variant="solid" loading={form.isSubmitting}>
                  {m.save}
                </Button>
              </>
            }
          >
            <Form id={formId} noValidate>
              <FormErrorSummary messages={general} />
              <EventFields />
              {stored?.changedBy && stored.changedOn && (
                <chakra.p textStyle="hint" color="fg.subtle">
                  {m.changed(stored.changedBy.fullName, formatDateTime(stored.changedOn))}
                </chakra.p>
              )}
            </Form>
          </Dialog>
          {conflict && (
            <EventConflictDialog
              mine={conflict.mine}
              theirs={conflict.theirs}
              onKeep={(values) => {
                setConflict(null)
                setStored(conflict.theirs)
                void form.setValues(values, false)
                void save(values, form, conflict.theirs.version)
              }}
              onTakeTheirs={() => {
                setConflict(null)
                setStored(conflict.theirs)
                form.resetForm({ values: eventValues(conflict.theirs) })
                onSaved()
              }}
            />
          )}
        </>
      )}
    </Formik>
  )
}

import { useFormikContext, type FormikValues } from 'formik'
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { formatDateTime } from '../../lib/format'
import { changedMembers } from '../../lib/saving/three-way-merge'
import { Alert } from '../feedback/alert'
import { Button } from '../action/button'
import { ConfirmDialog } from '../dialog/confirm-dialog'
import { UnsavedGuard } from './unsaved-guard'
import type { KeptFormHandle } from './use-kept-form'
import { formMessages } from './form-messages.generated'

interface KeptFormParts {
  /**
   * For Escape, the cross, a click beside the dialog and its button: asks for confirmation first when something was
   * typed.
   */
  close: () => void
  /** Key of editors that read their text once: another one when values were not typed in them. */
  edition: number
  /** Says that earlier text was restored, with a button that discards it; stands at the top of the form. */
  notice: ReactNode
  /** Something typed is not saved. */
  unsaved: boolean
}

interface KeptFormProps<Values extends FormikValues> {
  form: KeptFormHandle<Values>
  /** Counts changes of values that were not typed, such as those merged from another person. */
  edition?: number | undefined
  /** Restores all that was typed, not only what differs from where it began: a record that compares versions itself. */
  whole?: boolean | undefined
  children: (parts: KeptFormParts) => ReactNode
}

/**
 * Inside of a Formik form: restores what was typed before, keeps what is typed, and asks for confirmation before it
 * is lost, however the form is left: by its dialog, by Back, by another screen or by closing the page.
 */
export function KeptForm<Values extends FormikValues>(props: KeptFormProps<Values>) {
  const { form, edition: outer = 0, whole = false, children } = props
  const { values, initialValues, dirty, setValues, resetForm, isSubmitting } = useFormikContext<Values>()
  const [notice, setNotice] = useState(form.restored !== undefined)
  const [confirming, setAsking] = useState(false)
  const [edition, setEdition] = useState(0)
  const first = useRef(true)
  const unsaved = dirty && !form.isForgotten(values)

  const restore = useRef(() => {
    const { restored } = form
    if (!restored) return
    const typed = whole ? restored.value : changedMembers(restored.base, restored.value)
    void setValues({ ...initialValues, ...typed }, false)
    setEdition(1)
  })
  // Once, before the form is seen.
  useLayoutEffect(() => restore.current(), [])

  useEffect(() => {
    const isFirst = first.current
    first.current = false
    if (isFirst && form.restored) return
    if (dirty) form.keep(values, initialValues)
    else form.forget()
  }, [form, values, initialValues, dirty])

  // A form that is closed while it is sent was done.
  const whenClosed = useRef(() => {})
  whenClosed.current = () => isSubmitting && form.forget()
  useEffect(() => () => whenClosed.current(), [])

  const giveUp = () => {
    form.forget()
    setAsking(false)
    setNotice(false)
  }
  return (
    <>
      {children({
        close: () => (unsaved && !isSubmitting ? setAsking(true) : form.onClose()),
        edition: edition + outer,
        unsaved,
        notice: notice && form.restored && (
          <Alert status="info">
            {formMessages.restored({ when: formatDateTime(form.restored.writtenAt) })}{' '}
            <Button
              variant="link"
              onClick={() => {
                giveUp()
                resetForm()
                setEdition((known) => known + 1)
              }}
            >
              {formMessages.discard}
            </Button>
          </Alert>
        ),
      })}
      {unsaved && (
        <UnsavedGuard
          unsaved
          isKept={form.isKept}
          isStill={() => !isSubmitting && !form.isForgotten(values)}
        />
      )}
      <ConfirmDialog
        open={confirming}
        title={formMessages.discardTitle}
        body={formMessages.discardBody}
        cancelLabel={formMessages.keepTyping}
        confirmLabel={formMessages.discard}
        danger
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          giveUp()
          form.onClose()
        }}
      />
    </>
  )
}

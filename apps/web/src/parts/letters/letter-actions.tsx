import { setNestedObjectValues, useFormikContext, type FormikTouched } from 'formik'
import { useState } from 'react'
import { Button } from '../../ui/action/button'
import { letterMessages as words } from './letter-messages.generated'

interface LetterActionsProps<Values> {
  /** Label of the button that issues it. */
  issue: string
  onClose: () => void
  /** Saves it as a draft, or sends it to a second reader. */
  onKeep: (values: Values, toReview: boolean) => Promise<void>
  onPreview: (values: Values) => void
}

/** The buttons of a letter that is being written; only a draft may be incomplete. */
export function LetterActions<Values extends object>(props: LetterActionsProps<Values>) {
  const { issue, onClose, onKeep, onPreview } = props
  const { submitForm, isSubmitting, validateForm, setTouched, values } = useFormikContext<Values>()
  const [busy, setBusy] = useState<'draft' | 'review'>()
  async function keep(toReview: boolean) {
    setBusy(toReview ? 'review' : 'draft')
    await onKeep(values, toReview)
    setBusy(undefined)
  }
  async function whole(): Promise<boolean> {
    const errors = await validateForm()
    await setTouched(setNestedObjectValues<FormikTouched<Values>>(values, true), false)
    return Object.keys(errors).length === 0
  }
  return (
    <>
      <Button onClick={onClose}>{words.cancel}</Button>
      <Button loading={busy === 'draft'} onClick={() => void keep(false)}>
        {words.save}
      </Button>
      <Button
        loading={busy === 'review'}
        onClick={() => void whole().then((isWhole) => (isWhole ? keep(true) : undefined))}
      >
        {words.send}
      </Button>
      <Button onClick={() => void whole().then((isWhole) => (isWhole ? onPreview(values) : undefined))}>
        {words.preview}
      </Button>
      <Button variant="solid" loading={isSubmitting} onClick={() => void submitForm()}>
        {issue}
      </Button>
    </>
  )
}

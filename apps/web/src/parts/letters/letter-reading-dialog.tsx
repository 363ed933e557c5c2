import { chakra } from '@chakra-ui/react'
import { checkReading } from '@portal/domain'
import { Form, Formik } from 'formik'
import { useState, type ReactNode } from 'react'
import { formatDateTime } from '../../lib/format'
import { spreadErrors, type PayloadError } from '../../lib/saving/form-errors'
import { refusalsOf } from '../../lib/saving/refusals'
import { Button } from '../../ui/action/button'
import { Dialog } from '../../ui/dialog/dialog'
import { FormErrorSummary } from '../../ui/form/error-summary'
import { KeptForm } from '../../ui/form/kept-form'
import { TextAreaField } from '../../ui/field/text-area-field'
import { toast } from '../../ui/feedback/toast'
import { useKeptForm } from '../../ui/form/use-kept-form'
import type { LetterDraft } from './letter-draft'
import { letterMessages as words } from './letter-messages.generated'
import { toastOfLetter } from './toast-of-letter'

interface Reading {
  agrees: boolean
  comment: string
}

interface LetterReadingDialogProps {
  title: string
  /** Key of the draft in this browser; see {@link useKeptForm}. */
  draftKey: readonly (string | number)[]
  draft: LetterDraft & { save: { allowed: boolean }; read: { allowed: boolean } }
  read: (reading: Reading) => Promise<readonly PayloadError[] | undefined>
  /** Makes it a draft again, unchanged. */
  takeBack: () => Promise<readonly PayloadError[]>
  onClose: () => void
  onChanged: () => void
  /** The letter as it would be issued. */
  children: ReactNode
}

/** A letter that is with a second reader: its text, and the actions of its author and of its reader. */
export function LetterReadingDialog(props: LetterReadingDialogProps) {
  const { draft, onClose, onChanged } = props
  const [general, setGeneral] = useState<string[]>([])
  const [busy, setBusy] = useState('')
  const finish = (refusals: readonly { message: string }[], done?: string) => {
    setBusy('')
    setGeneral(refusals.map(({ message }) => message))
    if (refusals.length > 0) return
    if (done) toast({ status: 'success', title: done, duration: 5000 })
    onChanged()
  }
  async function takeBack() {
    setBusy('back')
    const errors = await props.takeBack()
    if (errors.length === 0) toastOfLetter(false)
    finish(errors)
  }
  const kept = useKeptForm({ draft: props.draftKey, onClose })
  return (
    <Formik
      initialValues={{ comment: '', agrees: true }}
      validate={({ agrees, comment }) => {
        const verdict = checkReading(agrees, comment)
        return verdict.allowed ? {} : { comment: verdict.reason }
      }}
      onSubmit={async (values, form) => {
        const refusals = await refusalsOf(() => props.read(values))
        const rest = spreadErrors(refusals, { ...form, values })
        if (refusals.length === 0) finish([], values.agrees ? words.agreed : words.given)
        else setGeneral(rest)
      }}
    >
      {({ setFieldValue, submitForm, isSubmitting, values }) => {
        const submitAs = async (agrees: boolean) => {
          await setFieldValue('agrees', agrees)
          await submitForm()
        }
        return (
          <KeptForm form={kept}>
            {({ close, notice }) => (
              <Dialog
                open
                onClose={close}
                title={props.title}
                width="role"
                staticBackdrop={values.comment !== ''}
                footer={
                  <>
                    <Button onClick={close}>{words.close}</Button>
                    {draft.save.allowed && (
                      <Button loading={busy === 'back'} onClick={() => void takeBack()}>
                        {words.takeBack}
                      </Button>
                    )}
                    {draft.read.allowed && (
                      <>
                        <Button loading={isSubmitting && !values.agrees} onClick={() => void submitAs(false)}>
                          {words.giveBack}
                        </Button>
                        <Button
                          variant="solid"
                          loading={isSubmitting && values.agrees}
                          onClick={() => void submitAs(true)}
                        >
                          {words.agree}
                        </Button>
                      </>
                    )}
                  </>
                }
              >
                <Form noValidate>
                  {notice}
                  <FormErrorSummary messages={general} />
                  <ReadingFields draft={draft} />
                </Form>
                {props.children}
              </Dialog>
            )}
          </KeptForm>
        )
      }}
    </Formik>
  )
}

/** Who wrote the letter, and the comment of the second reader. */
function ReadingFields({ draft }: Pick<LetterReadingDialogProps, 'draft'>) {
  return (
    <>
      <chakra.p marginBottom="10px">
        {words.inReview({
          name: draft.writtenBy.fullName,
          when: formatDateTime(draft.writtenOn),
        })}
      </chakra.p>
      {draft.read.allowed ? (
        <TextAreaField
          name="comment"
          label={words.comment}
          hint={words.commentHint}
          optional
          rows={3}
          maxLength={4000}
        />
      ) : (
        draft.save.allowed && <chakra.p color="fg.muted">{words.own}</chakra.p>
      )}
    </>
  )
}

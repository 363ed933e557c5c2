import { Form, Formik, type FormikValues } from 'formik'
import { useRef, useState, type ReactNode } from 'react'
import { spreadErrors, type PayloadError } from '../../lib/saving/form-errors'
import { refusalsOf } from '../../lib/saving/refusals'
import { Dialog } from '../../ui/dialog/dialog'
import type { ConflictField } from '../../ui/form/conflict-fields'
import { FormErrorSummary } from '../../ui/form/error-summary'
import { KeptForm } from '../../ui/form/kept-form'
import { useRecordForm } from '../../ui/form/use-record-form'
import { LetterActions } from './letter-actions'
import { storedLetter, type LetterDraft, type LetterRow } from './letter-draft'
import { LetterDraftNote } from './letter-draft-note'
import { letterMessages as words } from './letter-messages.generated'
import { toastOfLetter } from './toast-of-letter'

export interface KeptLetter<Draft extends LetterDraft> {
  errors: readonly PayloadError[]
  /** The stored letter, also after a conflict. */
  row: LetterRow<Draft> | null
}

interface LetterDialogProps<Values extends FormikValues, Draft extends LetterDraft> {
  /** Title of the dialog, and label of the button that issues the letter. */
  title: string
  /** Key of the draft in this browser; see {@link useRecordForm}. */
  draftKey: readonly (string | number)[]
  draft: Draft | undefined
  valuesOf: (draft: Draft | undefined) => Values
  /** Initial values; by default the stored ones. */
  start?: Values
  /** The fields, as a conflict between two people compares them. */
  fields: readonly ConflictField<Values>[]
  /** Hints, by field. */
  validate: (values: Values) => object
  /** Saves it as a draft, or sends it to a second reader. */
  keep: (values: Values, toReview: boolean, version: number) => Promise<KeptLetter<Draft>>
  issue: (values: Values) => Promise<readonly PayloadError[] | undefined>
  renderPreview: (values: Values) => ReactNode
  onClose: () => void
  onIssued: () => void
  onKept: () => void
  /** The fields of the letter. */
  children: ReactNode
}

/** Writes a letter: saves it as a draft, sends it to a second reader, previews and issues it. */
export function LetterDialog<Values extends FormikValues, Draft extends LetterDraft>(
  props: LetterDialogProps<Values, Draft>,
) {
  const { title, draft, valuesOf, onKept, onClose } = props
  const [start] = useState(() => props.start ?? valuesOf(draft))
  const [general, setGeneral] = useState<string[]>([])
  const [shown, setShown] = useState<Values>()
  const toReview = useRef(false)
  const record = useRecordForm<Values, LetterRow<Draft>>({
    draft: props.draftKey,
    row: { draft },
    initial: start,
    read: storedLetter(valuesOf),
    fields: () => props.fields,
    title: words.conflict,
    send: (values, version) => props.keep(values, toReview.current, version ?? 0),
    onSaved: () => {
      toastOfLetter(toReview.current)
      onKept()
    },
    onTheirs: onKept,
    onClose,
  })
  return (
    <Formik<Values>
      initialValues={start}
      validate={props.validate}
      onSubmit={async (values, form) => {
        const refusals = await refusalsOf(() => props.issue(values))
        setGeneral(spreadErrors(refusals, { ...form, values }))
        if (refusals.length > 0) return
        record.kept.form.forget()
        props.onIssued()
      }}
    >
      {(form) => (
        <KeptForm<Values> {...record.kept}>
          {({ close, notice }) => (
            <>
              <Dialog
                open
                onClose={close}
                title={title}
                width="role"
                staticBackdrop
                footer={
                  <LetterActions<Values>
                    issue={title}
                    onClose={close}
                    onKeep={async (values, reads) => {
                      toReview.current = reads
                      setGeneral([])
                      await record.save(values, form)
                    }}
                    onPreview={(values) => setShown(values)}
                  />
                }
              >
                <Form noValidate>
                  {notice}
                  <FormErrorSummary messages={[...general, ...record.general]} />
                  <LetterDraftNote draft={draft} />
                  {props.children}
                </Form>
                {shown && props.renderPreview(shown)}
              </Dialog>
              {record.conflict}
            </>
          )}
        </KeptForm>
      )}
    </Formik>
  )
}

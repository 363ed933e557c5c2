import { noteCategories, noteTexts } from '@portal/domain'
import { Form, Formik } from 'formik'
import { useState } from 'react'
import { spreadErrors, type PayloadError } from '../../lib/form-errors'
import { problemOf } from '../../lib/problem'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { FormErrorSummary } from '../../ui/error-summary'
import { RichTextField } from '../../ui/rich-text-field'
import { sanitizeHtml } from '../../ui/rich-text-html'
import { SelectField } from '../../ui/select-field'
import { LoadingState, ProblemState } from '../../ui/states'
import { TextField } from '../../ui/text-field'
import { toast } from '../../ui/toast'
import { notesMessages } from './notes-messages'
import {
  useCreateNoteTemplateMutation,
  useNoteTemplateQuery,
  useUpdateNoteTemplateMutation,
  type NoteTemplateQuery,
} from './notes.generated'

const words = notesMessages.templates

type Template = NonNullable<NoteTemplateQuery['noteTemplate']>

interface NoteTemplateDialogProps {
  /** Null for a new template. */
  id: number | null
  onClose: () => void
  onSaved: () => void
}

/** The editor of one template; of a stored one the text is fetched first. */
export function NoteTemplateDialog({ id, onClose, onSaved }: NoteTemplateDialogProps) {
  const { data, error, refetch } = useNoteTemplateQuery({
    variables: { id: id ?? 0 },
    skip: id === null,
    fetchPolicy: 'network-only',
  })
  const template = data?.noteTemplate
  if (id === null) return <TemplateForm template={null} onClose={onClose} onSaved={onSaved} />
  if (template)
    return <TemplateForm template={template} onClose={onClose} onSaved={onSaved} onStale={refetch} />
  return (
    <Dialog open onClose={onClose} title={words.editTitle} width="md">
      {error || data ? (
        <ProblemState
          problem={error ? problemOf(error) : { kind: 'not-found', message: '' }}
          what="template"
        />
      ) : (
        <LoadingState what="template" />
      )}
    </Dialog>
  )
}

interface TemplateFormProps extends Omit<NoteTemplateDialogProps, 'id'> {
  template: Template | null
  /** Somebody else saved first: the stored template is fetched again. */
  onStale?: () => Promise<unknown>
}

function TemplateForm({ template, onClose, onSaved, onStale }: TemplateFormProps) {
  const [create] = useCreateNoteTemplateMutation()
  const [update] = useUpdateNoteTemplateMutation()
  const [general, setGeneral] = useState<string[]>([])

  async function send(input: { title: string; category: number; textNote: string }) {
    if (!template) return (await create({ variables: { input } })).data?.createNoteTemplate.errors
    const { id, version } = template
    return (await update({ variables: { input: { ...input, id, version } } })).data?.updateNoteTemplate.errors
  }

  return (
    <Formik
      initialValues={{
        title: template?.title ?? '',
        category: String(template?.category || ''),
        textNote: sanitizeHtml(template?.textNote ?? ''),
      }}
      validate={({ title, textNote }) => ({
        ...(title.trim() === '' && { title: noteTexts.templateTitleMissing }),
        ...(textNote === '' && { textNote: noteTexts.noteMissing }),
      })}
      onSubmit={async ({ category, ...values }, form) => {
        let errors: readonly PayloadError[]
        try {
          errors = (await send({ ...values, category: Number(category) })) ?? []
        } catch (error) {
          errors = [{ code: 'INTERNAL', message: problemOf(error).message }]
        }
        if (errors.length === 0) {
          toast({ title: words.saved, status: 'success', duration: 5000 })
          return onSaved()
        }
        const messages = spreadErrors(errors, { ...form, values: { ...values, category } })
        const stale = errors.some(({ code }) => code === 'CONFLICT')
        setGeneral(stale ? [...messages, words.stale] : messages)
        // What was typed stays in the form; the next save is made from the version that is stored now.
        if (stale) await onStale?.().catch(() => undefined)
      }}
    >
      {({ values, errors, touched, isSubmitting, submitForm, setFieldValue }) => (
        <Dialog
          open
          onClose={onClose}
          title={template ? words.editTitle : words.addTitle}
          width="md"
          // The window that said 'loading' gives the focus back beside this one.
          staticBackdrop
          footer={
            <>
              <Button onClick={onClose}>{words.cancel}</Button>
              <Button variant="solid" loading={isSubmitting} onClick={() => void submitForm()}>
                {words.save}
              </Button>
            </>
          }
        >
          <Form noValidate>
            <FormErrorSummary messages={general} />
            <TextField name="title" label={words.titleLabel} maxLength={200} />
            <SelectField
              name="category"
              label={words.categoryLabel}
              hint={words.categoryHint}
              optional
              placeholder={words.noCategory}
              options={Object.entries(noteCategories).map(([value, label]) => ({ value, label }))}
            />
            <RichTextField
              full
              label={words.text}
              html={values.textNote}
              error={touched.textNote ? errors.textNote : undefined}
              onChange={(html) => void setFieldValue('textNote', html)}
            />
          </Form>
        </Dialog>
      )}
    </Formik>
  )
}

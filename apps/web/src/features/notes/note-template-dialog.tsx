import { noteCategories, noteTexts } from '@portal/domain'
import { problemOf } from '../../lib/problem'
import { Dialog } from '../../ui/dialog/dialog'
import { RecordDialog } from '../../ui/dialog/record-dialog'
import { RichTextField } from '../../ui/rich-text/rich-text-field'
import { SelectField } from '../../ui/field/select-field'
import { LoadingState, ProblemState } from '../../ui/feedback/states'
import { TextField } from '../../ui/field/text-field'
import { toast } from '../../ui/feedback/toast'
import { useRecordForm } from '../../ui/form/use-record-form'
import {
  storedTemplate,
  templateFields,
  templateValues,
  type Template,
  type TemplateValues,
} from './note-template-fields'
import { notesMessages } from './notes-messages.generated'
import {
  useCreateNoteTemplateMutation,
  useNoteTemplateQuery,
  useUpdateNoteTemplateMutation,
} from './notes.generated'

const words = notesMessages.templates

interface NoteTemplateDialogProps {
  /** Null for a new template. */
  id: number | null
  onClose: () => void
  onSaved: () => void
}

/** The editor of one template; of a stored one the text is fetched first. */
export function NoteTemplateDialog({ id, onClose, onSaved }: NoteTemplateDialogProps) {
  const { data, error } = useNoteTemplateQuery({
    variables: { id: id ?? 0 },
    skip: id === null,
    fetchPolicy: 'network-only',
  })
  const template = data?.noteTemplate
  if (id === null) return <TemplateForm template={null} onClose={onClose} onSaved={onSaved} />
  if (template) return <TemplateForm template={template} onClose={onClose} onSaved={onSaved} />
  return (
    <Dialog open onClose={onClose} title={words.editTitle} width="md">
      {error || data ? (
        <ProblemState
          problem={error ? problemOf(error) : { kind: 'not-found', message: '' }}
          what={notesMessages.what.template}
        />
      ) : (
        <LoadingState what={notesMessages.what.template} />
      )}
    </Dialog>
  )
}

interface TemplateFormProps extends Omit<NoteTemplateDialogProps, 'id'> {
  template: Template | null
}

function TemplateForm({ template, onClose, onSaved }: TemplateFormProps) {
  const [create] = useCreateNoteTemplateMutation()
  const [update] = useUpdateNoteTemplateMutation()
  const record = useRecordForm<TemplateValues, Template>({
    draft: ['note template', template?.id ?? 'new'],
    row: template,
    initial: templateValues(template),
    read: storedTemplate,
    fields: () => templateFields,
    title: words.conflict,
    canBeMadeAnew: true,
    send: async ({ category, ...values }, version) => {
      const input = { ...values, category: Number(category) }
      if (!template || version === null) {
        const made = (await create({ variables: { input } })).data?.createNoteTemplate
        return { errors: made?.errors ?? [], row: null }
      }
      const changed = await update({ variables: { input: { ...input, id: template.id, version } } })
      const answer = changed.data?.updateNoteTemplate
      return { errors: answer?.errors ?? [], row: answer?.template ?? null }
    },
    onSaved: () => {
      toast({ title: words.saved, status: 'success', duration: 5000 })
      onSaved()
    },
    onTheirs: onSaved,
    onClose,
  })

  return (
    <RecordDialog
      record={record}
      initial={templateValues(template)}
      validate={({ title, textNote }) => ({
        ...(title.trim() === '' && { title: noteTexts.templateTitleMissing }),
        ...(textNote === '' && { textNote: noteTexts.noteMissing }),
      })}
      title={template ? words.editTitle : words.addTitle}
      width="md"
      // The window that said 'loading' gives the focus back beside this one.
      staticBackdrop
      words={words}
    >
      {({ values, errors, touched, setFieldValue, edition }) => (
        <>
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
            key={edition}
            full
            label={words.text}
            html={values.textNote}
            error={touched.textNote ? errors.textNote : undefined}
            onChange={(html) => void setFieldValue('textNote', html)}
          />
        </>
      )}
    </RecordDialog>
  )
}

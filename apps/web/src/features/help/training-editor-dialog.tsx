import { chakra } from '@chakra-ui/react'
import { spellRoleName, trainingKinds, trainingModules, trainingRoles } from '@portal/domain'
import { Form, Formik } from 'formik'
import { lazy, Suspense, useState } from 'react'
import { spreadErrors, type PayloadError } from '../../lib/form-errors'
import { problemOf } from '../../lib/problem'
import { Button } from '../../ui/button'
import { CheckboxListField } from '../../ui/checkbox-list-field'
import { Dialog } from '../../ui/dialog'
import { FormErrorSummary } from '../../ui/error-summary'
import { RichTextField } from '../../ui/rich-text-field'
import { SelectField } from '../../ui/select-field'
import { TextAreaField } from '../../ui/text-area-field'
import { TextField } from '../../ui/text-field'
import { toast } from '../../ui/toast'
import { helpMessages } from './help-messages'
import {
  useCreateTrainingItemMutation,
  useUpdateTrainingItemMutation,
  type TrainingItemFieldsFragment as Item,
} from './help.generated'
import { TrainingContent } from './training-content'
import { TrainingFiles } from './training-files'
import { inputOf, valuesOf, type TrainingValues } from './training-values'

const TrainingConflictDialog = lazy(() =>
  import('./training-conflict-dialog').then((module) => ({ default: module.TrainingConflictDialog })),
)

const words = helpMessages.editor

interface TrainingEditorDialogProps {
  /** Null for a new item. */
  item: Item | null
  onClose: () => void
  onSaved: (item: Item) => void
  /** A file came: the item has another version. */
  onChanged: () => void
}

/** The editor of one item, with a preview of what its audience will see. */
export function TrainingEditorDialog({ item, onClose, onSaved, onChanged }: TrainingEditorDialogProps) {
  const [create] = useCreateTrainingItemMutation()
  const [update] = useUpdateTrainingItemMutation()
  const [general, setGeneral] = useState<string[]>([])
  const [theirs, setTheirs] = useState<Item>()
  const [preview, setPreview] = useState(false)

  async function send(values: TrainingValues, version: number | undefined) {
    const input = inputOf(values)
    if (!item || version === undefined)
      return (await create({ variables: { input } })).data?.createTrainingItem
    return (await update({ variables: { input: { ...input, id: item.id, version } } })).data
      ?.updateTrainingItem
  }

  return (
    <Formik<TrainingValues>
      key={item?.id ?? 'new'}
      initialValues={valuesOf(item)}
      validate={({ title, summary }) => ({
        ...(title.trim() === '' && { title: words.required(words.titleLabel) }),
        ...(summary.trim() === '' && { summary: words.required(words.summary) }),
      })}
      onSubmit={async (values, form) => {
        let errors: readonly PayloadError[]
        let saved: Item | null | undefined
        try {
          const answer = await send(values, item?.version)
          errors = answer?.errors ?? []
          saved = answer?.item
        } catch (error) {
          errors = [{ code: 'INTERNAL', message: problemOf(error).message }]
        }
        if (errors.some(({ code }) => code === 'CONFLICT') && saved) return setTheirs(saved)
        if (errors.length === 0 && saved) {
          toast({ title: words.saved, status: 'success', duration: 5000 })
          return onSaved(saved)
        }
        setGeneral(spreadErrors(errors, { ...form, values }))
      }}
    >
      {({ values, dirty, isSubmitting, submitForm, setFieldValue, setValues }) => (
        <>
          <Dialog
            open
            onClose={onClose}
            title={item ? words.editTitle : words.addTitle}
            width="role"
            staticBackdrop={dirty}
            footer={
              <>
                <Button onClick={() => setPreview(!preview)}>
                  {preview ? words.backToForm : words.preview}
                </Button>
                <Button onClick={onClose}>{words.cancel}</Button>
                <Button variant="solid" loading={isSubmitting} onClick={() => void submitForm()}>
                  {words.save}
                </Button>
              </>
            }
          >
            {preview && (
              <chakra.section aria-label={words.preview}>
                <chakra.h3 textStyle="sectionTitle" marginBottom="8px">
                  {values.title}
                </chakra.h3>
                <TrainingContent item={{ ...(item ?? nothing), ...inputOf(values) }} />
              </chakra.section>
            )}
            <chakra.div display={preview ? 'none' : 'block'}>
              <Form noValidate>
                <FormErrorSummary messages={general} />
                <TextField name="title" label={words.titleLabel} maxLength={200} autoComplete="off" />
                <TextAreaField name="summary" label={words.summary} rows={2} maxLength={500} />
                <chakra.div
                  display="grid"
                  gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}
                  gap="0 12px"
                  alignItems="end"
                >
                  <SelectField
                    name="kind"
                    label={helpMessages.kind}
                    options={trainingKinds.map((value) => ({
                      value,
                      label: helpMessages.kinds[value] ?? value,
                    }))}
                  />
                  <SelectField
                    name="module"
                    label={helpMessages.module}
                    options={trainingModules.map((value) => ({ value, label: value }))}
                  />
                  <TextField name="url" label={words.url} hint={words.urlHint} optional autoComplete="off" />
                  <TextField name="durationMin" label={words.duration} optional inputMode="numeric" />
                </chakra.div>
                <CheckboxListField
                  name="roles"
                  label={words.audience}
                  hint={words.audienceHint}
                  optional
                  options={trainingRoles.map((value) => ({ value, label: spellRoleName(value) }))}
                />
                <TextAreaField name="routes" label={words.routes} hint={words.routesHint} optional rows={2} />
                <TrainingFiles item={item} kind={values.kind} onChanged={onChanged} />
                <RichTextField
                  full
                  label={words.text}
                  hint={words.textHint}
                  html={values.body}
                  onChange={(html) => void setFieldValue('body', html)}
                />
                {values.kind === 'Video' && (
                  <TextAreaField
                    name="transcript"
                    label={helpMessages.transcript}
                    hint={words.transcriptHint}
                    optional
                    rows={4}
                  />
                )}
              </Form>
            </chakra.div>
          </Dialog>
          <Suspense fallback={null}>
            {theirs && item && (
              <TrainingConflictDialog
                mine={values}
                theirs={theirs}
                onKeep={async (kept) => {
                  await setValues(kept)
                  const { version } = theirs
                  setTheirs(undefined)
                  const answer = await send(kept, version).catch(() => undefined)
                  if (answer && answer.errors.length === 0 && answer.item) onSaved(answer.item)
                  else setGeneral(answer?.errors.map(({ message }) => message) ?? [words.notReached])
                }}
                onTakeTheirs={() => {
                  setTheirs(undefined)
                  onSaved(theirs)
                }}
              />
            )}
          </Suspense>
        </>
      )}
    </Formik>
  )
}

/** What a new item has beside its fields. */
const nothing: Omit<Item, keyof ReturnType<typeof inputOf>> = {
  id: 0,
  file: null,
  captions: null,
  mark: null,
  watchedOn: null,
  helped: null,
  usage: null,
  published: false,
  changedBy: { id: '', fullName: '' },
  changedOn: '',
  isDeleted: false,
  version: 0,
}

import { chakra } from '@chakra-ui/react'
import { spellRoleName, trainingKinds, trainingModules, trainingRoles } from '@portal/domain'
import { useState } from 'react'
import { Button } from '../../ui/action/button'
import { CheckboxListField } from '../../ui/field/checkbox-list-field'
import { RecordDialog } from '../../ui/dialog/record-dialog'
import { RichTextField } from '../../ui/rich-text/rich-text-field'
import { SelectField } from '../../ui/field/select-field'
import { TextAreaField } from '../../ui/field/text-area-field'
import { TextField } from '../../ui/field/text-field'
import { toast } from '../../ui/feedback/toast'
import { useRecordForm } from '../../ui/form/use-record-form'
import { helpMessages } from './help-messages.generated'
import {
  useCreateTrainingItemMutation,
  useUpdateTrainingItemMutation,
  type TrainingItemFieldsFragment as Item,
} from './help.generated'
import { TrainingContent } from './training-content'
import { storedTraining, trainingFields } from './training-fields'
import { TrainingFiles } from './training-files'
import { inputOf, valuesOf, type TrainingValues } from './training-values'

const words = helpMessages.editor

interface TrainingEditorDialogProps {
  /** Null for a new item. */
  item: Item | null
  onClose: () => void
  onSaved: (item: Item) => void
  /** A file was added: the item has another version. */
  onChanged: () => void
}

/** The editor of one item, with a preview of what its audience will see. */
export function TrainingEditorDialog({ item, onClose, onSaved, onChanged }: TrainingEditorDialogProps) {
  const [create] = useCreateTrainingItemMutation()
  const [update] = useUpdateTrainingItemMutation()
  const [preview, setPreview] = useState(false)
  const record = useRecordForm<TrainingValues, Item>({
    draft: ['training', item?.id ?? 'new'],
    row: item,
    initial: valuesOf(item),
    read: storedTraining,
    fields: () => trainingFields,
    title: words.conflict,
    canBeMadeAnew: true,
    send: async (values, version) => {
      const input = inputOf(values)
      const answer =
        !item || version === null
          ? (await create({ variables: { input } })).data?.createTrainingItem
          : (await update({ variables: { input: { ...input, id: item.id, version } } })).data
              ?.updateTrainingItem
      return { errors: answer?.errors ?? [], row: answer?.item ?? null }
    },
    onSaved: (saved) => {
      toast({ title: words.saved, status: 'success', duration: 5000 })
      if (saved) onSaved(saved)
    },
    onTheirs: onSaved,
    onClose,
  })

  return (
    <RecordDialog
      key={item?.id ?? 'new'}
      record={record}
      initial={valuesOf(item)}
      validate={({ title, summary }) => ({
        ...(title.trim() === '' && { title: words.required({ label: words.titleLabel }) }),
        ...(summary.trim() === '' && { summary: words.required({ label: words.summary }) }),
      })}
      title={item ? words.editTitle : words.addTitle}
      words={words}
      beside={
        <Button onClick={() => setPreview(!preview)}>{preview ? words.backToForm : words.preview}</Button>
      }
      renderInstead={(values) =>
        preview ? (
          <chakra.section aria-label={words.preview}>
            <chakra.h3 textStyle="sectionTitle" marginBottom="8px">
              {values.title}
            </chakra.h3>
            <TrainingContent item={{ ...(item ?? nothing), ...inputOf(values) }} />
          </chakra.section>
        ) : null
      }
    >
      {({ values, setFieldValue, edition }) => (
        <>
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
            key={edition}
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
        </>
      )}
    </RecordDialog>
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

import { chakra } from '@chakra-ui/react'
import { noteCategories } from '@portal/domain'
import { X } from 'lucide-react'
import { FieldFrame, useFieldIds } from '../../ui/field/field-frame'
import { IconButton } from '../../ui/action/icon-button'
import type { RichTextInsertion } from '../../ui/rich-text/rich-text-editor'
import { RichTextField } from '../../ui/rich-text/rich-text-field'
import { Select, type SelectOption } from '../../ui/field/select'
import type { NoteErrors, NoteText } from './note-text'
import { notesMessages } from './notes-messages.generated'
import { useNoteTemplatesQuery } from './notes.generated'
import type { NoteAgency } from './use-notepads'

const words = notesMessages.pad

const categoryOptions: SelectOption[] = Object.entries(noteCategories).map(([value, label]) => ({
  value,
  label,
}))

interface NotepadFormProps {
  text: NoteText
  errors: NoteErrors
  agencies: readonly NoteAgency[]
  leaId: number | null
  /** A new note can still be about another agency. */
  choosesAgency: boolean
  insertion: RichTextInsertion | undefined
  onAgency: (lea: NoteAgency | undefined) => void
  onChange: (change: Partial<NoteText>) => void
  onTouch: (field: keyof NoteErrors) => void
  onTemplate: (id: number) => void
}

/** Category and text of a note; of a new one the agency too. */
export function NotepadForm(props: NotepadFormProps) {
  const { text, errors, agencies, leaId, onAgency, onChange, onTouch, onTemplate } = props
  const category = useFieldIds(undefined, errors.category)
  const agency = useFieldIds(undefined, errors.leaId)
  const { data: templates } = useNoteTemplatesQuery({ fetchPolicy: 'cache-and-network' })
  const available = templates?.noteTemplates ?? []
  return (
    <chakra.div
      flex="1"
      minHeight="0"
      overflow="auto"
      padding="4px 14px"
      // What is scrolled into sight at its foot is visible to the last fraction of a pixel.
      scrollPaddingBottom="4px"
      display="flex"
      flexDirection="column"
      css={{ '& > *': { flexShrink: 0 } }}
    >
      {props.choosesAgency && agencies.length > 0 && (
        <FieldFrame id={agency.id} label={words.agency} error={errors.leaId}>
          <Select
            {...agency.control}
            data-field="leaId"
            value={leaId === null ? '' : String(leaId)}
            placeholder={words.chooseAgency}
            options={agencies.map(({ id, code, shortName }) => ({
              value: String(id),
              label: `${code} ${shortName}`,
            }))}
            onChange={({ target }) => onAgency(agencies.find(({ id }) => String(id) === target.value))}
          />
        </FieldFrame>
      )}
      <FieldFrame id={category.id} label={words.category} error={errors.category}>
        <chakra.div display="grid" gridTemplateColumns="1fr auto" gap="4px" alignItems="center">
          <Select
            {...category.control}
            data-field="category"
            value={text.category === 0 ? '' : String(text.category)}
            placeholder={words.chooseCategory}
            options={categoryOptions}
            onChange={({ target }) => onChange({ category: Number(target.value) })}
            onBlur={() => onTouch('category')}
          />
          <IconButton
            label={words.clearCategory}
            icon={<X aria-hidden />}
            disabled={text.category === 0}
            onClick={() => {
              onChange({ category: 0 })
              onTouch('category')
            }}
          />
        </chakra.div>
      </FieldFrame>
      {available.length > 0 && (
        <chakra.div marginBottom="8px">
          <Select
            inline
            aria-label={words.template}
            value=""
            placeholder={words.template}
            options={available.map(({ id, title }) => ({ value: String(id), label: title }))}
            onChange={({ target }) => target.value && onTemplate(Number(target.value))}
          />
        </chakra.div>
      )}
      <RichTextField
        full
        fills
        label={words.note}
        html={text.html}
        error={errors.textNote}
        insertion={props.insertion}
        onChange={(html) => onChange({ html })}
        onBlur={() => onTouch('textNote')}
      />
    </chakra.div>
  )
}

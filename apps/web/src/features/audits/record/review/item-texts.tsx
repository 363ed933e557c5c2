import { chakra } from '@chakra-ui/react'
import { commentMissing } from '@portal/domain'
import { MessageSquareText, StickyNote } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { Button } from '../../../../ui/action/button'
import { controlStyle, FieldHint } from '../../../../ui/field/field-frame'
import type { ItemValue } from './item-value'
import { reviewMessages } from './review-messages.generated'

const words = reviewMessages.item

interface ItemTextsProps {
  number: string
  value: ItemValue
  /** An answer that has to be explained. */
  notMet: boolean
  onChange: (value: ItemValue) => void
  onBlur: () => void
  /** Further buttons of the item. */
  acts?: ReactNode
}

/** Comment and internal note of an item: open where one is needed or there, otherwise behind a button. */
export function ItemTexts({ number, value, notMet, onChange, onBlur, acts }: ItemTextsProps) {
  const [comment, setComment] = useState(false)
  const [note, setNote] = useState(false)
  const showComment = comment || notMet || value.comment !== ''
  const showNote = note || value.internalNote !== ''
  return (
    <>
      {showComment && (
        <Area
          marked
          label={notMet ? commentMissing : words.comment}
          of={number}
          text={value.comment}
          onChange={(text) => onChange({ ...value, comment: text })}
          onBlur={onBlur}
        />
      )}
      {showNote && (
        <Area
          label={words.note}
          hint={words.noteHint}
          of={number}
          text={value.internalNote}
          onChange={(text) => onChange({ ...value, internalNote: text })}
          onBlur={onBlur}
        />
      )}
      <chakra.div display="flex" flexWrap="wrap" gap="6px 14px" _empty={{ display: 'none' }}>
        {!showComment && (
          <Button
            variant="link"
            size="sm"
            data-comment
            icon={<MessageSquareText aria-hidden />}
            aria-label={words.addCommentTo({ number })}
            onClick={() => setComment(true)}
          >
            {words.addComment}
          </Button>
        )}
        {!showNote && (
          <Button
            variant="link"
            size="sm"
            icon={<StickyNote aria-hidden />}
            aria-label={words.addNoteTo({ number })}
            onClick={() => setNote(true)}
          >
            {words.addNote}
          </Button>
        )}
        {acts}
      </chakra.div>
    </>
  )
}

interface AreaProps {
  label: string
  hint?: string
  /** Number of the item, for those who hear the label alone. */
  of: string
  text: string
  /** The key C leads here. */
  marked?: boolean
  onChange: (text: string) => void
  onBlur: () => void
}

function Area({ label, hint, of, text, marked, onChange, onBlur }: AreaProps) {
  const id = useId()
  return (
    <chakra.div marginBottom="8px">
      <chakra.label htmlFor={id} display="block" textStyle="label" marginBottom="4px">
        {label}
        <chakra.span srOnly>{` ${words.ofItem({ number: of })}`}</chakra.span>
      </chakra.label>
      {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
      <chakra.textarea
        id={id}
        data-comment={marked || undefined}
        aria-describedby={hint ? `${id}-hint` : undefined}
        rows={3}
        maxLength={4000}
        value={text}
        onChange={(event) => onChange(event.currentTarget.value)}
        onBlur={onBlur}
        css={{ ...controlStyle, height: 'auto', padding: '8px 10px', lineHeight: '1.45', resize: 'vertical' }}
      />
    </chakra.div>
  )
}

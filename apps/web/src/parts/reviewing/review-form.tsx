import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { controlStyle, FieldHint } from '../../ui/field/field-frame'
import { AnswerForm, type AnswerFormProps } from '../answering/answer-form'
import { ChoiceBar } from '../answering/choice-bar'
import { chosenOf, reviewFields, textOf, type ReviewField, type ReviewRating } from './review-fields'

interface ReviewFormProps<Review extends object, Value extends string | number> extends Pick<
  AnswerFormProps<Review>,
  'stored' | 'version' | 'draftKey' | 'save' | 'name' | 'conflict'
> {
  fields: readonly ReviewField[]
  /** Undefined where nothing is rated. */
  rating?: ReviewRating<Value>
}

/** A review beside an answer: a verdict and texts, saved automatically like an answer. */
export function ReviewForm<Review extends object, Value extends string | number = number>({
  fields,
  rating,
  ...form
}: ReviewFormProps<Review, Value>) {
  return (
    <AnswerForm<Review> {...form} fields={reviewFields<Review, Value>(fields, rating)} same={same}>
      {({ value, change, save, failure }) => {
        const update = (name: string, next: string | Value) => change({ ...value, [name]: next })
        return (
          <>
            {rating && rating.choices.length > 0 && (
              <chakra.div marginBottom="14px">
                <ChoiceBar
                  stacked
                  legend={rating.legend}
                  choices={rating.choices}
                  value={chosenOf(value, rating)}
                  onChange={(next) => update(rating.name, next)}
                  onBlur={save}
                />
              </chakra.div>
            )}
            {fields.map((field) => (
              <Area
                key={field.name}
                field={field}
                value={textOf(value, field.name)}
                onChange={(text) => update(field.name, text)}
                onBlur={save}
              />
            ))}
            {failure}
          </>
        )
      }}
    </AnswerForm>
  )
}

function same(one: object, other: object): boolean {
  const others = new Map<string, unknown>(Object.entries(other))
  return Object.entries(one).every(([name, value]) => trimmed(others.get(name)) === trimmed(value))
}

const trimmed = (value: unknown) => (typeof value === 'string' ? value.trim() : value)

interface AreaProps {
  field: ReviewField
  value: string
  onChange: (text: string) => void
  onBlur: () => void
}

function Area({ field, value, onChange, onBlur }: AreaProps) {
  const id = useId()
  return (
    <chakra.div marginBottom="12px">
      <chakra.label htmlFor={id} display="block" textStyle="label" marginBottom="4px">
        {field.label}
      </chakra.label>
      {field.hint && <FieldHint id={`${id}-hint`}>{field.hint}</FieldHint>}
      <chakra.textarea
        id={id}
        aria-describedby={field.hint ? `${id}-hint` : undefined}
        rows={field.rows ?? 3}
        maxLength={4000}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onBlur={onBlur}
        css={{ ...controlStyle, height: 'auto', padding: '8px 10px', lineHeight: '1.45', resize: 'vertical' }}
      />
    </chakra.div>
  )
}

import { chakra } from '@chakra-ui/react'
import { checkExtras } from '@portal/domain'
import { useId } from 'react'
import { controlStyle, FieldError } from '../../../../ui/field/field-frame'
import { Select } from '../../../../ui/field/select'
import type { ItemValue } from './item-value'
import { reviewMessages } from './review-messages.generated'
import type { ExtraField } from './review-model'

const words = reviewMessages.item

interface ExtraFieldsProps {
  number: string
  fields: readonly ExtraField[]
  value: ItemValue
  /** Fields that have to be filled in and are not. */
  missing: readonly ExtraField[]
  onChange: (value: ItemValue) => void
  onBlur: () => void
}

/** The fields beside an answer that a kind of audit has, such as a page of the record. */
export function ExtraFields({ number, fields, value, missing, onChange, onBlur }: ExtraFieldsProps) {
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="8px 14px" marginBottom="8px">
      {fields.map((field) => (
        <Extra
          key={field.key}
          number={number}
          field={field}
          text={value.extras[field.key] ?? ''}
          isMissing={missing.includes(field)}
          onChange={(text) => onChange({ ...value, extras: { ...value.extras, [field.key]: text } })}
          onBlur={onBlur}
        />
      ))}
    </chakra.div>
  )
}

interface ExtraProps {
  number: string
  field: ExtraField
  text: string
  isMissing: boolean
  onChange: (text: string) => void
  onBlur: () => void
}

const types = { Text: 'text', Number: 'text', Date: 'date' } as const

function Extra({ number, field, text, isMissing, onChange, onBlur }: ExtraProps) {
  const id = useId()
  const { label, required } = field
  const error = isMissing ? words.fieldNeeded({ label }) : problemOf(field, text)
  const control = {
    id,
    value: text,
    'aria-invalid': error !== undefined,
    'aria-describedby': error === undefined ? undefined : `${id}-error`,
    'aria-required': required,
    onBlur,
  }
  return (
    <chakra.div minWidth="160px">
      <chakra.label htmlFor={id} display="block" textStyle="label" marginBottom="4px">
        {label}
        <chakra.span srOnly>{` ${words.ofItem({ number })}`}</chakra.span>
      </chakra.label>
      {field.type === 'YesNo' ? (
        <Select
          {...control}
          placeholder={words.choose}
          options={[
            { value: 'Yes', label: words.yes },
            { value: 'No', label: words.no },
          ]}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      ) : (
        <chakra.input
          {...control}
          type={types[typeOf(field)]}
          inputMode={field.type === 'Number' ? 'decimal' : undefined}
          css={controlStyle}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
      <FieldError id={`${id}-error`} error={error} />
    </chakra.div>
  )
}

const typeOf = ({ type }: ExtraField): keyof typeof types =>
  type === 'Number' || type === 'Date' ? type : 'Text'

/** Why a text does not fit its field; the server decides. */
function problemOf(field: ExtraField, text: string): string | undefined {
  const { key, label, type, required, min, max } = field
  const rule = {
    key,
    label,
    type: type === 'YesNo' ? ('YesNo' as const) : typeOf(field),
    required,
    ...(min !== null && { min }),
    ...(max !== null && { max }),
  }
  return checkExtras([rule], { [key]: text })[0]?.reason ?? undefined
}

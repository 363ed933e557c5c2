import { chakra } from '@chakra-ui/react'
import { controlStyle, FieldFrame, useFieldIds } from '../../ui/field/field-frame'

interface PlainFieldProps {
  label: string
  hint?: string
  value: string
  error?: string | undefined
  optional?: boolean
  /** Lines of a text area; one line without it. */
  rows?: number
  type?: 'text' | 'date'
  maxLength?: number
  max?: string
  onChange: (value: string) => void
  onBlur: () => void
}

/** A text or a day in a form that saves itself. */
export function PlainField({
  label,
  hint,
  value,
  error,
  optional,
  rows,
  type = 'text',
  onChange,
  ...rest
}: PlainFieldProps) {
  const { id, control } = useFieldIds(hint, error)
  const shared = {
    ...control,
    ...rest,
    value,
    onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
  }
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} optional={optional}>
      {rows === undefined ? (
        <chakra.input
          {...shared}
          type={type}
          css={controlStyle}
          {...(type === 'date' ? { maxWidth: '220px' } : {})}
        />
      ) : (
        <chakra.textarea
          {...shared}
          rows={rows}
          css={{
            ...controlStyle,
            height: 'auto',
            padding: '8px 10px',
            lineHeight: '1.45',
            resize: 'vertical',
          }}
        />
      )}
    </FieldFrame>
  )
}

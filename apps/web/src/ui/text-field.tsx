import { chakra } from '@chakra-ui/react'
import { useField } from 'formik'
import type { ComponentProps } from 'react'
import { controlStyle, FieldFrame, useFieldIds, type FieldProps } from './field-frame'

export interface TextFieldProps extends FieldProps {
  type?: 'text' | 'email' | 'tel' | 'number'
  autoComplete?: string
  inputMode?: ComponentProps<'input'>['inputMode']
  maxLength?: number
  autoFocus?: boolean
  size?: 'md' | 'lg'
}

/** One line of text, bound to the Formik field `name`. */
export function TextField({
  name,
  label,
  hint,
  optional,
  size = 'md',
  type = 'text',
  ...rest
}: TextFieldProps) {
  const [field, meta] = useField<string>(name)
  const error = meta.touched ? meta.error : undefined
  const { id, control } = useFieldIds(hint, error)
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} optional={optional}>
      <chakra.input
        {...field}
        {...control}
        {...rest}
        type={type}
        css={controlStyle}
        {...(size === 'lg' ? { height: '44px' } : {})}
      />
    </FieldFrame>
  )
}

import { chakra } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import { controlStyle, FieldFrame, useFieldIds, type FieldProps } from './field-frame'

export interface TextInputProps
  extends
    FieldProps,
    Pick<
      ComponentProps<'input'>,
      'value' | 'onChange' | 'onBlur' | 'autoComplete' | 'inputMode' | 'maxLength' | 'autoFocus'
    > {
  type?: 'text' | 'email' | 'tel' | 'number' | 'time'
  size?: 'md' | 'lg'
  error?: string | undefined
}

/** One line of text that knows no form: the sign-in screen, whose weight counts. Elsewhere use TextField. */
export function TextInput({
  label,
  hint,
  optional,
  error,
  size = 'md',
  type = 'text',
  ...rest
}: TextInputProps) {
  const { id, control } = useFieldIds(hint, error)
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} optional={optional}>
      <chakra.input
        {...control}
        {...rest}
        type={type}
        css={controlStyle}
        {...(size === 'lg' ? { height: '44px' } : {})}
      />
    </FieldFrame>
  )
}

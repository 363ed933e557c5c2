import { chakra } from '@chakra-ui/react'
import { useField } from 'formik'
import { controlStyle, FieldFrame, useFieldIds, type FieldProps } from './field-frame'

export interface TextAreaFieldProps extends FieldProps {
  rows?: number
  maxLength?: number
}

/** Several lines of plain text, bound to the Formik field `name`. */
export function TextAreaField({ name, label, hint, optional, rows = 4, ...rest }: TextAreaFieldProps) {
  const [field, meta] = useField<string>(name)
  const error = meta.touched ? meta.error : undefined
  const { id, control } = useFieldIds(hint, error)
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} optional={optional}>
      <chakra.textarea
        {...field}
        {...control}
        {...rest}
        rows={rows}
        css={{ ...controlStyle, height: 'auto', padding: '8px 10px', lineHeight: '1.45', resize: 'vertical' }}
      />
    </FieldFrame>
  )
}

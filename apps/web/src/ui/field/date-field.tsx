import { chakra } from '@chakra-ui/react'
import { useField } from 'formik'
import { controlStyle, FieldFrame, useFieldIds, type FieldProps } from './field-frame'

export interface DateFieldProps extends FieldProps {
  /** First and last day that can be chosen, YYYY-MM-DD. */
  min?: string
  max?: string
}

/** A calendar date, bound to the Formik field `name`; the value is YYYY-MM-DD or ''. */
export function DateField({ name, label, hint, optional, ...rest }: DateFieldProps) {
  const [field, meta] = useField<string>(name)
  const error = meta.touched ? meta.error : undefined
  const { id, control } = useFieldIds(hint, error)
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} optional={optional}>
      <chakra.input {...field} {...control} {...rest} type="date" css={controlStyle} maxWidth="220px" />
    </FieldFrame>
  )
}

import { useField } from 'formik'
import { FieldFrame, useFieldIds, type FieldProps } from './field-frame'
import { Select, type SelectOption } from './select'

export interface SelectFieldProps extends FieldProps {
  options: readonly SelectOption[]
  /** First, empty option: 'Select Jurisdiction..'. */
  placeholder?: string
}

/** A choice out of a list, bound to the Formik field `name`. Values are strings. */
export function SelectField({
  name,
  label,
  hint,
  optional,
  options,
  placeholder,
  disabled,
}: SelectFieldProps) {
  const [field, meta] = useField<string>(name)
  const error = meta.touched ? meta.error : undefined
  const { id, control } = useFieldIds(hint, error)
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} optional={optional}>
      <Select {...field} {...control} disabled={disabled} options={options} placeholder={placeholder} />
    </FieldFrame>
  )
}

import { useField } from 'formik'
import type { FieldProps } from './field-frame'
import { Switch } from './switch'

/** A switch that takes effect with its form, bound to the Formik field `name`. */
export function SwitchField({ name, label, disabled }: FieldProps) {
  const [field] = useField<boolean>({ name, type: 'checkbox' })
  return (
    <Switch {...field} value={undefined} checked={field.checked ?? false} label={label} disabled={disabled} />
  )
}

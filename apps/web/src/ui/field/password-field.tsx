import { useField } from 'formik'
import { PasswordInput, type PasswordInputProps } from './password-input'

export type PasswordFieldProps = Omit<PasswordInputProps, 'value' | 'onChange' | 'onBlur' | 'error'>

/** A password, bound to the Formik field `name`. */
export function PasswordField(props: PasswordFieldProps) {
  const [field, meta] = useField<string>(props.name)
  return <PasswordInput {...props} {...field} error={meta.touched ? meta.error : undefined} />
}

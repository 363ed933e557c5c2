import { useField } from 'formik'
import { TextInput, type TextInputProps } from './text-input'

export type TextFieldProps = Omit<TextInputProps, 'value' | 'onChange' | 'onBlur' | 'error'>

/** One line of text, bound to the Formik field `name`. */
export function TextField(props: TextFieldProps) {
  const [field, meta] = useField<string>(props.name)
  return <TextInput {...props} {...field} error={meta.touched ? meta.error : undefined} />
}

import { useField } from 'formik'
import { FieldError } from '../../ui/field/field-frame'

/** What is missing among the files of a form; it belongs to the field `files`, which no control shows. */
export function FilesError() {
  const [, meta] = useField<string>('files')
  return <FieldError id="files-error" error={meta.touched ? meta.error : undefined} />
}

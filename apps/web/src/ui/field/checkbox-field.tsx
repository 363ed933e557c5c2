import { chakra } from '@chakra-ui/react'
import { useField } from 'formik'
import { FieldError, FieldHint, useFieldIds, type FieldProps } from './field-frame'

/** A yes or no, bound to the Formik field `name`. The label stands after the box. */
export function CheckboxField({ name, label, hint, disabled }: FieldProps) {
  const [field, meta] = useField<boolean>({ name, type: 'checkbox' })
  const error = meta.touched ? meta.error : undefined
  const { id, control } = useFieldIds(hint, error)
  return (
    <chakra.div marginBottom="14px">
      <chakra.label display="flex" gap="10px" alignItems="flex-start" fontFamily="body" cursor="pointer">
        <chakra.input
          {...field}
          {...control}
          value={undefined}
          type="checkbox"
          disabled={disabled}
          width="18px"
          height="18px"
          margin="3px 0 0"
          flex="none"
          accentColor="brand.solid"
        />
        <span>{label}</span>
      </chakra.label>
      {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
      <FieldError id={`${id}-error`} error={error} />
    </chakra.div>
  )
}

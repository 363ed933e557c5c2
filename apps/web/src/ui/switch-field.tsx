import { chakra } from '@chakra-ui/react'
import { useField } from 'formik'
import type { FieldProps } from './field-frame'

/** A switch that takes effect with its form, bound to the Formik field `name`. */
export function SwitchField({ name, label, disabled }: FieldProps) {
  const [field] = useField<boolean>({ name, type: 'checkbox' })
  return (
    <chakra.label
      display="inline-flex"
      gap="10px"
      alignItems="center"
      minHeight="32px"
      textStyle="nav"
      fontSize="sm"
      cursor="pointer"
    >
      <chakra.input
        {...field}
        value={undefined}
        type="checkbox"
        role="switch"
        aria-checked={field.checked ?? false}
        disabled={disabled}
        css={{
          appearance: 'none',
          position: 'relative',
          flex: 'none',
          width: '38px',
          height: '22px',
          margin: '0',
          borderRadius: '11px',
          border: '2px solid {colors.border.strong}',
          bg: 'bg.surface',
          cursor: 'pointer',
          '&::before': {
            content: '""',
            position: 'absolute',
            left: '2px',
            top: '2px',
            width: '14px',
            height: '14px',
            borderRadius: 'full',
            bg: 'border.strong',
          },
          '&:checked': { bg: 'brand.solid', borderColor: 'brand.solid' },
          '&:checked::before': { left: '18px', bg: 'brand.contrast' },
          '@media (forced-colors: active)': { forcedColorAdjust: 'none' },
        }}
      />
      {label}
    </chakra.label>
  )
}

import { chakra } from '@chakra-ui/react'
import { useField } from 'formik'
import { FieldError, FieldHint, useFieldIds, type FieldProps } from './field-frame'

export interface ChoiceOption<Value extends string | number> {
  value: Value
  label: string
  /** Disables the choice and says why. */
  disabledReason?: string | null | undefined
}

export interface RadioGroupFieldProps extends FieldProps {
  options: readonly ChoiceOption<string>[]
}

/** One of a few choices, all in sight, bound to the Formik field `name`. */
export function RadioGroupField({ name, label, hint, options }: RadioGroupFieldProps) {
  const [field, meta] = useField<string>(name)
  const error = meta.touched ? meta.error : undefined
  const { id, control } = useFieldIds(hint, error)
  return (
    <chakra.fieldset marginBottom="14px" minWidth="0" aria-describedby={control['aria-describedby']}>
      <chakra.legend textStyle="label" padding="0" marginBottom="4px">
        {label}
      </chakra.legend>
      {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
      <ChoiceGrid>
        {options.map((option) => (
          <ChoiceLabel key={option.value} title={option.disabledReason ?? undefined}>
            <chakra.input
              type="radio"
              name={name}
              value={option.value}
              checked={field.value === option.value}
              onChange={field.onChange}
              onBlur={field.onBlur}
              disabled={Boolean(option.disabledReason)}
              css={choiceStyle}
            />
            {option.label}
          </ChoiceLabel>
        ))}
      </ChoiceGrid>
      <FieldError id={`${id}-error`} error={error} />
    </chakra.fieldset>
  )
}

/** Choices side by side, below each other on phones. */
export const ChoiceGrid = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: { base: '1fr', md: '1fr 1fr' }, gap: '2px 16px' },
})

/** A choice with its control before its words. */
export const ChoiceLabel = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '9px',
    minHeight: { base: '40px', md: '32px' },
    fontFamily: 'body',
    fontSize: 'md',
    lineHeight: '1.3',
    cursor: 'pointer',
    '&:has(:disabled)': { color: 'fg.disabled', cursor: 'not-allowed' },
  },
})

export const choiceStyle = {
  flex: 'none',
  width: '18px',
  height: '18px',
  margin: '0',
  accentColor: 'brand.solid',
}

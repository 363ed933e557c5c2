import { chakra } from '@chakra-ui/react'
import { useField } from 'formik'
import type { ReactNode } from 'react'
import { FieldError, FieldHint, useFieldIds, type FieldProps } from './field-frame'
import { ChoiceGrid, ChoiceLabel, choiceStyle, type ChoiceOption } from './radio-group-field'
import { fieldMessages } from './field-messages.generated'

export interface CheckboxListFieldProps<Value extends string | number> extends FieldProps {
  options: readonly ChoiceOption<Value>[]
  /** Between the hint and the choices: buttons that choose many. */
  tools?: ReactNode
}

/** Any number of choices, bound to the Formik field `name`, an array. Long lists scroll within the field. */
export function CheckboxListField<Value extends string | number>({
  name,
  label,
  hint,
  optional,
  options,
  tools,
}: CheckboxListFieldProps<Value>) {
  const [field, meta, helpers] = useField<readonly Value[]>(name)
  const error = meta.touched ? meta.error : undefined
  const { id, control } = useFieldIds(hint, error)
  const chosen = new Set(field.value)
  const change = (value: Value, on: boolean) => {
    const next = new Set(chosen)
    if (on) next.add(value)
    else next.delete(value)
    void helpers.setValue(options.flatMap((option) => (next.has(option.value) ? option.value : [])))
  }
  return (
    <chakra.fieldset marginBottom="14px" minWidth="0" aria-describedby={control['aria-describedby']}>
      <chakra.legend textStyle="label" padding="0" marginBottom="4px">
        {label}
        {optional && <chakra.span fontWeight="400"> {fieldMessages.optional}</chakra.span>}
        {chosen.size > 0 && (
          <chakra.span fontWeight="400">{`, ${fieldMessages.chosen({ n: chosen.size })}`}</chakra.span>
        )}
      </chakra.legend>
      {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
      {tools}
      <ChoiceGrid
        maxHeight="212px"
        overflow="auto"
        padding={options.length > 8 ? '4px 10px' : '0'}
        border={options.length > 8 ? '1px solid {colors.border.default}' : '0'}
        borderRadius="sm"
      >
        {options.map((option) => (
          <ChoiceLabel key={option.value} title={option.disabledReason ?? undefined}>
            <chakra.input
              type="checkbox"
              name={name}
              checked={chosen.has(option.value)}
              onChange={(event) => change(option.value, event.currentTarget.checked)}
              onBlur={() => void helpers.setTouched(true)}
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

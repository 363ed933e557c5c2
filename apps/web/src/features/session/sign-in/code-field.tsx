import { chakra } from '@chakra-ui/react'
import { useField } from 'formik'
import { controlStyle, FieldFrame, useFieldIds } from '../../../ui/field/field-frame'

const digits = 6

/** Six digits under a mask: what is missing shows as a line, anything but digits is left out, a pasted code fits. A refusal leaves with the next digit. */
export function CodeField({ name, label, hint }: { name: string; label: string; hint: string }) {
  const [field, { error }, helpers] = useField<string>(name)
  const { id, control } = useFieldIds(hint, error)
  const type = {
    height: '60px',
    padding: '0',
    paddingInlineStart: { base: '22px', md: '30px' },
    border: '1px solid transparent',
    fontFamily: 'ui',
    fontSize: '1.625rem',
    fontWeight: '600',
    lineHeight: '58px',
    letterSpacing: { base: '1.05em', md: '1.45em' },
    fontVariantNumeric: 'tabular-nums',
  }
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <chakra.div position="relative">
        <chakra.input
          {...field}
          {...control}
          onChange={(event) => {
            helpers.setError(undefined)
            void helpers.setValue(event.target.value.replaceAll(/\D/g, '').slice(0, digits))
          }}
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
          css={{ ...controlStyle, ...type, borderColor: error ? 'overdue.icon' : 'border.strong' }}
        />
        <chakra.span
          aria-hidden
          position="absolute"
          inset="0"
          overflow="hidden"
          whiteSpace="nowrap"
          pointerEvents="none"
          css={type}
        >
          <chakra.span visibility="hidden">{field.value}</chakra.span>
          {'_'.repeat(digits - field.value.length)}
        </chakra.span>
      </chakra.div>
    </FieldFrame>
  )
}

import { chakra } from '@chakra-ui/react'
import { useId } from 'react'

export interface Choice<Value> {
  value: Value
  label: string
  /** Shown before the label in large letters; replaces it where both are the same. */
  mark: string
}

interface ChoiceBarProps<Value> {
  legend: string
  choices: readonly Choice<Value>[]
  value: Value | null
  onChange: (value: Value) => void
  onBlur?: () => void
  /** Shows a list at every width. */
  stacked?: boolean
}

/** Radio buttons in one bar, each with mark, label and dot; a list in narrow columns. Colour is never the only sign. */
export function ChoiceBar<Value extends string | number>({
  legend,
  choices,
  value,
  onChange,
  onBlur,
  stacked = false,
}: ChoiceBarProps<Value>) {
  const name = useId()
  // Labels wrap by the width of the column, not of the window.
  const wide = stacked ? 'never' : '@container (min-width: 32.5rem)'
  return (
    <chakra.fieldset minWidth="0" containerType="inline-size" onBlur={onBlur}>
      <chakra.legend textStyle="blockTitle" fontWeight="600" marginBottom="4px" padding="0">
        {legend}
      </chakra.legend>
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: '1fr', [wide]: `repeat(${choices.length}, minmax(0, 1fr))` }}
        border="1px solid {colors.border.strong}"
        borderRadius="sm"
        overflow="hidden"
        bg="bg.surface"
      >
        {choices.map((choice) => (
          <chakra.label
            key={choice.value}
            display="flex"
            position="relative"
            flexDirection={{ base: 'row', [wide]: 'column' }}
            alignItems={{ base: 'baseline', [wide]: 'stretch' }}
            gap={{ base: '12px', [wide]: '1px' }}
            minHeight={{ base: '44px', [wide]: '74px' }}
            padding={{ base: '11px 44px 11px 14px', [wide]: '8px 10px 9px' }}
            borderTop={{ base: '1px solid {colors.border.subtle}', [wide]: '0' }}
            borderInlineStart={{ [wide]: '1px solid {colors.border.default}' }}
            fontFamily="body"
            fontSize="md"
            fontWeight="500"
            lineHeight="1.25"
            cursor="pointer"
            _first={{ borderTop: '0', borderInlineStart: '0' }}
            _hover={{ bg: 'bg.hover' }}
            css={{
              '&:has(:checked)': { bg: 'brand.subtle', boxShadow: 'inset 0 -3px 0 {colors.brand.solid}' },
              '&:has(:focus-visible)': { outline: '3px solid {colors.focus.ring}', outlineOffset: '-3px' },
              '@media (forced-colors: active)': {
                '&:has(:checked)': { outline: '3px solid Highlight', outlineOffset: '-3px' },
              },
            }}
          >
            <chakra.input
              type="radio"
              name={name}
              checked={value === choice.value}
              onChange={() => onChange(choice.value)}
              position="absolute"
              insetEnd={{ base: '14px', [wide]: '9px' }}
              top={{ base: '13px', [wide]: '9px' }}
              width="16px"
              height="16px"
              margin="0"
              outline="none"
              accentColor="brand.solid"
            />
            <chakra.b
              fontFamily="heading"
              fontSize="base"
              fontWeight="650"
              lineHeight="1.2"
              minWidth={{ base: '34px', [wide]: '0' }}
              paddingInlineEnd={{ [wide]: '20px' }}
            >
              {choice.mark}
            </chakra.b>
            {choice.mark !== choice.label && <span>{choice.label}</span>}
          </chakra.label>
        ))}
      </chakra.div>
    </chakra.fieldset>
  )
}

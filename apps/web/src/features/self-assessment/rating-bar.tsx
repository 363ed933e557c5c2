import { chakra } from '@chakra-ui/react'
import type { RatingChoice } from '@portal/domain'
import { useId } from 'react'
import { ratingMark } from './rating-words'

interface RatingBarProps {
  legend: string
  choices: readonly RatingChoice[]
  value: number | null
  onChange: (value: number) => void
  onBlur?: () => void
  /** Yes and No show their words instead of the numbers they are stored as. */
  words?: boolean
}

/** Radios in one bar: number, words and dot; a list on phones. Colour is never the only sign. */
export function RatingBar({ legend, choices, value, onChange, onBlur, words = false }: RatingBarProps) {
  const name = useId()
  return (
    <chakra.fieldset minWidth="0" onBlur={onBlur}>
      <chakra.legend textStyle="blockTitle" fontWeight="600" marginBottom="4px" padding="0">
        {legend}
      </chakra.legend>
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: '1fr', md: `repeat(${choices.length}, minmax(0, 1fr))` }}
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
            flexDirection={{ base: 'row', md: 'column' }}
            alignItems={{ base: 'baseline', md: 'stretch' }}
            gap={{ base: '12px', md: '1px' }}
            minHeight={{ base: '44px', md: '74px' }}
            padding={{ base: '11px 44px 11px 14px', md: '8px 10px 9px' }}
            borderTop={{ base: '1px solid {colors.border.subtle}', md: '0' }}
            borderInlineStart={{ md: '1px solid {colors.border.default}' }}
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
              insetEnd={{ base: '14px', md: '9px' }}
              top={{ base: '13px', md: '9px' }}
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
              minWidth={{ base: '34px', md: '0' }}
              paddingInlineEnd={{ md: '20px' }}
            >
              {ratingMark(choice, words)}
            </chakra.b>
            {ratingMark(choice, words) !== choice.label && <span>{choice.label}</span>}
          </chakra.label>
        ))}
      </chakra.div>
    </chakra.fieldset>
  )
}

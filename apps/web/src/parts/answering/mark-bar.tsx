import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import type { Choice } from './choice-bar'
import { keysOf } from './mark-keys'

/** How an answer counts; its colour, which its mark and the filled ground repeat. */
export type MarkTone = 'met' | 'notMet' | 'none'

export interface MarkChoice<Value> extends Choice<Value> {
  tone: MarkTone
}

const grounds = {
  met: { bg: 'success.solid', color: 'success.contrast' },
  notMet: { bg: 'overdue.solid', color: 'overdue.contrast' },
  none: { bg: 'neutral.solid', color: 'neutral.contrast' },
} as const

interface MarkBarProps<Value> {
  legend: string
  choices: readonly MarkChoice<Value>[]
  value: Value | null
  onChange: (value: Value) => void
  onBlur?: () => void
  /** With the keys of `keysOf`, for a bar inside of an AnswerCard. */
  keys?: boolean
}

/** Radio buttons with short marks in one low bar, as for Y, N and NA beside a question; wide enough for a finger on phones. */
export function MarkBar<Value extends string>({
  legend,
  choices,
  value,
  onChange,
  onBlur,
  keys = false,
}: MarkBarProps<Value>) {
  const name = useId()
  const keyOf = new Map(keys ? [...keysOf(choices)].map(([key, one]) => [one, key]) : [])
  return (
    <chakra.fieldset minWidth="0" onBlur={onBlur} data-marks>
      <chakra.legend srOnly>{legend}</chakra.legend>
      <chakra.div
        display="flex"
        border="1px solid {colors.border.strong}"
        borderRadius="sm"
        overflow="hidden"
        bg="bg.surface"
      >
        {choices.map((choice) => (
          <chakra.label
            key={choice.value}
            title={choice.label}
            position="relative"
            display="grid"
            placeItems="center"
            flex={{ base: '1 1 0', md: '1 0 44px' }}
            minHeight={{ base: '44px', md: '32px' }}
            paddingInline="10px"
            borderInlineStart="1px solid {colors.border.default}"
            textStyle="label"
            whiteSpace="nowrap"
            cursor="pointer"
            _first={{ borderInlineStart: '0' }}
            css={{
              '&:hover:not(:has(:checked))': { bg: 'bg.hover' },
              '&:has(:checked)': grounds[choice.tone],
              '&:has(:focus-visible)': { outline: '3px solid {colors.focus.ring}', outlineOffset: '-3px' },
              '@media (forced-colors: active)': {
                '&:has(:checked)': { outline: '3px solid Highlight', outlineOffset: '-3px' },
              },
            }}
          >
            <chakra.input
              type="radio"
              data-key={keyOf.get(choice.value)}
              aria-keyshortcuts={keyOf.get(choice.value)?.toUpperCase()}
              name={name}
              aria-label={choice.label === choice.mark ? choice.mark : `${choice.mark}: ${choice.label}`}
              checked={value === choice.value}
              onChange={() => onChange(choice.value)}
              position="absolute"
              inset="0"
              appearance="none"
              bg="transparent"
              cursor="pointer"
              margin="0"
              outline="none"
            />
            <span aria-hidden>{choice.mark}</span>
          </chakra.label>
        ))}
      </chakra.div>
    </chakra.fieldset>
  )
}

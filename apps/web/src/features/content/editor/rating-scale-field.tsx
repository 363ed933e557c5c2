import { chakra } from '@chakra-ui/react'
import { ratingValues } from '@portal/domain'
import { useId } from 'react'
import { controlStyle } from '../../../ui/field/field-frame'
import { contentMessages as m } from '../content-messages.generated'

interface RatingScaleFieldProps {
  label: string
  /** '4 Fully implemented', one choice each. */
  lines: readonly string[]
  readOnly: boolean
  error: string | undefined
  onChange: (lines: string[]) => void
}

/** The name of each rating; a rating without a name cannot be chosen. */
export function RatingScaleField({ label, lines, readOnly, error, onChange }: RatingScaleFieldProps) {
  const id = useId()
  // The text as typed, untrimmed: the space before the next word must stay.
  const words = new Map(lines.map((line) => [Number(line.charAt(0)), line.slice(2)]))
  const write = (value: number, text: string) => {
    const next = ratingValues.map((one) => [one, one === value ? text.trimStart() : words.get(one)] as const)
    onChange(next.flatMap(([one, said]) => (said ? [`${one} ${said}`] : [])))
  }
  return (
    <chakra.fieldset marginBottom="14px" aria-describedby={`${id}-hint`}>
      <chakra.legend textStyle="label">{label}</chakra.legend>
      <chakra.p id={`${id}-hint`} textStyle="hint" color="fg.subtle" marginBottom="6px">
        {m.hints.ratingScale}
      </chakra.p>
      {error && (
        <chakra.p role="alert" color="overdue.fg" marginBottom="6px">
          {error}
        </chakra.p>
      )}
      <chakra.div display="grid" gap="6px" gridTemplateColumns="minmax(110px, auto) minmax(0, 1fr)">
        {ratingValues.map((value) => (
          <chakra.label key={value} display="contents" fontSize="md">
            <chakra.span alignSelf="center">{m.ratings[value]}</chakra.span>
            <chakra.input
              value={words.get(value) ?? ''}
              readOnly={readOnly}
              maxLength={60}
              autoComplete="off"
              onChange={(event) => write(value, event.currentTarget.value)}
              css={controlStyle}
            />
          </chakra.label>
        ))}
      </chakra.div>
    </chakra.fieldset>
  )
}

import { chakra } from '@chakra-ui/react'
import { useId, type CSSProperties } from 'react'
import { classes } from '../../ui/theme/styles'
import { answeringClasses } from './answering-styles.generated'

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
  return (
    <chakra.fieldset className={answeringClasses.choices} onBlur={onBlur}>
      <legend className={answeringClasses.choicesTitle}>{legend}</legend>
      <div
        className={classes(answeringClasses.choicesRow, !stacked && answeringClasses.choicesRowWide)}
        style={{ '--choices': choices.length } as CSSProperties}
      >
        {choices.map((choice) => (
          <label
            key={choice.value}
            className={classes(answeringClasses.choice, !stacked && answeringClasses.choiceWide)}
          >
            <input
              type="radio"
              name={name}
              checked={value === choice.value}
              onChange={() => onChange(choice.value)}
            />
            <b>{choice.mark}</b>
            {choice.mark !== choice.label && <span>{choice.label}</span>}
          </label>
        ))}
      </div>
    </chakra.fieldset>
  )
}

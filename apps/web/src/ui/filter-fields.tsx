import { chakra } from '@chakra-ui/react'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { controlStyle } from './field-frame'
import { Select, type SelectOption } from './select'

/** A control of a filter bar under its label; told the id that it must carry. */
export function LabelledFilter({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId()
  return (
    <chakra.div minWidth="0">
      <chakra.label htmlFor={id} display="block" textStyle="label" marginBottom="4px">
        {label}
      </chakra.label>
      {children(id)}
    </chakra.div>
  )
}

/** Makes the lists of a filter bar: one for a filter, with its label, the words for no choice, and what can be chosen. */
export const filterChoices = <Name extends string>(
  filters: Readonly<Record<Name, string>>,
  onChange: (change: Partial<Record<Name, string>>) => void,
) =>
  function choice(name: Name, label: string, every: string, options: readonly SelectOption[]) {
    return (
      <LabelledFilter label={label}>
        {(id) => (
          <Select
            id={id}
            value={filters[name]}
            placeholder={every}
            options={options}
            onChange={(event) => onChange({ [name]: event.target.value } as Partial<Record<Name, string>>)}
          />
        )}
      </LabelledFilter>
    )
  }

/** What is typed, told after a pause; what the address says meanwhile, such as Back, wins. */
export function useTyped(value: string, waitMs: number, onChange: (text: string) => void) {
  const [text, setText] = useState(value)
  const [known, setKnown] = useState(value)
  if (known !== value) {
    setKnown(value)
    setText(value)
  }
  const tell = useRef(onChange)
  useEffect(() => {
    tell.current = onChange
  })
  useEffect(() => {
    if (text === value) return
    const timer = setTimeout(() => tell.current(text), waitMs)
    return () => clearTimeout(timer)
  }, [text, value, waitMs])
  return [text, setText] as const
}

interface FilterSearchProps {
  label: string
  hint: string
  value: string
  /** Pause in typing after which it asks, in milliseconds. */
  waitMs: number
  onChange: (q: string) => void
}

/** Waits for a pause in typing before it asks. */
export function FilterSearch({ label, hint, value, waitMs, onChange }: FilterSearchProps) {
  const [text, setText] = useTyped(value, waitMs, onChange)
  return (
    <LabelledFilter label={label}>
      {(id) => (
        <chakra.input
          id={id}
          type="search"
          title={hint}
          maxLength={200}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') onChange(text)
          }}
          css={controlStyle}
        />
      )}
    </LabelledFilter>
  )
}

import { chakra, type SystemStyleObject } from '@chakra-ui/react'
import { controlStyle } from './field-frame'
import { useTyped } from '../form/use-typed'

interface SearchInputProps {
  value: string
  onChange: (text: string) => void
  /** Its name, where no label stands beside it; shown while it is empty. */
  label?: string
  /** Id for the label that stands beside it. */
  id?: string
  hint?: string
  /** Pause in typing after which it searches, in milliseconds; short where the browser holds the whole list. */
  waitMs?: number
  width?: SystemStyleObject['width']
}

/** A search box whose text goes into the address: at a pause in typing, and at once on Enter. */
export function SearchInput({
  value,
  onChange,
  label,
  id,
  hint,
  waitMs = 200,
  width = '100%',
}: SearchInputProps) {
  const [text, setText, report] = useTyped(value, waitMs, onChange)
  return (
    <chakra.input
      id={id}
      type="search"
      aria-label={label}
      placeholder={label}
      title={hint}
      maxLength={200}
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') report()
      }}
      css={{ ...controlStyle, width }}
    />
  )
}

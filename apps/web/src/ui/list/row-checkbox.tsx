import { chakra } from '@chakra-ui/react'

interface RowCheckboxProps {
  id: number
  /** Names the row. */
  label: string
  selected: ReadonlySet<number>
  toggle: (id: number) => void
}

/** Chooses a row for an act on several. */
export function RowCheckbox({ id, label, selected, toggle }: RowCheckboxProps) {
  return (
    <chakra.input
      type="checkbox"
      aria-label={label}
      checked={selected.has(id)}
      onChange={() => toggle(id)}
      flex="none"
      width="18px"
      height="18px"
      margin="0"
      accentColor="brand.solid"
    />
  )
}

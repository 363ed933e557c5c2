import { chakra } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import type { ToggleRow } from './chosen-rows'

interface RowCheckboxProps {
  id: number
  /** Names the row. */
  label: string
  selected: ReadonlySet<number>
  toggle: ToggleRow
}

/** Chooses a row for an act on several; with Shift all rows from the one that was chosen last. */
export function RowCheckbox({ id, label, selected, toggle }: RowCheckboxProps) {
  // Not every browser says in the click of a space bar that Shift was held.
  const shift = useRef(false)
  return (
    <chakra.input
      type="checkbox"
      data-row={id}
      aria-label={label}
      checked={selected.has(id)}
      onKeyDown={(event) => {
        shift.current = event.shiftKey
      }}
      onKeyUp={(event) => {
        shift.current = event.key === ' ' && event.shiftKey
      }}
      onChange={({ currentTarget, nativeEvent }) => {
        const held = shift.current || (nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        shift.current = false
        toggle(id, held ? idsAround(currentTarget) : [])
      }}
      css={boxStyle}
    />
  )
}

const boxStyle = { flex: 'none', width: '18px', height: '18px', margin: '0', accentColor: 'brand.solid' }

interface PageCheckboxProps {
  /** What it chooses. */
  label: string
  selected: ReadonlySet<number>
  set: (ids: readonly number[], on: boolean) => void
}

/** In the head of a table: chooses every row that it shows, or none of them. */
export function PageCheckbox({ label, selected, set }: PageCheckboxProps) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (!box.current) return
    const shown = idsAround(box.current)
    const chosen = shown.filter((id) => selected.has(id)).length
    box.current.checked = shown.length > 0 && chosen === shown.length
    box.current.indeterminate = chosen > 0 && chosen < shown.length
  })
  return (
    <chakra.input
      ref={box}
      type="checkbox"
      aria-label={label}
      onChange={({ currentTarget }) => set(idsAround(currentTarget), currentTarget.checked)}
      css={boxStyle}
    />
  )
}

/** Ids of the rows of the table around, in the order in which it shows them. */
function idsAround(box: HTMLElement): number[] {
  const boxes = box.closest('table')?.querySelectorAll<HTMLElement>('input[data-row]') ?? []
  return [...boxes].map(({ dataset }) => Number(dataset['row']))
}

import { useRef, type FocusEvent, type KeyboardEvent } from 'react'

const moves: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

const cells = '[data-grid-cell]'

/**
 * One tab stop for a table: arrows move through its cells, Home and End to the ends of a row. A cell that can be reached has
 * `data-grid-cell`; the first one has the tab stop until another has had the focus.
 */
export function useGridKeys() {
  const stop = useRef<HTMLElement | null>(null)
  const rowsOf = (table: HTMLElement) =>
    [...table.querySelectorAll('tr')]
      .map((row) => Array.from(row.querySelectorAll<HTMLElement>(cells)))
      .filter((row) => row.length > 0)
  return {
    onFocus({ currentTarget, target }: FocusEvent<HTMLElement>) {
      const cell = target.closest<HTMLElement>(cells)
      if (!cell) return
      const before = stop.current ?? currentTarget.querySelector<HTMLElement>(`${cells}[tabindex="0"]`)
      if (before) before.tabIndex = -1
      cell.tabIndex = 0
      stop.current = cell
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const cell = event.target instanceof Element ? event.target.closest<HTMLElement>(cells) : null
      if (!cell) return
      const rows = rowsOf(event.currentTarget)
      const row = rows.findIndex((one) => one.includes(cell))
      const column = rows[row]?.indexOf(cell) ?? 0
      const [down, right] = moves[event.key] ?? [0, 0]
      const next =
        event.key === 'Home'
          ? rows[row]?.[0]
          : event.key === 'End'
            ? rows[row]?.at(-1)
            : event.key in moves
              ? rows[row + down]?.[column + right]
              : undefined
      if (!next) return
      event.preventDefault()
      next.focus()
    },
  }
}

import type { LucideIcon } from 'lucide-react'
import { useCallback, useRef, useState, type ReactNode } from 'react'
import { Button } from '../../action/button'
import { classes } from '../../theme/styles'
import { listClasses } from '../list-styles.generated'

/** Chooses a row or takes it out; with the ids of the rows in their order, all from the row that was chosen last to this one. */
export type ToggleRow = (id: number, order?: readonly number[]) => void

/** Rows of a list that are chosen for an act on several; those that are not listed any more do not count. */
export function useChosenRows<Row extends { id: number }>(rows: readonly Row[] | undefined) {
  const [selected, choose] = useState<ReadonlySet<number>>(new Set())
  const last = useRef<number>(undefined)
  const set = useCallback(
    (ids: readonly number[], on: boolean) => choose((known) => withRows(known, ids, on)),
    [],
  )
  const toggle: ToggleRow = useCallback((id, order = []) => {
    const from = last.current
    last.current = id
    choose((known) => withRows(known, between(order, from, id), !known.has(id)))
  }, [])
  const clear = useCallback(() => choose(new Set()), [])
  const chooseAll = () => choose(new Set(rows?.map(({ id }) => id)))
  return {
    selected,
    toggle,
    set,
    clear,
    chooseAll,
    chosen: (rows ?? []).filter(({ id }) => selected.has(id)),
  }
}

/** Chosen rows with these among them, or without them. */
function withRows(known: ReadonlySet<number>, ids: readonly number[], on: boolean): ReadonlySet<number> {
  const next = new Set(known)
  for (const id of ids) {
    if (on) next.add(id)
    else next.delete(id)
  }
  return next
}

/** The ids from one to another in an order; the other alone where the order has not both. */
function between(order: readonly number[], from: number | undefined, to: number): readonly number[] {
  const ends = [order.indexOf(from ?? Number.NaN), order.indexOf(to)]
  if (ends.includes(-1)) return [to]
  return order.slice(Math.min(...ends), Math.max(...ends) + 1)
}

interface ActsOnChosenProps {
  /** Why there is nothing to act on: no row is chosen. */
  none: string | false
  acts: readonly { icon: LucideIcon; label: string; onClick: () => void }[]
  /** Stands before the acts, such as the choice of all rows. */
  children?: ReactNode
}

/**
 * What can be done with several rows at once, for the head of a card. On a phone it is shown once a row is chosen.
 */
export function ActsOnChosen({ none, acts, children }: ActsOnChosenProps) {
  return (
    <span className={classes(listClasses.chosen, Boolean(none) && listClasses.hiddenOnPhones)}>
      {children}
      {acts.map(({ icon: Icon, label, onClick }) => (
        <Button key={label} size="sm" icon={<Icon aria-hidden />} disabledReason={none} onClick={onClick}>
          {label}
        </Button>
      ))}
    </span>
  )
}

import type { LucideIcon } from 'lucide-react'
import { useCallback, useState, type ReactNode } from 'react'
import { Button } from '../action/button'
import { classes } from '../theme/styles'
import { listClasses } from './list-styles.generated'

/** Rows of a list that are chosen for an act on several; those that are not listed any more do not count. */
export function useChosenRows<Row extends { id: number }>(rows: readonly Row[] | undefined) {
  const [selected, choose] = useState<ReadonlySet<number>>(new Set())
  const toggle = useCallback(
    (id: number) =>
      choose((known) => {
        const next = new Set(known)
        if (!next.delete(id)) next.add(id)
        return next
      }),
    [],
  )
  const clear = useCallback(() => choose(new Set()), [])
  const chooseAll = () => choose(new Set(rows?.map(({ id }) => id)))
  return { selected, toggle, clear, chooseAll, chosen: (rows ?? []).filter(({ id }) => selected.has(id)) }
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

import { ListFilter, X } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { Button } from '../action/button'
import { InCardHead } from '../layout/card-head'
import { classes } from '../theme/styles'
import { listMessages } from './list-messages.generated'
import { listClasses } from './list-styles.generated'

export interface FilterBarProps {
  /** Name of the group: 'Filters of the findings'. */
  label: string
  /** How many filters are set, see `filtersSet`; a phone shows the number on its button. */
  set: number
  /** Absent where another button clears them, as on a list that they leave nothing of. */
  onClear?: (() => void) | undefined
  /** Few enough to stand beside the title of the card. */
  few?: boolean
  children: ReactNode
}

/**
 * The filters of a list as chips in the head of its card: one row on a wide screen, one button with their number on a phone, so
 * that the first record is in sight.
 */
export function FilterBar({ label, set, onClear, few, children }: FilterBarProps) {
  const id = useId()
  const [open, setOpen] = useState(false)
  return (
    <>
      <InCardHead place="beside">
        <span className={listClasses.fold}>
          <Button
            size="sm"
            icon={<ListFilter aria-hidden />}
            aria-expanded={open}
            aria-controls={id}
            data-fold
            onClick={() => setOpen(!open)}
          >
            {listMessages.filtersSet({ n: set })}
          </Button>
        </span>
      </InCardHead>
      <InCardHead place={few ? 'beside' : 'below'}>
        <div
          id={id}
          role="search"
          aria-label={label}
          className={classes(
            listClasses.filters,
            open && listClasses.filtersOpen,
            few && listClasses.filtersFew,
          )}
        >
          {children}
          {set > 0 && onClear && (
            <Button size="sm" variant="quiet" icon={<X aria-hidden />} onClick={onClear}>
              {listMessages.clearFilters}
            </Button>
          )}
        </div>
      </InCardHead>
    </>
  )
}

/** How many filters of a list are set; those that a person never sees as a filter are left out by name. */
export function filtersSet(filters: object, ...without: string[]): number {
  return Object.entries(filters).filter(([name, value]) => Boolean(value) && !without.includes(name)).length
}

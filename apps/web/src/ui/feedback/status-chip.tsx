import type { LucideIcon } from 'lucide-react'
import { classes } from '../theme/styles'
import { chipsClasses } from './chips-styles.generated'

export type ChipPalette =
  | 'neutral'
  | 'info'
  | 'success'
  | 'dueSoon'
  | 'dueWeek'
  | 'overdue'
  | 'done'
  | 'brand'

export interface StatusChipProps {
  palette: ChipPalette
  /** Colour never stands alone: icon and words carry the meaning. */
  icon: LucideIcon
  children: string
  /** More about it, on hover and on focus. */
  title?: string
}

/** State of a thing in the words of the domain, on a tint with a border. At most two beside a title. */
export function StatusChip({ palette, icon: Icon, children, title }: StatusChipProps) {
  return (
    <span
      className={classes(
        chipsClasses.status,
        chipsClasses[palette],
        title !== undefined && chipsClasses.titled,
      )}
      title={title}
      tabIndex={title === undefined ? undefined : 0}
    >
      <span>
        <Icon size={14} strokeWidth={2.25} aria-hidden />
      </span>
      {children}
    </span>
  )
}

import type { ReactNode } from 'react'
import { classes } from '../theme/styles'
import { chipsMessages } from './chips-messages.generated'
import { chipsClasses } from './chips-styles.generated'

export type Turn = 'yours' | 'state' | 'agency' | 'none'

const words: Record<Turn, string> = chipsMessages.turns

const fills: Record<Turn, string | null> = {
  yours: 'M7 2a5 5 0 1 0 0 10a5 5 0 1 0 0-10z',
  state: 'M7 1.8a5.2 5.2 0 0 0 0 10.4z',
  agency: 'M7 1.8a5.2 5.2 0 0 1 0 10.4z',
  none: null,
}

export interface TurnChipProps {
  turn: Turn
  /** Closing word in place of 'No action', or the status word in a table cell; then nothing is solid. */
  label?: ReactNode
}

/** Whose turn it is, as a disc and in words. Only the reader's own turn is solid. */
export function TurnChip({ turn, label }: TurnChipProps) {
  const own = turn === 'yours'
  const solid = own && label === undefined
  const fill = fills[turn]
  return (
    <span
      className={classes(
        chipsClasses.turn,
        label !== undefined && chipsClasses.turnLabelled,
        own && chipsClasses.turnOwn,
        solid && chipsClasses.turnSolid,
      )}
    >
      <svg viewBox="0 0 14 14" aria-hidden>
        <circle cx="7" cy="7" r="5.4" fill="none" stroke="currentColor" strokeWidth="1.5" />
        {fill && <path d={fill} fill="currentColor" />}
      </svg>
      {label ?? words[turn]}
    </span>
  )
}

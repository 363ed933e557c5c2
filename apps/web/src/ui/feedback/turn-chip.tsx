import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { chipsMessages } from './chips-messages.generated'

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
    <chakra.span
      display="inline-flex"
      alignItems="center"
      gap="5px"
      fontFamily="body"
      fontSize={label === undefined ? 'xs' : 'sm'}
      fontWeight={label === undefined ? '600' : '400'}
      lineHeight="1.25"
      whiteSpace="nowrap"
      color={solid ? 'brand.contrast' : label === undefined ? 'fg.muted' : 'fg.default'}
      {...(solid ? { bg: 'brand.solid', borderRadius: 'chip', padding: '2px 8px 2px 6px' } : {})}
    >
      <chakra.svg
        viewBox="0 0 14 14"
        width="13px"
        height="13px"
        flex="none"
        aria-hidden
        color={solid ? 'inherit' : own ? 'brand.fg' : 'fg.subtle'}
      >
        <circle cx="7" cy="7" r="5.4" fill="none" stroke="currentColor" strokeWidth="1.5" />
        {fill && <path d={fill} fill="currentColor" />}
      </chakra.svg>
      {label ?? words[turn]}
    </chakra.span>
  )
}

import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import type { LucideIcon } from 'lucide-react'

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

// A browser shows a title to the mouse alone; with the keyboard the same words are shown on focus.
const titledStyle: HTMLChakraProps<'span'> = {
  tabIndex: 0,
  position: 'relative',
  _focusVisible: {
    zIndex: 1,
    _after: {
      content: 'attr(title)',
      position: 'absolute',
      top: 'calc(100% + 4px)',
      insetStart: 0,
      width: 'max-content',
      maxWidth: '260px',
      padding: '6px 9px',
      border: '1px solid {colors.border.subtle}',
      borderRadius: 'chip',
      bg: 'bg.raised',
      color: 'fg.default',
      fontWeight: '400',
      whiteSpace: 'normal',
      boxShadow: 'window',
    },
  },
}

/** State of a thing in the words of the domain, on a tint with a border. At most two beside a title. */
export function StatusChip({ palette, icon: Icon, children, title }: StatusChipProps) {
  return (
    <chakra.span
      colorPalette={palette}
      title={title}
      {...(title !== undefined && titledStyle)}
      display="inline-flex"
      alignItems="center"
      gap="5px"
      minHeight="22px"
      padding="1px 7px 1px 6px"
      border="1px solid {colors.colorPalette.border}"
      borderRadius="chip"
      bg="colorPalette.subtle"
      color="colorPalette.fg"
      fontFamily="body"
      fontSize="xs"
      fontWeight="600"
      lineHeight="1.25"
      whiteSpace="nowrap"
    >
      <chakra.span color="colorPalette.icon" display="inline-flex">
        <Icon size={14} strokeWidth={2.25} aria-hidden />
      </chakra.span>
      {children}
    </chakra.span>
  )
}

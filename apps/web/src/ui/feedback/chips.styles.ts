import type { SystemStyleObject } from '@chakra-ui/react'
import type { Styles } from '../theme/styles'

/** Colour of the state; the icon and the words carry the meaning too. */
const tint = (palette: string): SystemStyleObject => ({
  borderColor: `${palette}.border`,
  bg: `${palette}.subtle`,
  color: `${palette}.fg`,
  '& > span': { color: `${palette}.icon` },
})

export const chipsStyles = {
  status: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '5px',
    minHeight: '22px',
    padding: '1px 7px 1px 6px',
    border: '1px solid transparent',
    borderRadius: 'chip',
    fontFamily: 'body',
    fontSize: 'xs',
    fontWeight: '600',
    lineHeight: '1.25',
    whiteSpace: 'nowrap',
    '& > span': { display: 'inline-flex' },
  },
  // A browser shows a title to the mouse alone; with the keyboard the same words are shown on focus.
  titled: {
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
  },
  neutral: tint('neutral'),
  info: tint('info'),
  success: tint('success'),
  dueSoon: tint('dueSoon'),
  dueWeek: tint('dueWeek'),
  overdue: tint('overdue'),
  done: tint('done'),
  brand: tint('brand'),
  turn: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '5px',
    fontFamily: 'body',
    fontSize: 'xs',
    fontWeight: '600',
    lineHeight: '1.25',
    whiteSpace: 'nowrap',
    color: 'fg.muted',
    '& > svg': { width: '13px', height: '13px', flex: 'none', color: 'fg.subtle' },
  },
  /** Words of a cell in place of those of the turn. */
  turnLabelled: { fontSize: 'sm', fontWeight: '400', color: 'fg.default' },
  turnOwn: { '& > svg': { color: 'brand.fg' } },
  turnSolid: {
    bg: 'brand.solid',
    borderRadius: 'chip',
    padding: '2px 8px 2px 6px',
    color: 'brand.contrast',
    '& > svg': { color: 'inherit' },
  },
} satisfies Styles

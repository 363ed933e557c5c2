import type { SystemStyleObject } from '@chakra-ui/react'
import type { Styles } from '../theme/styles'

const rows: SystemStyleObject = {
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: '0',
  fontFamily: 'body',
  fontSize: 'var(--row-font)',
  lineHeight: '1.3',
  fontVariantNumeric: 'tabular-nums lining-nums',
  '& thead th': {
    position: 'sticky',
    top: '{sizes.topbar}',
    zIndex: 'sticky',
    padding: '8px var(--cell-x)',
    bg: 'bg.subtle',
    borderBottom: '1px solid {colors.border.default}',
    color: 'fg.muted',
    textAlign: 'start',
    verticalAlign: 'middle',
    fontFamily: 'ui',
    fontSize: '2xs',
    fontWeight: '600',
    lineHeight: '1.25',
  },
  '& thead th button': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '4px',
    minHeight: '24px',
    font: 'inherit',
    color: 'inherit',
    textAlign: 'inherit',
    cursor: 'pointer',
    _hover: { textDecoration: 'underline' },
  },
  // Not the heads of a table within.
  '& td, & :where(tbody > tr) > th': {
    height: 'var(--row-height)',
    padding: '6px var(--cell-x)',
    borderBottom: '1px solid {colors.border.subtle}',
    verticalAlign: 'middle',
  },
  '& :where(tbody > tr) > th': {
    minWidth: '9.5rem',
    textAlign: 'start',
    fontFamily: 'body',
    fontWeight: '600',
  },
  '& tbody tr:hover > *': { bg: 'bg.hover' },
  '& tbody tr[data-state=selected] > *': { bg: 'bg.selected' },
  '& tbody tr[data-state=disabled] > *': { bg: 'bg.muted', color: 'fg.subtle' },
  '& tbody tr:last-of-type > *': { borderBottom: '0' },
  '& [data-align=end]': { textAlign: 'end' },
  '[role=dialog] &, [role=alertdialog] &': { '& thead th': { position: 'static' } },
  '@media print, (max-height: 480px)': { '& thead th': { position: 'static' } },
}

const cards: SystemStyleObject = {
  display: 'block',
  '& caption, & tbody, & tr, & td, & tbody th': { display: 'block', width: 'auto' },
  '& thead': {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  },
  '& tbody tr': { padding: '10px 14px', borderBottom: '1px solid {colors.border.subtle}' },
  '& tbody td, & tbody th': {
    display: 'flex',
    gap: '12px',
    justifyContent: 'space-between',
    alignItems: 'center',
    height: 'auto',
    padding: '3px 0',
    border: '0',
    textAlign: 'end',
    background: 'none !important',
  },
  // Further lines below the name of a row stay below it.
  '& tbody th': {
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: '2px',
    textAlign: 'start',
    fontSize: 'base',
    paddingBottom: '5px',
  },
  // A name without a value has no meaning.
  '& td:is(:empty, :has(> span:empty:only-child))': { display: 'none' },
  '& td[data-label]::before': {
    content: 'attr(data-label)',
    flex: 'none',
    fontFamily: 'ui',
    fontSize: 'xs',
    fontWeight: '600',
    color: 'fg.subtle',
  },
}

/** Stands for words that are loading. */
const bar: SystemStyleObject = { display: 'block', height: '12px', borderRadius: 'chip', bg: 'bg.muted' }

export const tableStyles = {
  /**
   * Look of every table: hairlines, sticky heads, and cards below 48 em with the same markup. Cells need `data-label` for their
   * name on a card and `data-align="end"` for numbers.
   */
  plain: { ...rows, '@media (max-width: 47.99em)': cards },
  /** The same for tables of many columns: cards below 80 em, with as many values beside each other as fit. */
  wide: {
    ...rows,
    // Cells may stand close to each other, not to the edge of the card.
    '@media (min-width: 80em)': {
      '& th:first-of-type': { paddingInlineStart: '10px' },
      '& tr > :last-of-type': { paddingInlineEnd: '10px' },
    },
    '@media (min-width: 85em) and (max-width: 95.99em)': { '--cell-x': '5px', '--row-font': '0.875rem' },
    // A laptop of 1280 px shows the longest list whole, without scrolling sideways.
    '@media (min-width: 80em) and (max-width: 84.99em)': {
      '--cell-x': '4px',
      '--row-font': '0.8125rem',
      '& tbody th': { minWidth: '7.5rem' },
    },
    '@media (max-width: 79.99em)': cards,
    '@media (min-width: 48em) and (max-width: 79.99em)': {
      '& tbody tr': {
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(230px, 1fr))',
        gap: '2px 32px',
      },
      '& tbody th': { gridColumn: '1 / -1' },
    },
  },
  /** On phones short values stand two in a line below their names, long ones across; what is not there is left out. */
  pairs: {
    '@media (max-width: 47.99em)': {
      '& tbody tr': { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '2px 14px' },
      '& tbody th, & tbody td[data-across]': { gridColumn: '1 / -1' },
      '& tbody td:not([data-across])': {
        flexDirection: 'column',
        alignItems: 'flex-start',
        justifyContent: 'flex-start',
        gap: '0',
        textAlign: 'start',
      },
      '& tbody td:has([data-none])': { display: 'none' },
    },
  },
  /** Widths do not follow the rows in sight, or columns would move while scrolling. */
  virtual: {
    '& > caption': { srOnly: true },
    tableLayout: 'fixed',
    '& td, & tbody th': { overflowWrap: 'anywhere' },
    '& tbody tr[data-waiting] > *': { height: '44px' },
    '& tbody tr[data-waiting] span': { ...bar, width: '40%', color: 'transparent', overflow: 'hidden' },
    '& tbody tr[data-spacer], & tbody tr[data-spacer]:hover': { padding: '0', border: '0' },
  },
  caption: { srOnly: true },
  bar: { ...bar, animation: 'pulse 1.6s ease-in-out infinite' },
  noBreak: { whiteSpace: 'nowrap' },
} satisfies Styles

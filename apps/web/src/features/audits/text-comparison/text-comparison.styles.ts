import type { Styles } from '../../../ui/theme/styles'

const onPhone = '@media (max-width: 47.99em)'

export const textComparisonStyles = {
  rows: { listStyleType: 'none', margin: '0', padding: '0' },
  row: {
    display: 'grid',
    gridTemplateColumns: '104px minmax(0, 1fr) minmax(0, 1fr)',
    borderTop: '1px solid {colors.border.subtle}',
    // A long text is laid out where it is looked at.
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 72px',
    scrollMarginBlock: '120px',
    [onPhone]: { gridTemplateColumns: 'minmax(0, 1fr)', paddingBlock: '8px' },
  },
  differs: {
    bg: 'bg.subtle',
    '&:focus': { outline: '3px solid {colors.focus.ring}', outlineOffset: '-3px' },
  },
  kind: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '6px',
    padding: '10px 6px 10px 14px',
    fontSize: 'sm',
    fontWeight: '600',
    color: 'fg.muted',
    '& svg': { flex: 'none', width: '16px', height: '16px', marginTop: '2px' },
    [onPhone]: { padding: '0 14px 4px' },
  },
  side: {
    padding: '10px 16px 10px 10px',
    minWidth: '0',
    overflowWrap: 'anywhere',
    '& + &': { borderInlineStart: '1px solid {colors.border.subtle}' },
    '& del, & ins': { borderRadius: 'xs', paddingInline: '2px', boxDecorationBreak: 'clone' },
    '& del': { bg: 'bg.error', color: 'fg.error', textDecoration: 'line-through' },
    '& ins': {
      bg: 'bg.success',
      color: 'fg.success',
      fontWeight: '600',
      textDecoration: 'underline',
      textDecorationThickness: '2px',
      textUnderlineOffset: '3px',
    },
    [onPhone]: {
      padding: '2px 14px',
      '& + &': { border: '0' },
      // Each side says whose text it is where there is no column for it.
      '&[data-side]::before': {
        content: 'attr(data-side)',
        display: 'block',
        fontSize: 'xs',
        fontWeight: '600',
        color: 'fg.subtle',
      },
    },
  },
  /** On phones a passage that both have stands once. */
  again: { [onPhone]: { display: 'none' } },
  absent: { color: 'fg.subtle', fontStyle: 'italic', fontSize: 'sm' },
  gap: {
    padding: '6px 14px',
    borderTop: '1px solid {colors.border.subtle}',
    bg: 'bg.muted',
    color: 'fg.muted',
    fontSize: 'sm',
    textAlign: 'center',
  },
} as const satisfies Styles

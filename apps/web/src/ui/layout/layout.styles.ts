import type { Styles } from '../theme/styles'

export const layoutStyles = {
  card: {
    bg: 'bg.surface',
    border: '1px solid {colors.border.subtle}',
    borderRadius: 'md',
    minWidth: '0',
    // A state inside a card has the card's own frame.
    '& [data-frame]': { border: '0' },
  },
  cardBody: { padding: '14px' },
  /** Title and filters from the left, acts and tools from the right; what has no place there goes into rows below. */
  cardHead: {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: '6px 10px',
    padding: '8px 14px',
    minHeight: '46px',
    borderBottom: '1px solid {colors.border.subtle}',
    '& > div': { display: 'contents' },
    '& > [data-gap]': { flex: '1 1 0' },
    // On a phone the tools of a list are behind the one button of its filters.
    '@media (max-width: 47.99em)': {
      '&:has([data-fold][aria-expanded=false]) > [data-tools]': { display: 'none' },
      '& > h2': { flex: '1 1 auto' },
      // A long title breaks beside that button instead of moving it down.
      '&:has([data-fold]) > h2': { flex: '1 1 9rem' },
      '& > [data-gap]': { display: 'none' },
    },
  },
  cardTitle: { textStyle: 'sectionTitle' },
  cardNote: { color: 'fg.subtle', fontWeight: '500', fontVariantNumeric: 'tabular-nums' },
  header: { marginBottom: '12px' },
  crumbs: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '6px',
    marginBottom: '4px',
    fontSize: 'sm',
    lineHeight: '1.3',
    color: 'fg.subtle',
    '& > li > a': { color: 'fg.subtle' },
    '& > li > [aria-hidden]': { color: 'fg.disabled', marginEnd: '6px' },
  },
  headerLine: { display: 'flex', alignItems: 'flex-end', flexWrap: 'wrap', gap: '12px 20px' },
  headerWords: { flex: '1 1 320px', minWidth: '0' },
  headerTitle: { textStyle: 'pageTitle', fontSize: { base: '1.25rem', md: 'xl' } },
  headerNumber: { color: 'fg.subtle', fontWeight: '500', whiteSpace: 'nowrap' },
  headerFacts: { color: 'fg.muted', fontSize: 'md', marginTop: '2px' },
  headerActions: {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: '8px',
    width: { base: '100%', md: 'auto' },
    // On phones they share the width; chips say something and are as wide as that. Fields are half of it, whatever is
    // chosen in them, so that nothing moves when their choices come.
    '@media (max-width: 47.99em)': {
      '& > :is(a, button, span:has(select))': { flexGrow: 1 },
      '& > span:has(select)': { flexBasis: 'calc(50% - 4px)', minWidth: 0 },
      '& > span > select': { width: '100%' },
    },
  },
  tabs: { marginBottom: '12px', borderBottom: '1px solid {colors.border.default}' },
  // One line on a phone, that scrolls: what the tabs lead to comes first.
  tabList: {
    position: 'relative',
    display: 'flex',
    flexWrap: { md: 'wrap' },
    gap: '0 4px',
    overflowX: { base: 'auto', md: 'visible' },
    whiteSpace: 'nowrap',
  },
  tab: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: { base: '44px', md: '34px' },
    padding: '0 14px',
    marginBottom: '-1px',
    borderBottom: '3px solid transparent',
    color: 'fg.muted',
    textDecoration: 'none',
    fontFamily: 'ui',
    fontSize: 'xs',
    fontWeight: '600',
    _hover: { bg: 'bg.hover' },
    '&[aria-current=page]': { color: 'brand.fg', borderBottomColor: 'brand.fg' },
  },
  visuallyHidden: {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
} satisfies Styles

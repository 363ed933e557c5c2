import { defineGlobalStyles } from '@chakra-ui/react'

/** Element styles of the whole document: type, links, focus, print, and reduced motion. */
export const globalCss = defineGlobalStyles({
  html: {
    // What is scrolled to, as by Shift and Tab, stops below the header and the head of a table that stays.
    scrollPaddingTop: '120px',
    fontVariantNumeric: 'lining-nums',
    textSizeAdjust: '100%',
    '--control-height': '38px',
    '--button-height': '36px',
    '--row-height': '44px',
    '--row-font': '0.9375rem',
    '--cell-x': '12px',
    '&[data-density=compact]': {
      '--control-height': '32px',
      '--button-height': '32px',
      '--row-height': '34px',
      '--row-font': '0.875rem',
      '--cell-x': '10px',
    },
    '@media (pointer: coarse), (max-width: 47.99em)': {
      '--control-height': '44px',
      '--button-height': '44px',
    },
  },
  body: {
    bg: 'bg.canvas',
    color: 'fg.default',
    fontFamily: 'body',
    fontSize: 'base',
    lineHeight: 'body',
  },
  'h1, h2, h3, h4': { fontFamily: 'heading', overflowWrap: 'anywhere' },
  'button, label, legend, th': { fontFamily: 'ui' },
  a: {
    color: 'brand.fg',
    textDecorationLine: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '2px',
    _hover: { textDecorationThickness: '2px' },
  },
  ':focus-visible': {
    outline: '3px solid {colors.focus.ring}',
    outlineOffset: '2px',
  },
  // Old data, while newer ones load or cannot be loaded. Opacity would reduce the contrast of its words.
  '[data-old]': { filter: 'saturate(0.3) brightness(0.92)' },
  'main:focus, h1:focus, h2:focus, [tabindex="-1"]:focus:not(:focus-visible)': { outline: 'none' },
  '*, *::before, *::after': {
    '@media (prefers-reduced-motion: reduce)': {
      animation: 'none !important',
      transition: 'none !important',
      scrollBehavior: 'auto !important',
    },
  },
  'body > [data-print-sheet]': {
    display: 'none',
    fontSize: '9pt',
    '& h1': { fontSize: '14pt', fontWeight: '650' },
    '& p': { margin: '2pt 0 8pt' },
    '& table': { width: '100%', borderCollapse: 'collapse' },
    '& th, & td': {
      padding: '3pt 5pt',
      border: '0.5pt solid black',
      textAlign: 'start',
      verticalAlign: 'top',
      overflowWrap: 'anywhere',
    },
    '& th': { fontWeight: '600' },
    '@media print': { display: 'block', color: 'black', bg: 'white' },
  },
  // A printed list is the whole list, not the part on the screen.
  'body:has(> [data-print-sheet]) > *:not([data-print-sheet])': {
    '@media print': { display: 'none !important' },
  },
  'button, [data-shell]': { '@media print': { display: 'none !important' } },
  // Where the system chooses colours, tints are not shown and transparent borders are: what is current or chosen
  // takes the system's own colours instead.
  '[aria-current]:not([aria-current=false]), [aria-selected=true], [aria-pressed=true]': {
    '@media (forced-colors: active)': {
      forcedColorAdjust: 'none',
      background: 'Highlight !important',
      color: 'HighlightText !important',
      borderColor: 'HighlightText !important',
    },
  },
  '[aria-current]:not([aria-current=false]) *, [aria-selected=true] *, [aria-pressed=true] *': {
    '@media (forced-colors: active)': { color: 'HighlightText !important' },
  },
  tr: { breakInside: 'avoid' },
})

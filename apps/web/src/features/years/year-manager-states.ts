/** The states that a year manager can be in. */
export const yearManagerStates = [
  'loading',
  'list',
  'empty',
  'preview loading',
  'preview',
  'preview failed',
  'launching',
  'launched',
  'refused',
  'error',
  'offline',
]

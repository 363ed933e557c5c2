import type { SystemStyleObject } from '@chakra-ui/react'

/**
 * Static styles of a file `<name>.styles.ts`, which exports them as `<name>Styles`: `npm run codegen` compiles them to
 * `styles.generated.css` and their class names to `<name>-styles.generated.ts`. Within a file later styles win.
 */
export type Styles = Readonly<Record<string, SystemStyleObject>>

/** Class names of one element; those that do not apply are false. */
export const classes = (...names: readonly (string | false | null | undefined)[]) =>
  names.filter(Boolean).join(' ')

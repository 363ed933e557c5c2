import type { ComponentProps } from 'react'
import { layoutClasses } from './layout-styles.generated'

/** Words for screen readers only. */
export function VisuallyHidden(props: Omit<ComponentProps<'span'>, 'className'>) {
  return <span {...props} className={layoutClasses.visuallyHidden} />
}

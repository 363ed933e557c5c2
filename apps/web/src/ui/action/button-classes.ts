import { classes } from '../theme/styles'
import { buttonClasses } from './button-styles.generated'

export type ButtonVariant = 'solid' | 'outline' | 'quiet' | 'danger' | 'link'
export type ButtonSize = 'sm' | 'md' | 'lg'

/** Look of everything that is drawn as a button, links included. */
export function buttonClass(variant: ButtonVariant, size: ButtonSize): string {
  return classes(buttonClasses.frame, variant !== 'link' && buttonClasses[size], buttonClasses[variant])
}

/** Look of a control that is an icon alone. */
export function iconClass(onChrome: boolean | undefined): string {
  return classes(buttonClasses.icon, onChrome && buttonClasses.onChrome)
}

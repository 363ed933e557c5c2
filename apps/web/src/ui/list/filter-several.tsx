import { ChevronDown } from 'lucide-react'
import { lazy, Suspense } from 'react'
import type { SelectOption } from '../field/select'
import { classes } from '../theme/styles'
import { listMessages } from './list-messages.generated'
import { listClasses } from './list-styles.generated'
import { useOpenedAt } from './use-opened-at'

const SeveralMenu = lazy(() =>
  import('./list-tools-menus').then((module) => ({ default: module.SeveralMenu })),
)

interface FilterSeveralProps {
  label: string
  options: readonly SelectOption[]
  /** Chosen values with commas between; '' for all. */
  value: string
  onChange: (value: string) => void
}

/** A filter that chooses any number of values: a chip that opens a list of check marks. */
export function FilterSeveral({ label, options, value, onChange }: FilterSeveralProps) {
  const { button, trigger, close } = useOpenedAt()
  const chosen = value === '' ? [] : value.split(',')
  return (
    <>
      <button
        type="button"
        aria-haspopup="menu"
        {...trigger}
        className={classes(
          listClasses.chip,
          listClasses.chipSwitch,
          chosen.length > 0 && listClasses.chipSet,
        )}
      >
        {chosen.length > 0 ? listMessages.several({ label, n: chosen.length }) : label}{' '}
        <ChevronDown size={14} aria-hidden style={{ display: 'inline', verticalAlign: '-2px' }} />
      </button>
      <Suspense fallback={null}>
        {button && (
          <SeveralMenu
            button={button}
            onClose={close}
            label={label}
            options={options}
            chosen={new Set(chosen)}
            onChange={(next) =>
              onChange(
                options
                  .map((one) => one.value)
                  .filter((one) => next.has(one))
                  .join(','),
              )
            }
          />
        )}
      </Suspense>
    </>
  )
}

import { EllipsisVertical } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { IconButton } from '../../../ui/action/icon-button'
import { useOpenedAt } from '../../../ui/list/use-opened-at'
import { selfAssessmentMessages } from '../self-assessment-messages.generated'
import type { RowMenuProps } from './row-menu-items'

const RowMenuItems = lazy(() =>
  import('./row-menu-items').then((module) => ({ default: module.RowMenuItems })),
)

/** The button of a row that opens its menu. */
export function RowMenu(props: RowMenuProps) {
  const { lea, part } = props.row
  const menu = useOpenedAt()
  return (
    <>
      <IconButton
        label={selfAssessmentMessages.list.actionsOf({ row: `${lea.shortName} ${part}` })}
        icon={<EllipsisVertical aria-hidden />}
        aria-haspopup="menu"
        {...menu.trigger}
      />
      <Suspense fallback={null}>
        {menu.button && <RowMenuItems {...props} button={menu.button} onClose={menu.close} />}
      </Suspense>
    </>
  )
}

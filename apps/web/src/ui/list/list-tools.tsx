import { ChevronDown, Columns3, Download } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../action/button'
import { InCardHead } from '../layout/card-head'
import type { ExportChoice } from './export/export-choices'
import { listMessages } from './list-messages.generated'
import { listClasses } from './list-styles.generated'
import type { ColumnChoice } from './list-tools-menus'
import { useOpenedAt } from './use-opened-at'

const ColumnMenu = lazy(() => import('./list-tools-menus').then((module) => ({ default: module.ColumnMenu })))
const ExportMenu = lazy(() => import('./list-tools-menus').then((module) => ({ default: module.ExportMenu })))

export interface ListToolsProps extends ColumnChoice {
  /** Exports what is shown: filters, order, search and columns as they are. Absent where nothing can be exported. */
  onExport?: ((choice: ExportChoice) => Promise<void>) | undefined
  /** Why nothing can be exported now. */
  exportDisabledReason?: string | false | null | undefined
}

/** The two buttons of every list, in the head of its card: which columns, and the list as a file or on paper. */
export function ListTools({ columns, hidden, onHidden, onExport, exportDisabledReason }: ListToolsProps) {
  const choosing = useOpenedAt()
  const exporting = useOpenedAt()
  const [running, setRunning] = useState(false)
  async function run(choice: ExportChoice) {
    exporting.close()
    setRunning(true)
    await onExport?.(choice)
    setRunning(false)
  }
  return (
    <InCardHead place="tools">
      <span className={listClasses.tools}>
        <Button size="sm" icon={<Columns3 aria-hidden />} aria-haspopup="menu" {...choosing.trigger}>
          {listMessages.columns}
          <ChevronDown size={14} aria-hidden />
        </Button>
        {onExport && (
          <Button
            size="sm"
            icon={<Download aria-hidden />}
            aria-haspopup="menu"
            loading={running}
            disabledReason={exportDisabledReason}
            {...exporting.trigger}
          >
            {listMessages.export}
            <ChevronDown size={14} aria-hidden />
          </Button>
        )}
        <Suspense fallback={null}>
          {choosing.button && (
            <ColumnMenu
              button={choosing.button}
              onClose={choosing.close}
              columns={columns}
              hidden={hidden}
              onHidden={onHidden}
            />
          )}
          {exporting.button && (
            <ExportMenu
              button={exporting.button}
              onClose={exporting.close}
              onChoose={(choice) => void run(choice)}
            />
          )}
        </Suspense>
      </span>
    </InCardHead>
  )
}

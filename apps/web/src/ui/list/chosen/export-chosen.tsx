import { Download } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { Button } from '../../action/button'
import type { DataColumn, DataTableTools } from '../../table/data-table'
import { exportedCells, shownColumns } from '../../table/exported-cells'
import { listMessages } from '../list-messages.generated'
import { useOpenedAt } from '../use-opened-at'

const ExportMenu = lazy(() =>
  import('../list-tools-menus').then((module) => ({ default: module.ExportMenu })),
)

interface ExportChosenProps<Row extends object> {
  columns: readonly DataColumn<Row>[]
  rows: readonly Row[]
  tools: DataTableTools
}

/** Takes the chosen rows away as a file, with the columns that the list shows. */
export function ExportChosen<Row extends object>({ columns, rows, tools }: ExportChosenProps<Row>) {
  const { button, trigger, close } = useOpenedAt()
  return (
    <>
      <Button size="sm" icon={<Download aria-hidden />} aria-haspopup="menu" {...trigger}>
        {listMessages.exportThese}
      </Button>
      <Suspense fallback={null}>
        {button && (
          <ExportMenu
            button={button}
            onClose={close}
            onChoose={(choice) => {
              close()
              void tools.onExport(
                choice,
                exportedCells(shownColumns(columns, tools.hidden), rows),
                rows.length,
              )
            }}
          />
        )}
      </Suspense>
    </>
  )
}

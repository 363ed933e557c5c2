import { lazy, Suspense } from 'react'
import type { DataColumn, DataTableTools } from '../../../ui/table/data-table'
import { exportedCells, shownColumns } from '../../../ui/table/exported-cells'
import type { AuditListRow as Row } from './audit-rows'

const ExportMenu = lazy(() =>
  import('../../../ui/list/list-tools-menus').then((module) => ({ default: module.ExportMenu })),
)

/** A row that is to be taken away, and the button at which the forms of files are offered. */
export interface ExportedRow {
  row: Row
  button: HTMLElement
}

interface RowExportMenuProps {
  /** Undefined while nothing is exported. */
  exported: ExportedRow | undefined
  columns: readonly DataColumn<Row>[]
  tools: DataTableTools
  onClose: (none: undefined) => void
}

/** Takes one audit away as a file, with the columns that the list shows. */
export function RowExportMenu({ exported, columns, tools, onClose }: RowExportMenuProps) {
  return (
    exported && (
      <Suspense fallback={null}>
        <ExportMenu
          button={exported.button}
          onClose={() => onClose(undefined)}
          onChoose={(choice) =>
            void tools.onExport(choice, exportedCells(shownColumns(columns, tools.hidden), [exported.row]), 1)
          }
        />
      </Suspense>
    )
  )
}

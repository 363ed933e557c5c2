import type { ExportChoice } from '../../../ui/list/export-choices'
import { exportFromServer } from '../../../ui/list/list-export'
import type { FindingFilters } from './findings-filters'
import { findingsPaths } from '../findings-paths'

/** Columns of the screen that are several in a file. */
const exportedAs: Readonly<Record<string, readonly string[]>> = {
  agency: ['agency', 'year'],
  citation: ['citation', 'requirement'],
  prong1: ['casesVerified', 'cases'],
  prong2: ['rounds', 'roundResult'],
  status: ['status', 'correctedOn', 'closedOn', 'overdue', 'repeat', 'systemic'],
}

/** The register as it is filtered, ordered and shown, as a file or on paper. */
export function exportRegister(
  choice: ExportChoice,
  ids: readonly string[],
  filters: FindingFilters,
  sort: string,
): Promise<void> {
  const q = filters.q.trim()
  return exportFromServer(choice, findingsPaths.export, {
    ...filters,
    q: q.length < 2 ? '' : q,
    sort,
    columns: ids.flatMap((id) => exportedAs[id] ?? [id]).join(','),
  })
}

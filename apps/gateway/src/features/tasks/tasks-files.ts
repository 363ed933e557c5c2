import { exportTasks } from '@portal/rest-contract'
import type { Express } from 'express'
import { passExport } from '../../upstream/export-passage.js'
import type { FileRouteParts } from '../../upstream/file-passage.js'

/** `GET /files/exports/tasks.csv`, `.xlsx`, `.json` with the members of TaskFilterInput, `sort` and `columns`: the list as shown. */
export function taskFileRoutes(app: Express, parts: FileRouteParts): void {
  passExport(app, parts, '/files/exports/tasks', exportTasks)
}

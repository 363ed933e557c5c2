import { exportNotes } from '@portal/rest-contract'
import type { Express } from 'express'
import { passExport } from '../../upstream/export-passage.js'
import type { FileRouteParts } from '../../upstream/file-passage.js'

/** `GET /files/exports/notes.csv`, `.xlsx`, `.json` with the members of NoteFilterInput, `sort` and `columns`: the list as shown. */
export function noteFileRoutes(app: Express, parts: FileRouteParts): void {
  passExport(app, parts, '/files/exports/notes', exportNotes)
}

import { exportFormats, type Call } from '@portal/rest-contract'
import type { Express } from 'express'
import { PortalError } from '../errors/portal-error.js'
import { passDownload, type FileRouteParts } from './file-passage.js'
import { searchOf } from './rest-client.js'

/**
 * Registers the export of a list at `address`.csv, .xlsx and .json: the query of the call is validated here, the file
 * is streamed through.
 */
export function passExport(app: Express, parts: FileRouteParts, address: string, call: Call): void {
  for (const format of exportFormats) {
    app.get(`${address}.${format}`, async (request, response) => {
      const filters = Object.entries(request.query).filter(([, value]) => value !== '')
      const query = call.query?.safeParse({ ...Object.fromEntries(filters), format })
      if (!query?.success) {
        const fields: Record<string, string[]> = {}
        for (const { path, message } of query?.error.issues ?? [])
          (fields[path.join('.')] ??= []).push(message)
        throw new PortalError('BAD_USER_INPUT', 'This filter cannot be read.', { fields })
      }
      const path = call.path + searchOf(query.data)
      await passDownload(parts, { call, path }, request, response)
    })
  }
}

import { csvDocument } from '@portal/domain'
import { exportActiveUsers, exportUsers, previewUserImport } from '@portal/rest-contract'
import type { Express } from 'express'
import { PortalError } from '../../errors/portal-error.js'
import { passExport } from '../../upstream/export-passage.js'
import { passUpload, type FileRouteParts } from '../../upstream/file-passage.js'
import { readActiveUsers } from './users/accounts-user-client.js'

/**
 * `POST /files/user-imports` returns the preview of a file of new users. `GET /files/exports/active-users.csv`, with
 * `leaId` for one agency, is the export of active users; the header x-row-count has their number. `GET
 * /files/exports/users.csv`, `.xlsx`, `.json` with the members of UserFilterInput and `columns` is the list as shown.
 */
export function accountFileRoutes(app: Express, parts: FileRouteParts): void {
  app.post('/files/user-imports', async (request, response) => {
    const call = previewUserImport
    response.json(await passUpload(parts, { call, path: call.path }, request, response))
  })
  passExport(app, parts, '/files/exports/users', exportUsers)
  app.get('/files/exports/active-users.csv', async (request, response) => {
    const body = exportActiveUsers.body?.safeParse({ leaId: leaIdOf(request.query['leaId']) })
    if (!body?.success) throw new PortalError('BAD_USER_INPUT', 'There is no such jurisdiction.')
    const users = await readActiveUsers(parts.contexts(request, response), body.data.leaId)
    response.attachment('ActiveUsers.csv').type('text/csv; charset=utf-8')
    response.setHeader('x-row-count', users.length)
    response.send(
      csvDocument(
        ['Full Name', 'Email'],
        users.map(({ fullName, email }) => [fullName, email]),
      ),
    )
  })
}

function leaIdOf(text: unknown): unknown {
  if (text === undefined || text === '') return null
  return typeof text === 'string' && /^\d{1,9}$/.test(text) ? Number(text) : text
}

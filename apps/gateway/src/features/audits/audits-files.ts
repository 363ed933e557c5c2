import {
  downloadCertificate,
  downloadListProblems,
  downloadListTemplate,
  downloadRecordFile,
  exportAuditMatrix,
  exportAuditResults,
  exportRecordSummary,
  uploadRecordFiles,
  uploadStudentList,
  type Call,
  type ParamsOf,
} from '@portal/rest-contract'
import type { Express } from 'express'
import { PortalError } from '../../errors/portal-error.js'
import { passDownload, passUpload, type FileRouteParts } from '../../upstream/file-passage.js'
import { pathOf } from '../../upstream/rest-client.js'
import { recordFileOf } from './documents/audits-documents-resolver.js'

const list = '/files/audits/:typeKey/lists/:id'

/**
 * `POST /files/audits/:typeKey/lists/:id` sends the list of a prong; beneath it `problems` is the refused list with what was
 * wrong in it, and `template.csv` or `.xlsx` an empty one. `GET /files/audits/:typeKey/certificates/:prongId` is the sampling
 * certificate; `results/:report/:prongId`, `matrix/:year` and `records/:id/summary` beside it are what reviews found, as PDF or XLSX. `POST /files/audits/:typeKey/documents` uploads documents of a record; beneath it each is downloaded by its id.
 */
export function auditFileRoutes(app: Express, parts: FileRouteParts): void {
  app.post(list, async (request, response) => {
    const call = uploadStudentList
    const path = pathOf(call.path, paramsOf(call, request.params))
    response.json(await passUpload(parts, { call, path }, request, response))
  })
  app.get(`${list}/problems`, async (request, response) => {
    const call = downloadListProblems
    const path = pathOf(call.path, paramsOf(call, request.params))
    await passDownload(parts, { call, path }, request, response)
  })
  const documents = '/files/audits/:typeKey/documents'
  app.post(documents, async (request, response) => {
    const call = uploadRecordFiles
    const { typeKey } = paramsOf(call, request.params)
    const path = pathOf(call.path, { typeKey })
    const files = await passUpload(parts, { call, path }, request, response)
    response.status(201).json(files.map((file) => recordFileOf(typeKey, file)))
  })
  app.get(`${documents}/:id`, async (request, response) => {
    const call = downloadRecordFile
    const path = pathOf(call.path, paramsOf(call, request.params))
    await passDownload(parts, { call, path }, request, response)
  })
  const results: readonly [
    string,
    (
      | typeof downloadCertificate
      | typeof exportAuditResults
      | typeof exportAuditMatrix
      | typeof exportRecordSummary
    ),
  ][] = [
    ['/files/audits/:typeKey/certificates/:prongId', downloadCertificate],
    ['/files/audits/:typeKey/records/:id/summary', exportRecordSummary],
    ['/files/audits/:typeKey/results/:report/:prongId', exportAuditResults],
    ['/files/audits/:typeKey/matrix/:year', exportAuditMatrix],
  ]
  for (const [address, call] of results)
    app.get(address, async (request, response) => {
      const asked = new URL(request.url, 'http://localhost').search
      const path = `${pathOf(call.path, paramsOf(call, request.params))}${asked}`
      await passDownload(parts, { call, path }, request, response)
    })
  for (const format of ['csv', 'xlsx'])
    app.get(`${list}/template.${format}`, async (request, response) => {
      const call = downloadListTemplate
      const path = `${pathOf(call.path, paramsOf(call, request.params))}?format=${format}`
      await passDownload(parts, { call, path }, request, response)
    })
}

function paramsOf<C extends Call>(call: C, given: object): ParamsOf<C> {
  const params = call.params?.safeParse(given)
  if (!params?.success) throw new PortalError('NOT_FOUND', 'The file was not found.')
  return params.data as ParamsOf<C>
}

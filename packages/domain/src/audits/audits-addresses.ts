import { auditMenuName } from './types/audit-kinds.js'

// Addresses of audits in the client, where notices, tasks and search lead; `typeKey` is the key of the kind of audit.

/** The audits of a kind. */
export const auditsPath = (typeKey: string) => `/user/dashboard/${auditMenuName(typeKey)}`

/** Closed audits of a kind, and how long data of their students are kept. */
export const auditRetentionPath = (typeKey: string) => `${auditsPath(typeKey)}/retention`

/** One prong: its documents and its sample. */
export const auditProngPath = (typeKey: string, prongId: number | string) =>
  `${auditsPath(typeKey)}/prongs/${prongId}`

/** The course of an audit, from one of its prongs. */
export const auditProgressPath = (typeKey: string, prongId: number | string) =>
  `${auditProngPath(typeKey, prongId)}/progress`

/** Requests for documents of the records of a prong; with an id, one of them. */
export const auditRequestsPath = (typeKey: string, prongId: number | string, requestId?: number | string) =>
  `${auditProngPath(typeKey, prongId)}/requests${requestId === undefined ? '' : `/${requestId}`}`

/** One record of the sample of a prong. */
export const auditRecordPath = (typeKey: string, prongId: number | string, recordId: number | string) =>
  `${auditProngPath(typeKey, prongId)}/records/${recordId}`

/** Corrections that the report of a prong asks for; with an id, one of them. */
export const auditCorrectionsPath = (
  typeKey: string,
  prongId: number | string,
  correctionId?: number | string,
) =>
  `${auditProngPath(typeKey, prongId)}/corrections${correctionId === undefined ? '' : `?case=${correctionId}`}`

/** Addresses of audits in the client, where notices, tasks and search lead; `typeKey` is the key of the kind. */
export const auditsPath = (typeKey: string) => `/user/dashboard/${typeKey}`

export const auditProngPath = (typeKey: string, prongId: number | string) =>
  `${auditsPath(typeKey)}/prongs/${prongId}`

export const auditRecordPath = (typeKey: string, prongId: number | string, recordId: number | string) =>
  `${auditProngPath(typeKey, prongId)}/records/${recordId}`

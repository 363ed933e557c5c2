import {
  auditKeyOf,
  auditCorrectionsPath,
  auditProgressPath,
  auditProngPath,
  auditRetentionPath,
  auditsPath,
} from '@portal/domain'
import { useLocation, useParams } from 'react-router-dom'

const prong = auditProngPath

/** Addresses of audits; `typeKey` is the kind, as menu addresses name it. */
export const auditsPaths = {
  audits: auditsPath,
  prong,
  list: (typeKey: string, prongId: number) => `${prong(typeKey, prongId)}/list`,
  sample: (typeKey: string, prongId: number) => `${prong(typeKey, prongId)}/sample`,
  corrections: auditCorrectionsPath,
  correction: auditCorrectionsPath,
  serviceLines: (typeKey: string, prongId: number) => `${prong(typeKey, prongId)}/services`,
  documents: (typeKey: string, prongId: number) => `${prong(typeKey, prongId)}/documents`,
  letters: (typeKey: string, prongId: number) => `${prong(typeKey, prongId)}/letters`,
  progress: auditProgressPath,
  summary: (typeKey: string, prongId: number) => `${prong(typeKey, prongId)}/summary`,
  noncompliance: (typeKey: string, prongId: number) => `${prong(typeKey, prongId)}/summary/noncompliance`,
  itemCorrections: (typeKey: string, prongId: number) => `${prong(typeKey, prongId)}/summary/corrections`,
  comparison: (typeKey: string, prongId: number) => `${prong(typeKey, prongId)}/summary/comparison`,
  retention: auditRetentionPath,
  history: (typeKey: string, prongId: number, auditId: number) =>
    `${prong(typeKey, prongId)}/history/${auditId}`,
  matrix: (typeKey: string) => `${auditsPath(typeKey)}/matrix`,
  finding: (id: number) => `/compliance/findings/${id}`,
  stateDashboard: '/user/statedashboard',
  localDashboard: '/user/dashboard',
  letter: (reportId: number) => `/compliance/reports/${reportId}`,
  letterFile: (reportId: number) => `/files/reports/${reportId}/pdf`,
  listUpload: (typeKey: string, prongId: number) => `/files/audits/${typeKey}/lists/${prongId}`,
  certificate: (typeKey: string, prongId: number, format: 'json' | 'pdf') =>
    `/files/audits/${typeKey}/certificates/${prongId}?format=${format}`,
  matrixFile: (typeKey: string, year: number, filters: URLSearchParams, format: 'pdf' | 'xlsx') =>
    `/files/audits/${typeKey}/matrix/${year}?${filters.toString()}&format=${format}`,
  report: (typeKey: string, report: string, prongId: number, format: 'pdf' | 'xlsx') =>
    `/files/audits/${typeKey}/results/${report}/${prongId}?format=${format}`,
}

/** The kind of audit that the address stands under. */
export function useTypeKey(): string {
  const [, , , menuName = ''] = useLocation().pathname.split('/')
  return auditKeyOf(menuName)
}

/** A prong in its address. */
export interface ProngPlace {
  typeKey: string
  prongId: number
}

export function useProngPlace(): ProngPlace {
  const { prongId } = useParams()
  return { typeKey: useTypeKey(), prongId: Number(prongId) }
}

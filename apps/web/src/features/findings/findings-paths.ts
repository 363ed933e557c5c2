import { auditCorrectionsPath, auditProgressPath } from '@portal/domain'

/** Addresses of this feature. */
export const findingsPaths = {
  list: '/compliance/findings',
  numbers: '/compliance/findings/numbers',
  finding: (id: number) => `/compliance/findings/${id}`,
  part: (id: number, part: string) => `/compliance/findings/${id}?part=${part}`,
  report: (reportId: number) => `/compliance/reports/${reportId}`,
  letterPdf: (reportId: number) => `/files/reports/${reportId}/pdf`,
  audit: auditProgressPath,
  correction: auditCorrectionsPath,
  cohorts: '/compliance/cohorts',
  export: '/files/exports/findings',
  subsection: (selfAssessmentId: number, subsectionResponseId: number) =>
    `/user/dashboard/self-assessment/${selfAssessmentId}/subsection/${subsectionResponseId}`,
}

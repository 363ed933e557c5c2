/** Addresses of this room. */
export const findingsPaths = {
  list: '/compliance/findings',
  numbers: '/compliance/findings/numbers',
  finding: (id: number) => `/compliance/findings/${id}`,
  history: (id: number) => `/compliance/findings/${id}/history`,
  report: (reportId: number) => `/compliance/reports/${reportId}`,
  letterPdf: (reportId: number) => `/files/reports/${reportId}/pdf`,
  cohorts: '/compliance/cohorts',
  export: '/files/exports/findings',
  subsection: (selfAssessmentId: number, subsectionResponseId: number) =>
    `/user/dashboard/self-assessment/${selfAssessmentId}/subsection/${subsectionResponseId}`,
}

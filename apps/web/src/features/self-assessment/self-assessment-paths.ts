const root = '/user/dashboard/self-assessment'

/** Addresses of the self-assessment screens. */
export const selfAssessmentPaths = {
  list: root,
  selfAssessment: (id: number) => `${root}/${id}`,
  subsection: (id: number, subsectionResponseId: number, itemNumber?: string) =>
    `${root}/${id}/subsection/${subsectionResponseId}${itemNumber ? `?item=${encodeURIComponent(itemNumber)}` : ''}`,
  report: (id: number) => `${root}/${id}/report`,
  review: (id: number) => `${root}/${id}/review`,
  /** The review with what waits for the state alone. */
  unreviewed: (id: number) => `${root}/${id}/review?show=unreviewed`,
  subsectionReview: (id: number, subsectionResponseId: number, itemNumber?: string) =>
    `${root}/${id}/review/${subsectionResponseId}${itemNumber ? `?item=${encodeURIComponent(itemNumber)}` : ''}`,
  document: (id: number, kind: string) => `${root}/${id}/reports/${kind}`,
  /** Bytes of a report that is made when it is asked for. */
  file: (id: number, kind: string, format: 'pdf' | 'xlsx') =>
    `/files/self-assessments/${id}/${kind}/${format}`,
  library: '/compliance/reports',
  issuedReport: (reportId: number) => `/compliance/reports/${reportId}`,
  finding: (findingId: number) => `/compliance/findings/${findingId}`,
  history: (id: number) => `${root}/${id}/history`,
}

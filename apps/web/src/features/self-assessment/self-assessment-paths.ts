const root = '/user/dashboard/self-assessment'

/** Addresses of the self-assessment screens. */
export const selfAssessmentPaths = {
  list: root,
  selfAssessment: (id: number) => `${root}/${id}`,
  /** Its page with the panel of required documents open. */
  requiredDocuments: (id: number) => `${root}/${id}#required-documents`,
  subsection: (id: number, subsectionResponseId: number, itemNumber?: string) =>
    `${root}/${id}/subsection/${subsectionResponseId}${itemNumber ? `?item=${encodeURIComponent(itemNumber)}` : ''}`,
  report: (id: number) => `${root}/${id}/report`,
  review: (id: number) => `${root}/${id}/review`,
  /** The review, filtered to what waits for the state. */
  unreviewed: (id: number) => `${root}/${id}/review?show=unreviewed`,
  subsectionReview: (id: number, subsectionResponseId: number, itemNumber?: string) =>
    `${root}/${id}/review/${subsectionResponseId}${itemNumber ? `?item=${encodeURIComponent(itemNumber)}` : ''}`,
  document: (id: number, kind: string) => `${root}/${id}/reports/${kind}`,
  /** The file of a report that is generated on request. */
  file: (id: number, kind: string, format: 'pdf' | 'xlsx') =>
    `/files/self-assessments/${id}/${kind}/${format}`,
  /** All documents and an index, in one file. */
  documentsZip: (id: number) => `/files/exports/self-assessments/${id}/documents.zip`,
  reviewComments: (id: number) => `/files/exports/self-assessments/${id}/review-comments.xlsx`,
  library: '/compliance/reports',
  /** The library, filtered to the selective reports of one self-assessment. */
  selectiveReports: ({ leaId, year, part }: { leaId: number; year: number; part: string }) =>
    `/compliance/reports?${new URLSearchParams({ leaId: String(leaId), year: String(year), part, module: 'Self-assessment', search: 'Selective report' }).toString()}`,
  issuedReport: (reportId: number) => `/compliance/reports/${reportId}`,
  finding: (findingId: number) => `/compliance/findings/${findingId}`,
  history: (id: number) => `${root}/${id}/history`,
}

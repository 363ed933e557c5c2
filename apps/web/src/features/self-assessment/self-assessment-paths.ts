const root = '/user/dashboard/self-assessment'

/** Addresses of the self-assessment screens. */
export const selfAssessmentPaths = {
  list: root,
  selfAssessment: (id: number) => `${root}/${id}`,
  subsection: (id: number, subsectionResponseId: number, itemNumber?: string) =>
    `${root}/${id}/subsection/${subsectionResponseId}${itemNumber ? `?item=${encodeURIComponent(itemNumber)}` : ''}`,
  report: (id: number) => `${root}/${id}/report`,
  history: (id: number) => `${root}/${id}/history`,
}

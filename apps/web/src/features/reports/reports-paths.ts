/** Addresses of the library of reports. */
export const reportsPaths = {
  list: '/compliance/reports',
  report: (id: number) => `/compliance/reports/${id}`,
  file: (id: number, format: 'pdf' | 'xlsx') => `/files/reports/${id}/${format}`,
  selfAssessment: (id: number) => `/user/dashboard/self-assessment/${id}`,
}

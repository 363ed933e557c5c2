/** Addresses of the library of reports. */
export const reportsPaths = {
  list: '/compliance/reports',
  monitoring: '/compliance/reports/monitoring-history',
  report: (id: number) => `/compliance/reports/${id}`,
  file: (id: number, format: 'pdf' | 'xlsx') => `/files/reports/${id}/${format}`,
  /** The uploaded file of a report that was made elsewhere. */
  original: (id: number) => `/files/reports/${id}/original`,
  upload: '/files/reports',
  zip: (query: string) => `/files/exports/reports.zip${query}`,
  /** The list itself, as it is filtered, sorted and shown. */
  export: '/files/exports/reports',
  finding: (id: number) => `/compliance/findings/${id}`,
  selfAssessment: (id: number) => `/user/dashboard/self-assessment/${id}`,
}

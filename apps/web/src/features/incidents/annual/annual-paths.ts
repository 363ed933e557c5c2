import { useParams } from 'react-router-dom'

const list = '/user/dashboard/restraint-seclusion/incidents/annual-reports'

/** Addresses of annual reports, and of their files. */
export const annualPaths = {
  list,
  register: '/user/dashboard/restraint-seclusion/incidents',
  published: `${list}/published`,
  one: (id: string) => `${list}/${id}`,
  ofAgency: (year: number, leaId: number) => `${list}/${year}-${leaId}`,
  history: (id: string) => `${list}/${id}/history`,
  import: (year: number) => `/files/annual-reports/${year}/import`,
  template: (year: number, format: 'csv' | 'xlsx') => `/files/annual-reports/${year}/template.${format}`,
  publishedFile: (year: number, format: 'pdf' | 'xlsx') =>
    `/files/annual-reports/${year}/published.${format}`,
}

/** Year and agency in the address; null for anything else. */
export function useAnnualPlace(): { id: string; year: number; leaId: number } | null {
  const { id = '' } = useParams()
  const [, year, leaId] = /^(\d{4})-(\d{1,9})$/.exec(id) ?? []
  return year === undefined || leaId === undefined ? null : { id, year: Number(year), leaId: Number(leaId) }
}

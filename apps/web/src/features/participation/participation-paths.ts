import { useParams } from 'react-router-dom'

const list = '/user/dashboard/alternate-framework/participation'

/** Addresses of this feature, and of its files. */
export const participationPaths = {
  list,
  one: (id: string) => `${list}/${id}`,
  justifications: `${list}/justifications`,
  justification: (id: string) => `${list}/${id}/justification`,
  publication: (id: string) => `${list}/${id}/publication`,
  publishedList: `${list}/published`,
  published: (id: string) => `${list}/${id}/published`,
  publishedFile: (year: number, leaId: number) => `/files/published-justifications/${year}/${leaId}/pdf`,
  postedFile: (format: 'csv' | 'xlsx', year: string) =>
    `/files/exports/published-justifications.${format}${year === '' ? '' : `?year=${year}`}`,
  history: (id: string) => `${list}/${id}/history`,
  ofAgency: (year: number, leaId: number) => `${list}/${year}-${leaId}`,
  upload: (year: number) => `/files/participation-imports/${year}`,
}

/** Year and agency in the address; null for anything else. */
export function usePlace(): { id: string; year: number; leaId: number } | null {
  const { id = '' } = useParams()
  const [, year, leaId] = /^(\d{4})-(\d{1,9})$/.exec(id) ?? []
  return year === undefined || leaId === undefined ? null : { id, year: Number(year), leaId: Number(leaId) }
}

import { useParams } from 'react-router-dom'

const list = '/user/dashboard/restraint-seclusion/incidents'

/** Addresses of this feature, and of its files. */
export const incidentsPaths = {
  list,
  add: `${list}/new`,
  one: (id: number | string) => `${list}/${id}`,
  edit: (id: number | string) => `${list}/${id}/edit`,
  history: (id: number | string) => `${list}/${id}/history`,
  sameStudent: (id: number) => `${list}?sameStudentAs=${id}`,
  export: '/files/exports/incidents',
  import: '/files/incidents/import',
  template: (format: 'csv' | 'xlsx') => `/files/incidents/template.${format}`,
}

/** Id of the incident in the address; NaN for anything else. */
export function useIncidentId(): number {
  return Number(useParams()['id'])
}

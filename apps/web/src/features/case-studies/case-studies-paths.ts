import { useParams } from 'react-router-dom'

const list = '/user/dashboard/case-studies'

/** Addresses of this feature, and of its files. */
export const caseStudiesPaths = {
  list,
  one: (id: number | string) => `${list}/${id}`,
  words: (id: number | string) => `${list}/${id}/names`,
  history: (id: number | string) => `${list}/${id}/history`,
  export: '/files/exports/case-studies',
  pdf: (id: number) => `/files/case-studies/${id}/pdf`,
}

/** Id of the case study in the address; NaN for anything else. */
export function useCaseStudyId(): number {
  return Number(useParams()['id'])
}

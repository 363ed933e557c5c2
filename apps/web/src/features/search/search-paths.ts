import { mayOpen } from '@portal/domain'
import type { SearchGroupName } from '../../lib/graphql-types.generated'
import type { SearchHitFieldsFragment as Hit } from './search.generated'

const selfAssessments = '/user/dashboard/self-assessment'
const agencies = '/compliance/lea/admin-editing'
const users = '/admin/users'

/** Addresses of the search, and of what it finds. */
export const searchPaths = {
  page: '/user/search',
  results: (text: string, group?: SearchGroupName) =>
    `/user/search?${new URLSearchParams({ q: text, ...(group ? { group } : {}) })}`,
}

/** Where something that was found is shown to a person of these roles; null for a note, which opens above any screen. */
export function hitPath(group: SearchGroupName, hit: Hit, roles: readonly string[]): string | null {
  const place = hit.placeId
    ? `${selfAssessments}/${hit.parentId}/subsection/${hit.placeId}`
    : `${selfAssessments}/${hit.parentId}`
  const q = (text: string) => `?${new URLSearchParams({ q: text })}`
  switch (group) {
    case 'agencies':
      return mayOpen(agencies, roles) ? `${agencies}/${hit.id}` : `${selfAssessments}${q(hit.title)}`
    case 'findings':
      return `/compliance/findings/${hit.id}`
    case 'students':
      return `/compliance/findings/${hit.parentId}`
    case 'questions':
      return hit.placeId ? place : `/compliance/self-assessment/admin-editing/editor/${hit.parentId}/preview`
    case 'answers':
    case 'documents':
      return place
    case 'reports':
      return `/compliance/reports/${hit.id}`
    case 'users':
      return mayOpen(users, roles) ? users + q(hit.detail) : '/user/contacts'
    case 'training':
      return `/help/tutorials?item=${hit.id}`
    case 'notes':
      return null
  }
}

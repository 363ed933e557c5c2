import type { SearchGroupName } from '../../lib/graphql-types.generated'

/** Addresses of the search. */
export const searchPaths = {
  page: '/user/search',
  results: (text: string, group?: SearchGroupName) =>
    `/user/search?${new URLSearchParams({ q: text, ...(group ? { group } : {}) })}`,
}

import { filtersSet } from '../../../ui/list/filter-bar'
import { agencyOptions, ListFilters, searchWaitMs } from '../../../ui/list/list-filters'
import { accountsMessages } from '../accounts-messages.generated'
import { userShows, type UserFilters } from './user-list-filters'

const words = accountsMessages.list

interface UserListFilterBarProps {
  filters: UserFilters
  onChange: (next: Partial<UserFilters>) => void
  agencies: readonly { id: number; code: string; shortName: string }[]
  roles: readonly { name: string; label: string }[]
  /** Absent while nothing is filtered, and where nothing is found. */
  onClear: (() => void) | undefined
  /** Deleted users are for those who may restore them. */
  withDeleted: boolean
}

/** Jurisdiction, Show, role and search. */
export function UserListFilterBar(props: UserListFilterBarProps) {
  const { filters, onChange, agencies, roles, withDeleted, onClear } = props
  const shows = userShows.filter((show) => show !== 'deleted' || withDeleted || filters.show === 'deleted')
  return (
    <ListFilters
      few
      label={words.filters}
      state={{ values: filters, set: filtersSet(filters), clear: onClear, change: onChange }}
      fields={[
        { kind: 'search', name: 'q', label: words.search, hint: words.searchHint, waitMs: searchWaitMs },
        agencies.length > 1 && {
          kind: 'choice',
          name: 'jurisdiction',
          label: words.jurisdiction,
          closed: words.selectJurisdiction,
          every: words.selectJurisdiction,
          options: agencyOptions(agencies),
        },
        {
          kind: 'choice',
          name: 'show',
          label: words.show,
          usual: 'all',
          options: ['all' as const, ...shows].map((show) => ({ value: show, label: words.shows[show] })),
        },
        (roles.length > 1 || filters.role !== '') && {
          kind: 'choice',
          name: 'role',
          label: words.role,
          every: words.everyRole,
          options: withChosen(roles, filters.role).map(({ name, label }) => ({ value: name, label })),
        },
      ]}
    />
  )
}

/** A role of the address that cannot be assigned is still shown, so that it can be cleared. */
function withChosen(roles: UserListFilterBarProps['roles'], chosen: string) {
  return chosen === '' || roles.some(({ name }) => name === chosen)
    ? roles
    : [...roles, { name: chosen, label: chosen }]
}

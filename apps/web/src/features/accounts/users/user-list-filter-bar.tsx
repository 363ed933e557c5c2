import { FilterBar } from '../../../ui/list/filter-bar'
import { ChipChoice } from '../../../ui/list/filter-chips'
import { FilterSearch } from '../../../ui/list/filter-fields'
import { filtersSet } from '../../../ui/list/filters-set'
import { accountsMessages } from '../accounts-messages'
import { userShows, type UserListFilters } from './user-list-filters'

const words = accountsMessages.list
interface UserListFilterBarProps {
  filters: UserListFilters
  onChange: (next: Partial<UserListFilters>) => void
  agencies: readonly { id: number; code: string; shortName: string }[]
  roles: readonly { name: string; label: string }[]
  /** Absent while nothing is filtered, and where nothing is found. */
  onClear: (() => void) | undefined
  /** Deleted users are for those who may restore them. */
  offerDeleted: boolean
}

/** Jurisdiction, Show, role and search. */
export function UserListFilterBar(props: UserListFilterBarProps) {
  const { filters, onChange, agencies, roles, offerDeleted, onClear } = props
  const shows = userShows.filter((show) => show !== 'deleted' || offerDeleted || filters.show === 'deleted')
  return (
    <FilterBar
      few
      label={words.filters}
      set={filtersSet({ ...filters, show: filters.show === 'all' ? '' : filters.show }, 'sort')}
      onClear={onClear}
    >
      <FilterSearch
        label={words.search}
        hint={words.searchHint}
        waitMs={300}
        value={filters.search}
        onChange={(search) => onChange({ search })}
      />
      {agencies.length > 1 && (
        <ChipChoice
          label={words.jurisdiction}
          closed={words.selectJurisdiction}
          every={words.selectJurisdiction}
          value={filters.leaId === null ? '' : String(filters.leaId)}
          options={agencies.map(({ id, code, shortName }) => ({
            value: String(id),
            label: `${code} ${shortName}`,
          }))}
          onChange={(value) => onChange({ leaId: value ? Number(value) : null })}
        />
      )}
      <ChipChoice
        label={words.show}
        value={filters.show}
        isSet={filters.show !== 'all'}
        options={shows.map((show) => ({ value: show, label: words.shows[show] }))}
        onChange={(value) => onChange({ show: shows.find((show) => show === value) ?? 'all' })}
      />
      {(roles.length > 1 || filters.role) && (
        <ChipChoice
          label={words.role}
          every={words.everyRole}
          value={filters.role}
          options={withChosen(roles, filters.role).map(({ name, label }) => ({ value: name, label }))}
          onChange={(role) => onChange({ role })}
        />
      )}
    </FilterBar>
  )
}

/** A role of the address that the editor does not offer is still there to be seen and cleared. */
function withChosen(roles: UserListFilterBarProps['roles'], chosen: string) {
  return chosen === '' || roles.some(({ name }) => name === chosen)
    ? roles
    : [...roles, { name: chosen, label: chosen }]
}

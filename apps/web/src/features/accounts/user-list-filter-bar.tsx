import { chakra } from '@chakra-ui/react'
import { useId, type ReactNode } from 'react'
import { SearchInput } from '../../ui/search-input'
import { Select } from '../../ui/select'
import { accountsMessages } from './accounts-messages'
import { userShows, type UserListFilters } from './user-list-filters'

const words = accountsMessages.list
interface UserListFilterBarProps {
  filters: UserListFilters
  onChange: (next: Partial<UserListFilters>) => void
  agencies: readonly { id: number; code: string; shortName: string }[]
  roles: readonly { name: string; label: string }[]
  /** Deleted users are for those who may restore them. */
  offerDeleted: boolean
  children?: ReactNode
}

/** Jurisdiction, Show, role and search. */
export function UserListFilterBar(props: UserListFilterBarProps) {
  const { filters, onChange, agencies, roles, offerDeleted } = props
  const shows = userShows.filter((show) => show !== 'deleted' || offerDeleted || filters.show === 'deleted')
  return (
    <chakra.div
      role="search"
      aria-label={words.filters}
      display="flex"
      flexWrap="wrap"
      alignItems="flex-end"
      gap="10px 12px"
      padding="12px 14px"
      borderBottom="1px solid {colors.border.subtle}"
    >
      {agencies.length > 1 && (
        <Labelled label={words.jurisdiction} width="230px">
          {(id) => (
            <Select
              id={id}
              value={filters.leaId === null ? '' : String(filters.leaId)}
              placeholder={words.selectJurisdiction}
              options={agencies.map(({ id, code, shortName }) => ({
                value: String(id),
                label: `${code} ${shortName}`,
              }))}
              onChange={(event) =>
                onChange({ leaId: event.target.value ? Number(event.target.value) : null })
              }
            />
          )}
        </Labelled>
      )}
      <Labelled label={words.show} width="160px">
        {(id) => (
          <Select
            id={id}
            value={filters.show}
            options={shows.map((show) => ({ value: show, label: words.shows[show] }))}
            onChange={(event) =>
              onChange({ show: shows.find((show) => show === event.target.value) ?? 'all' })
            }
          />
        )}
      </Labelled>
      {(roles.length > 1 || filters.role) && (
        <Labelled label={words.role} width="180px">
          {(id) => (
            <Select
              id={id}
              value={filters.role}
              placeholder={words.everyRole}
              options={withChosen(roles, filters.role).map(({ name, label }) => ({ value: name, label }))}
              onChange={(event) => onChange({ role: event.target.value })}
            />
          )}
        </Labelled>
      )}
      <SearchInput
        label={words.search}
        hint={words.searchHint}
        waitMs={300}
        value={filters.search}
        onChange={(search) => onChange({ search })}
        width={{ base: '100%', md: '210px' }}
      />
      {props.children}
    </chakra.div>
  )
}

/** A role of the address that the editor does not offer is still there to be seen and cleared. */
function withChosen(roles: UserListFilterBarProps['roles'], chosen: string) {
  return chosen === '' || roles.some(({ name }) => name === chosen)
    ? roles
    : [...roles, { name: chosen, label: chosen }]
}

function Labelled({
  label,
  width,
  children,
}: {
  label: string
  width: string
  children: (id: string) => ReactNode
}) {
  const id = useId()
  return (
    <chakra.div width={{ base: '100%', md: width }}>
      <chakra.label htmlFor={id} display="block" textStyle="label" marginBottom="4px">
        {label}
      </chakra.label>
      {children(id)}
    </chakra.div>
  )
}

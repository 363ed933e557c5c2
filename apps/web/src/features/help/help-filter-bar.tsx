import { chakra } from '@chakra-ui/react'
import { spellRoleName, trainingKinds, trainingModules, trainingRoles } from '@portal/domain'
import { FilterBar } from '../../ui/list/filter-bar'
import { FilterSearch, filterChoices } from '../../ui/list/filter-fields'
import { filtersSet } from '../../ui/list/filters-set'
import type { HelpFilters } from './help-filters'
import { helpMessages as m } from './help-messages'

interface HelpFilterBarProps {
  filters: HelpFilters
  /** Editors also choose by role and see what was deleted. */
  edits: boolean
  onChange: (next: Partial<HelpFilters>) => void
  onClear: () => void
}

/** What the materials are narrowed by. Everything is in the address. */
export function HelpFilterBar({ filters, edits, onChange, onClear }: HelpFilterBarProps) {
  const choice = filterChoices(filters, onChange)
  const same = (values: readonly string[]) => values.map((value) => ({ value, label: value }))
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="8px" marginBottom="14px">
      <FilterBar label={m.filters} set={filtersSet(filters, 'item')} onClear={onClear}>
        <FilterSearch
          label={m.search}
          hint={m.searchHint}
          value={filters.q}
          waitMs={300}
          onChange={(q) => onChange({ q })}
        />
        {choice('module', m.module, m.everyModule, same(trainingModules))}
        {choice(
          'kind',
          m.kind,
          m.everyKind,
          trainingKinds.map((value) => ({ value, label: m.kinds[value] ?? value })),
        )}
        {edits &&
          choice(
            'role',
            m.role,
            m.everyRole,
            trainingRoles.map((value) => ({ value, label: spellRoleName(value) })),
          )}
        {edits && choice('show', m.show, m.kept, [{ value: 'deleted', label: m.deleted }])}
      </FilterBar>
    </chakra.div>
  )
}

import { chakra } from '@chakra-ui/react'
import { spellRoleName, trainingKinds, trainingModules, trainingRoles } from '@portal/domain'
import { X } from 'lucide-react'
import { Button } from '../../ui/button'
import { FilterSearch, filterChoices } from '../../ui/filter-fields'
import { FilterFold } from '../../ui/filter-fold'
import { isFiltered, type HelpFilters } from './help-filters'
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
    <chakra.div
      display="grid"
      gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr', lg: 'repeat(5, minmax(0, 1fr)) auto' }}
      alignItems="end"
      gap="10px"
      marginBottom="14px"
    >
      <FilterSearch
        label={m.search}
        hint={m.searchHint}
        value={filters.q}
        waitMs={300}
        onChange={(q) => onChange({ q })}
      />
      <FilterFold narrowed={isFiltered(filters)}>
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
        {isFiltered(filters) && (
          <Button size="sm" icon={<X aria-hidden />} onClick={onClear}>
            {m.clear}
          </Button>
        )}
      </FilterFold>
    </chakra.div>
  )
}

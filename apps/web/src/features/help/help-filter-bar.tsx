import { chakra } from '@chakra-ui/react'
import { spellRoleName, trainingKinds, trainingModules, trainingRoles } from '@portal/domain'
import { filtersSet } from '../../ui/list/filter-bar'
import { choice, ListFilters, searchWaitMs, valueOptions } from '../../ui/list/list-filters'
import type { HelpFilters } from './help-filters'
import { helpMessages as m } from './help-messages.generated'

interface HelpFilterBarProps {
  filters: HelpFilters
  /** Editors also choose by role and see what was deleted. */
  edits: boolean
  onChange: (next: Partial<HelpFilters>) => void
  onClear: () => void
}

/** What the materials are narrowed by. Everything is in the address. */
export function HelpFilterBar({ filters, edits, onChange, onClear }: HelpFilterBarProps) {
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="8px" marginBottom="14px">
      <ListFilters<keyof HelpFilters>
        label={m.filters}
        state={{ values: filters, set: filtersSet(filters, 'item'), change: onChange, clear: onClear }}
        fields={[
          { kind: 'search', name: 'q', label: m.search, hint: m.searchHint, waitMs: searchWaitMs },
          choice('module', m.module, m.everyModule, valueOptions(trainingModules)),
          choice(
            'kind',
            m.kind,
            m.everyKind,
            trainingKinds.map((value) => ({ value, label: m.kinds[value] ?? value })),
          ),
          edits &&
            choice(
              'role',
              m.role,
              m.everyRole,
              trainingRoles.map((value) => ({ value, label: spellRoleName(value) })),
            ),
          edits && choice('show', m.show, m.kept, [{ value: 'deleted', label: m.deleted }]),
        ]}
      />
    </chakra.div>
  )
}

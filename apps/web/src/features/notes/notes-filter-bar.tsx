import { chakra } from '@chakra-ui/react'
import { noteCategories } from '@portal/domain'
import { X } from 'lucide-react'
import { Button } from '../../ui/button'
import { FilterSearch, filterChoices } from '../../ui/filter-fields'
import { FilterFold } from '../../ui/filter-fold'
import { isFiltered, type NoteChangeOfAddress, type NoteFilters } from './notes-filters'
import { notesMessages } from './notes-messages'
import type { NoteChoicesFieldsFragment } from './notes.generated'

const words = notesMessages.list
const searchWaitMs = 300

interface NotesFilterBarProps {
  filters: NoteFilters
  /** Undefined while they have not come. */
  places: NoteChoicesFieldsFragment | undefined
  onChange: (next: NoteChangeOfAddress) => void
  onClear: () => void
}

/** What the notes are narrowed by. Everything is in the address. */
export function NotesFilterBar({ filters, places, onChange, onClear }: NotesFilterBarProps) {
  const choice = filterChoices(filters, onChange)
  return (
    <chakra.div
      role="search"
      aria-label={words.filters}
      display="grid"
      gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 170px), 1fr))"
      gap="8px 12px"
      alignItems="end"
      padding="12px 14px"
      borderBottom="1px solid {colors.border.subtle}"
    >
      <FilterSearch
        label={words.search}
        hint={words.searchHint}
        waitMs={searchWaitMs}
        value={filters.q}
        onChange={(q) => onChange({ q })}
      />
      <FilterFold narrowed={isFiltered(filters)}>
        {choice(
          'leaId',
          words.agency,
          words.everyAgency,
          (places?.agencies ?? []).map(({ id, code, shortName }) => ({
            value: String(id),
            label: `${code} ${shortName}`,
          })),
        )}
        {choice(
          'year',
          words.year,
          words.everyYear,
          (places?.years ?? []).toReversed().map(({ id, name }) => ({ value: String(id), label: name })),
        )}
        {choice(
          'category',
          words.category,
          words.everyCategory,
          Object.entries(noteCategories).map(([value, label]) => ({ value, label })),
        )}
        {choice('show', words.show, words.kept, [{ value: 'deleted', label: words.deleted }])}
        {isFiltered(filters) && (
          <Button size="sm" icon={<X aria-hidden />} onClick={onClear}>
            {words.clear}
          </Button>
        )}
      </FilterFold>
    </chakra.div>
  )
}

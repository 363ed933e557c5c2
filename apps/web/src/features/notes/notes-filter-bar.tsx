import { noteCategories } from '@portal/domain'
import { FilterBar } from '../../ui/list/filter-bar'
import { FilterSearch, filterChoices } from '../../ui/list/filter-fields'
import { filtersSet } from '../../ui/list/filters-set'
import type { NoteChangeOfAddress, NoteFilters } from './notes-filters'
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
    <FilterBar label={words.filters} set={filtersSet(filters)} onClear={onClear}>
      <FilterSearch
        label={words.search}
        hint={words.searchHint}
        waitMs={searchWaitMs}
        value={filters.q}
        onChange={(q) => onChange({ q })}
      />
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
    </FilterBar>
  )
}

import { SearchInput } from '../field/search-input'
import { listClasses } from './list-styles.generated'

interface FilterSearchProps {
  label: string
  hint?: string
  value: string
  /** Pause in typing after which it searches, in milliseconds; short where the browser holds the whole list. */
  waitMs?: number
  onChange: (q: string) => void
}

/** The search box of a filter bar. Waits for a pause in typing before it searches. */
export function FilterSearch(props: FilterSearchProps) {
  return (
    <div data-wide className={listClasses.search}>
      <SearchInput {...props} />
    </div>
  )
}

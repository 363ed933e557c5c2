import { chakra } from '@chakra-ui/react'
import { SearchInput } from '../field/search-input'

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
    <chakra.div
      data-wide
      flex="1 1 170px"
      minWidth="0"
      maxWidth={{ md: '240px' }}
      css={{ '& > input': { height: { md: '30px' }, borderRadius: '15px', fontSize: { md: 'sm' } } }}
    >
      <SearchInput {...props} />
    </chakra.div>
  )
}

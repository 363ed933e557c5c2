import { useSearchParams } from 'react-router-dom'
import { Button } from '../../../ui/action/button'
import { resultsMessages as words } from './results-messages.generated'

/** The one item that the address names, as links of the matrix do; all items without it. */
export function useItemFilter() {
  const [params, setParams] = useSearchParams()
  const itemId = params.get('item')
  return {
    shows: (id: string) => itemId === null || itemId === id,
    /** Says which item is shown alone, and shows all again; null where all are shown. */
    note: (number: string | undefined) =>
      itemId === null ? null : (
        <>
          <span>{words.oneItem({ number: number ?? words.none })}</span>
          <Button size="sm" onClick={() => setParams({}, { replace: true })}>
            {words.everyItem}
          </Button>
        </>
      ),
  }
}

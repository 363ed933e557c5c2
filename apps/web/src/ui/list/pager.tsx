import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Button } from '../action/button'
import { Select } from '../field/select'
import { uiMessages } from '../ui-messages.generated'
import { listClasses } from './list-styles.generated'
import { pageSizes } from './use-list-address'

export interface PagerProps {
  /** What is paged: 'Audit trail'. */
  label: string
  page: number
  pageSize: number
  /** Undefined while it is not known; without rows there is nothing to page. */
  total: number | undefined
  onChange: (next: { page?: number; pageSize?: number }) => void
}

/** Which rows are shown, links to the other pages, and how many rows a page has. */
export function Pager({ label, page, pageSize, total, onChange }: PagerProps) {
  if (!total) return null
  const pages = Math.max(1, Math.ceil(total / pageSize))
  const first = Math.min(total, (page - 1) * pageSize + 1)
  return (
    <nav aria-label={uiMessages.pagesOf({ what: label })} className={listClasses.pager}>
      <p className={listClasses.pagerRows} role="status">
        {uiMessages.rowsOf({ first, last: Math.min(total, page * pageSize), total })}
      </p>
      <label className={listClasses.pagerSize}>
        {uiMessages.rowsPerPage}
        <Select
          inline
          value={String(pageSize)}
          options={pageSizes.map((size) => ({ value: String(size), label: String(size) }))}
          onChange={(event) => onChange({ pageSize: Number(event.target.value) })}
        />
      </label>
      <div className={listClasses.pagerSteps}>
        <Button
          size="sm"
          icon={<ChevronLeft aria-hidden />}
          disabledReason={page <= 1 && uiMessages.firstPage}
          onClick={() => onChange({ page: page - 1 })}
        >
          {uiMessages.previous}
        </Button>
        <Button
          size="sm"
          icon={<ChevronRight aria-hidden />}
          disabledReason={page >= pages && uiMessages.lastPage}
          onClick={() => onChange({ page: page + 1 })}
        >
          {uiMessages.next}
        </Button>
      </div>
    </nav>
  )
}

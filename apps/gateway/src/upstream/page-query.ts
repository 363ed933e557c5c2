import { mostRowsOnAPage } from '@portal/rest-contract'
import { PortalError } from '../errors/portal-error.js'

interface Page {
  page: number
  pageSize: number
}

/**
 * Query members of a page. Throws BAD_USER_INPUT for more rows than a page may have: the cost rule relies on the limit,
 * and another system of record may not enforce it.
 */
export function pageQueryOf({ page, pageSize }: Page): Page {
  if (pageSize < 1 || pageSize > mostRowsOnAPage) {
    const text = `Ask for 1 to ${mostRowsOnAPage} rows.`
    throw new PortalError('BAD_USER_INPUT', text, { fields: { pageSize: [text] } })
  }
  return { page, pageSize }
}

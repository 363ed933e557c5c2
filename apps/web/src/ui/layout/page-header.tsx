import { useEffect, type ReactNode } from 'react'
import { TextLink } from '../action/link'
import { layoutMessages } from './layout-messages.generated'
import { layoutClasses } from './layout-styles.generated'
import { pageTitleMessages } from './page-title-messages.generated'

export interface Crumb {
  label: string
  /** Absent for the page itself. */
  to?: string
}

export interface PageHeaderProps {
  title: string
  /** Quiet number after the title: '7.1', '24'. */
  number?: ReactNode
  /** The way here, the page itself last. */
  breadcrumb: readonly Crumb[]
  /** One line under the title: whose, by when, how far. */
  facts?: ReactNode
  /** At right: turn, deadline, secondary actions, one primary. Under the title on phones. */
  actions?: ReactNode
}

/** In place of facts that come with the response: their line is there before them, so that nothing moves. */
export const laterFacts = '\u00A0'

/** Breadcrumb, the page's one h1, its facts and actions. Sets the title of the document. */
export function PageHeader({ title, number, breadcrumb, facts, actions }: PageHeaderProps) {
  useEffect(() => {
    document.title = pageTitleMessages.title({ page: title })
  }, [title])
  return (
    <div className={layoutClasses.header}>
      <nav aria-label={layoutMessages.breadcrumb}>
        <ol className={layoutClasses.crumbs}>
          {breadcrumb.map(({ label, to }, i) => (
            <li key={label + (to ?? '')}>
              {i > 0 && <span aria-hidden>/</span>}
              {to ? <TextLink to={to}>{label}</TextLink> : <span aria-current="page">{label}</span>}
            </li>
          ))}
        </ol>
      </nav>
      <div className={layoutClasses.headerLine}>
        <div className={layoutClasses.headerWords}>
          <h1 tabIndex={-1} className={layoutClasses.headerTitle}>
            {title}
            {number !== undefined && (
              <>
                {' '}
                <span className={layoutClasses.headerNumber}>{number}</span>
              </>
            )}
          </h1>
          {facts && <div className={layoutClasses.headerFacts}>{facts}</div>}
        </div>
        {actions && <div className={layoutClasses.headerActions}>{actions}</div>}
      </div>
    </div>
  )
}

import { chakra } from '@chakra-ui/react'
import { useEffect, type ReactNode } from 'react'
import { TextLink } from '../action/link'
import { layoutMessages } from './layout-messages.generated'
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

/** Breadcrumb, the page's one h1, its facts and actions. Sets the title of the document. */
export function PageHeader({ title, number, breadcrumb, facts, actions }: PageHeaderProps) {
  useEffect(() => {
    document.title = pageTitleMessages.title({ page: title })
  }, [title])
  return (
    <chakra.div marginBottom="12px">
      <nav aria-label={layoutMessages.breadcrumb}>
        <chakra.ol
          display="flex"
          flexWrap="wrap"
          gap="6px"
          marginBottom="4px"
          fontSize="sm"
          lineHeight="1.3"
          color="fg.subtle"
        >
          {breadcrumb.map(({ label, to }, i) => (
            <chakra.li key={label + (to ?? '')} css={{ '& a': { color: 'fg.subtle' } }}>
              {i > 0 && (
                <chakra.span aria-hidden color="fg.disabled" marginEnd="6px">
                  /
                </chakra.span>
              )}
              {to ? <TextLink to={to}>{label}</TextLink> : <span aria-current="page">{label}</span>}
            </chakra.li>
          ))}
        </chakra.ol>
      </nav>
      <chakra.div display="flex" alignItems="flex-end" flexWrap="wrap" gap="12px 20px">
        <chakra.div flex="1 1 320px" minWidth="0">
          <chakra.h1 tabIndex={-1} textStyle="pageTitle" fontSize={{ base: '1.25rem', md: 'xl' }}>
            {title}
            {number !== undefined && (
              <>
                {' '}
                <chakra.span color="fg.subtle" fontWeight="500" whiteSpace="nowrap">
                  {number}
                </chakra.span>
              </>
            )}
          </chakra.h1>
          {facts && (
            <chakra.div color="fg.muted" fontSize="md" marginTop="2px">
              {facts}
            </chakra.div>
          )}
        </chakra.div>
        {actions && (
          <chakra.div
            display="flex"
            alignItems="center"
            flexWrap="wrap"
            gap="8px"
            width={{ base: '100%', md: 'auto' }}
            // On phones they share the width; chips say something and are as wide as that.
            css={{
              '@media (max-width: 47.99em)': {
                '& > :is(a, button, span:has(select))': { flexGrow: 1 },
                '& > span > select': { width: '100%' },
              },
            }}
          >
            {actions}
          </chakra.div>
        )}
      </chakra.div>
    </chakra.div>
  )
}

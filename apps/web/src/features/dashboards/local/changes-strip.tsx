import { chakra } from '@chakra-ui/react'
import { changesInShort } from '@portal/domain'
import { formatDateTime } from '../../../lib/format'
import { TextLink } from '../../../ui/action/link'
import { linkOf } from '../activity-list'
import type { DashboardActivityFieldsFragment } from '../dashboards.generated'
import { localDashboardMessages } from './local-dashboard-messages.generated'

const m = localDashboardMessages.changes
const mostShown = 4

interface ChangesStripProps {
  since: string
  rows: readonly DashboardActivityFieldsFragment[]
  /** Address of the whole list. */
  all: string
}

/** The newest of what others did since the last visit, in one line above the work. */
export function ChangesStrip({ since, rows, all }: ChangesStripProps) {
  const changes = changesInShort(rows)
  return (
    <chakra.section
      aria-label={m.inShort}
      display="flex"
      flexWrap="wrap"
      gap="4px 22px"
      padding="10px 14px"
      colorPalette="info"
      background="colorPalette.subtle"
      border="1px solid {colors.colorPalette.border}"
      borderRadius="md"
    >
      <chakra.h2 textStyle="label" color="colorPalette.fg">
        {m.strip({ when: formatDateTime(since) })}
      </chakra.h2>
      <chakra.ul display="flex" flexWrap="wrap" gap="4px 22px" listStyleType="none">
        {changes.slice(0, mostShown).map(({ words, rows: [first, ...others] }) => {
          const to = first && linkOf(first)
          return (
            <li key={first?.seq}>
              {others.length > 0 ? (
                <a href={all}>{words}</a>
              ) : to ? (
                <TextLink to={to}>{words}</TextLink>
              ) : (
                words
              )}
            </li>
          )
        })}
        {changes.length > mostShown && (
          <li>
            <a href={all}>{m.all}</a>
          </li>
        )}
      </chakra.ul>
    </chakra.section>
  )
}

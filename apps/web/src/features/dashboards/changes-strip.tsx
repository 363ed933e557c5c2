import { chakra } from '@chakra-ui/react'
import { formatDateTime } from '../../lib/format'
import { TextLink } from '../../ui/link'
import { linkOf } from './activity-list'
import type { DashboardActivityFieldsFragment } from './dashboards.generated'
import { localDashboardMessages } from './local-dashboard-messages'

const m = localDashboardMessages.changes
const mostShown = 4

interface ChangesStripProps {
  since: string
  rows: readonly DashboardActivityFieldsFragment[]
  /** A use case in words. */
  inWords: (action: string) => string
  /** Address of the whole list. */
  all: string
}

/** The newest of what others did since the last visit, in one line above the work. */
export function ChangesStrip({ since, rows, inWords, all }: ChangesStripProps) {
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
        {m.strip(formatDateTime(since))}
      </chakra.h2>
      <chakra.ul display="flex" flexWrap="wrap" gap="4px 22px" listStyleType="none">
        {rows.slice(0, mostShown).map((row) => {
          const to = linkOf(row)
          const what = row.counted ?? inWords(row.action)
          return <li key={row.seq}>{to ? <TextLink to={to}>{what}</TextLink> : what}</li>
        })}
        {rows.length > mostShown && (
          <li>
            <a href={all}>{m.all}</a>
          </li>
        )}
      </chakra.ul>
    </chakra.section>
  )
}

import { chakra } from '@chakra-ui/react'
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { formatDateTime } from '../../lib/format'
import { Card } from '../../ui/card'
import { attentionOf, type AgencyRow } from './attention'
import { stateDashboardMessages } from './state-dashboard-messages'
import { attentionKeys, type AttentionKey } from './use-state-address'

const m = stateDashboardMessages.attention
const Row = chakra(Link)

interface AttentionCardProps {
  rows: readonly AgencyRow[]
  /** End of the visit before; null on the first. */
  since: string | null
  linkTo: (key: AttentionKey) => string
}

/** What wants somebody's attention, each a way to the list behind it. */
export function AttentionCard({ rows, since, linkTo }: AttentionCardProps) {
  return (
    <Card title={m.title} note={since ? m.since(formatDateTime(since)) : m.first} padded={false}>
      <chakra.ul
        display="grid"
        gridTemplateColumns={{
          base: 'minmax(0, 1fr)',
          md: 'repeat(2, minmax(0, 1fr))',
          xl: 'repeat(3, minmax(0, 1fr))',
        }}
      >
        {attentionKeys.map((key) => {
          const { count, agencies } = attentionOf(rows, key)
          const name = m.names[key]
          // Nobody waits for a reader who answers for no agency.
          if (key === 'documentsWaiting' && !rows.some(({ mine }) => mine)) return null
          const late = count > 0 && (key === 'findingsOverdue' || key === 'selfAssessmentsOverdue')
          return (
            <chakra.li key={key} borderTop="1px solid {colors.border.subtle}" marginTop="-1px">
              <Row
                to={linkTo(key)}
                display="grid"
                gridTemplateColumns="minmax(44px, auto) 1fr 16px"
                gap="12px"
                alignItems="center"
                minHeight="56px"
                padding="8px 14px"
                color={late ? 'overdue.fg' : 'fg.default'}
                textDecoration="none"
                _hover={{ bg: 'bg.hover' }}
                _focusVisible={{ outlineOffset: '-3px' }}
              >
                <chakra.span textStyle="figure" fontSize="xl" textAlign="end">
                  {count}
                </chakra.span>
                <span>
                  <chakra.b display="block" textStyle="blockTitle">
                    {name}
                  </chakra.b>
                  <chakra.span textStyle="hint" color={late ? 'inherit' : 'fg.subtle'}>
                    {count === 0 ? m.none : key === 'idle' ? '' : m.in(agencies)}
                  </chakra.span>
                </span>
                <chakra.span color="fg.subtle" display="inline-flex">
                  <ChevronRight size={16} aria-hidden />
                </chakra.span>
              </Row>
            </chakra.li>
          )
        })}
      </chakra.ul>
    </Card>
  )
}

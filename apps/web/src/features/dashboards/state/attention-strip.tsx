import { chakra } from '@chakra-ui/react'
import { Link } from 'react-router-dom'
import { formatDateTime } from '../../../lib/format'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden'
import { attentionOf, type AgencyRow } from './attention'
import { stateDashboardMessages } from './state-dashboard-messages.generated'
import { attentionKeys, type AttentionKey } from './use-state-address'

const m = stateDashboardMessages.attention
const Tile = chakra(Link)

interface AttentionStripProps {
  rows: readonly AgencyRow[]
  /** End of the visit before; null on the first. */
  since: string | null
  linkTo: (key: AttentionKey) => string
}

/** What needs attention, as one strip of figures, each a link to the list behind it. */
export function AttentionStrip({ rows, since, linkTo }: AttentionStripProps) {
  // Nothing waits for a reader who monitors no agency.
  const keys = attentionKeys.filter((key) => key !== 'documentsWaiting' || rows.some(({ mine }) => mine))
  return (
    <chakra.section aria-label={m.title}>
      <VisuallyHidden>
        <h2>{m.title}</h2>
      </VisuallyHidden>
      <chakra.ul
        display="grid"
        gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))' }}
        gap="1px"
        bg="border.subtle"
        border="1px solid {colors.border.subtle}"
        borderRadius="md"
        overflow="hidden"
        css={{ xl: { gridTemplateColumns: `repeat(${keys.length}, minmax(0, 1fr))` } }}
      >
        {keys.map((key) => {
          const { count, agencies } = attentionOf(rows, key)
          const late = count > 0 && (key === 'findingsOverdue' || key === 'selfAssessmentsOverdue')
          const [name, rest] = m.tiles[key]
          return (
            <chakra.li key={key} display="grid" bg={late ? 'overdue.subtle' : 'bg.surface'}>
              <Tile
                to={linkTo(key)}
                title={
                  key === 'newUploads'
                    ? since
                      ? m.since({ when: formatDateTime(since) })
                      : m.first
                    : undefined
                }
                display="block"
                padding={{ base: '6px 12px', md: '5px 14px' }}
                color={late ? 'overdue.fg' : 'fg.default'}
                lineHeight="1.25"
                textDecoration="none"
                _hover={{ bg: 'bg.hover' }}
                _focusVisible={{ outlineOffset: '-3px' }}
              >
                <chakra.span textStyle="figure" fontSize="xl" lineHeight="1.15">
                  {count}
                </chakra.span>{' '}
                <chakra.span textStyle="hint" color={late ? 'inherit' : 'fg.subtle'}>
                  {count > 0 && key !== 'idle' && m.in({ n: agencies })}
                </chakra.span>{' '}
                <chakra.b display="block" textStyle="label" lineHeight="1.25">
                  {name}
                </chakra.b>{' '}
                <chakra.span
                  display="block"
                  textStyle="hint"
                  lineHeight="1.25"
                  color={late ? 'inherit' : 'fg.subtle'}
                >
                  {rest}
                </chakra.span>
              </Tile>
            </chakra.li>
          )
        })}
      </chakra.ul>
    </chakra.section>
  )
}

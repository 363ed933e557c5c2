import { formatDateTime } from '../../../lib/format'
import { FigureTiles } from '../../../ui/layout/figure-tiles'
import { attentionOf, type AgencyRow } from './attention'
import { stateDashboardMessages } from './state-dashboard-messages.generated'
import { attentionKeys, type AttentionKey } from './use-state-address'

const m = stateDashboardMessages.attention

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
  const visit = since ? m.since({ when: formatDateTime(since) }) : m.first
  return (
    <FigureTiles
      title={m.title}
      tiles={keys.map((key) => {
        const { count, agencies } = attentionOf(rows, key)
        const [name = '', hint = ''] = m.tiles[key]
        return {
          key,
          figure: count,
          name,
          hint,
          beside: count > 0 && key !== 'idle' ? m.in({ n: agencies }) : '',
          late: count > 0 && (key === 'findingsOverdue' || key === 'selfAssessmentsOverdue'),
          to: linkTo(key),
          title: key === 'newUploads' ? visit : undefined,
        }
      })}
    />
  )
}

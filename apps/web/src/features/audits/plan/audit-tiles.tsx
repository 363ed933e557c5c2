import { chakra } from '@chakra-ui/react'
import { AuditStatus, calendarDay } from '@portal/domain'
import { FigureTiles } from '../../../ui/layout/figure-tiles'
import { auditsPaths } from '../audits-paths'
import { tileFigures } from './tile-figures'
import type { AuditListRow } from './audit-rows'
import { auditsMessages } from './audits-messages.generated'

const words = auditsMessages.tiles

interface AuditTilesProps {
  typeKey: string
  year: number
  rows: readonly AuditListRow[]
  /** Sums of corrections are for state monitors: for others small numbers are left out of them. */
  showsCorrections: boolean
}

/** How many audits run, whose turn they are, and what is late: figures above the list, each a filter of it. */
export function AuditTiles({ typeKey, year, rows, showsCorrections }: AuditTilesProps) {
  const figures = tileFigures(rows, calendarDay(new Date()))
  const { corrections, newerData } = figures
  const filtered = (filter: string) => `${auditsPaths.audits(typeKey)}?year=${year}&${filter}`
  const ofCorrections = {
    key: 'corrections',
    figure: corrections.overdue,
    name: words.corrections,
    hint: words.correctionsHint(corrections),
    late: corrections.overdue > 0,
  }
  return (
    <chakra.div marginBottom="14px">
      <FigureTiles
        title={words.title}
        tiles={[
          {
            key: 'running',
            figure: figures.running,
            name: words.running,
            hint: words.runningHint({ n: figures.overdue }),
            late: figures.overdue > 0,
            ...(figures.overdue > 0 && { to: filtered('overdue=1') }),
          },
          {
            key: 'state',
            figure: figures.withState,
            name: words.state,
            hint: words.stateHint({ review: figures.inReview, report: figures.toReport }),
            to: filtered('turn=State'),
          },
          {
            key: 'agency',
            figure: figures.withAgency,
            name: words.agency,
            hint: words.agencyHint({ n: figures.dueSoon }),
            to: filtered('turn=Agency'),
          },
          ...(showsCorrections ? [ofCorrections] : []),
          {
            key: 'newerData',
            figure: newerData.running,
            name: words.newerData,
            hint: words.newerDataHint({ passed: newerData.passed, failed: newerData.failed }),
          },
          {
            key: 'closed',
            figure: figures.closed,
            name: words.closed,
            hint: words.closedHint({ n: figures.withoutFinding }),
            to: filtered(`status=${AuditStatus.closed}`),
          },
        ]}
      />
    </chakra.div>
  )
}

import { chakra } from '@chakra-ui/react'
import { dashboardsMessages as m } from '../dashboards-messages.generated'
import { selfAssessmentFigures, type FigureRow } from './self-assessment-figures'

const order = ['notActivated', 'working', 'submitted', 'overdue'] as const

/** Four figures in one row; red only when something is overdue. */
export function FigureStrip({ rows, now = new Date() }: { rows: readonly FigureRow[]; now?: Date }) {
  const figures = selfAssessmentFigures(rows, now)
  return (
    <chakra.dl display="grid" gridTemplateColumns={{ base: '1fr 1fr', md: 'repeat(4, 1fr)' }}>
      {order.map((key, i) => {
        const late = key === 'overdue' && figures.overdue > 0
        return (
          <chakra.div
            key={key}
            display="flex"
            flexDirection="column-reverse"
            justifyContent="flex-end"
            padding="12px 14px"
            borderInlineStart={
              i % 2 === 0
                ? { base: '0', md: '1px solid {colors.border.subtle}' }
                : '1px solid {colors.border.subtle}'
            }
            borderTop={{ base: i > 1 ? '1px solid {colors.border.subtle}' : '0', md: '0' }}
            _first={{ borderInlineStart: '0' }}
            bg={late ? 'overdue.subtle' : undefined}
            color={late ? 'overdue.fg' : undefined}
          >
            <dt>
              <chakra.span display="block" textStyle="label" lineHeight="1.3">
                {m.figures[key].name}
              </chakra.span>
              <chakra.span textStyle="hint" lineHeight="1.3" color={late ? 'inherit' : 'fg.subtle'}>
                {m.figures[key].note}
              </chakra.span>
            </dt>
            <chakra.dd textStyle="figure" fontSize="2xl">
              {figures[key]}
            </chakra.dd>
          </chakra.div>
        )
      })}
    </chakra.dl>
  )
}

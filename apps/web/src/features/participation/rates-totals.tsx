import { ratedSubjectKeys, ratedSubjects, rateText } from '@portal/domain'
import { FigureTiles } from '../../ui/layout/figure-tiles'
import { participationMessages } from './participation-messages.generated'
import type { ParticipationQuery } from './participation.generated'
import { countsText, limitText } from './rate-chip'

const words = participationMessages.list

type List = NonNullable<ParticipationQuery['participation']>

const hasNumbers = (row: List['rows'][number]) => ratedSubjectKeys.some((subject) => row[subject] !== null)

/** The state by subject, and how many agencies are above the threshold. */
export function RatesTotals({ list: { totals, rows, threshold } }: { list: List }) {
  if (totals === null) return null
  const limit = limitText(threshold)
  const counted = rows.filter(({ lea }) => !lea.isTest)
  const above = counted.filter(({ exceeding }) => exceeding.length > 0).length
  return (
    <FigureTiles
      title={words.totals}
      tiles={[
        ...ratedSubjectKeys.map((key) => {
          const counts = totals[key]
          const late = totals.exceeding.includes(key)
          return {
            key,
            late,
            figure: counts ? rateText(counts, threshold) : '-',
            beside: late ? participationMessages.above({ limit }) : '',
            name: words.totalOf({ subject: ratedSubjects[key] }),
            hint: counts ? countsText(counts) : words.noTotal,
          }
        }),
        {
          key: 'above',
          figure: above,
          name: words.agenciesAbove({ limit }),
          hint: words.agenciesAboveHint({ entered: counted.filter(hasNumbers).length, all: counted.length }),
        },
      ]}
    />
  )
}

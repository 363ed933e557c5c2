import { exceedsThreshold, ratedSubjectKeys, ratedSubjects, rateLabels, rateText } from '@portal/domain'
import { CircleCheck, CircleDashed } from 'lucide-react'
import { StatusChip } from '../../../ui/feedback/status-chip'
import { tableClasses } from '../../../ui/table/table-styles.generated'
import { participationMessages } from '../participation-messages.generated'
import type { AgencyParticipationFieldsFragment as Participation } from '../participation.generated'
import { AboveChip, limitText, studentsText } from '../rate-chip'

const words = participationMessages.agency

/** The numbers of an agency by subject, with their rates. */
export function RatesTable({ participation }: { participation: Participation }) {
  const { threshold } = participation
  return (
    <table className={tableClasses.plain} aria-label={words.caption}>
      <thead>
        <tr>
          <th scope="col">{words.subject}</th>
          <th scope="col">{rateLabels.tested}</th>
          <th scope="col">{rateLabels.alternate}</th>
          <th scope="col">{words.rate}</th>
          <th scope="col">{words.result}</th>
        </tr>
      </thead>
      <tbody>
        {ratedSubjectKeys.map((subject) => {
          const counts = participation[subject]
          return (
            <tr key={subject}>
              <th scope="row">{ratedSubjects[subject]}</th>
              <td data-label={rateLabels.tested}>
                <span>{counts ? studentsText(counts.tested) : '-'}</span>
              </td>
              <td data-label={rateLabels.alternate}>
                <span>{counts ? studentsText(counts.alternate) : '-'}</span>
              </td>
              <td data-label={words.rate}>
                <span>{counts ? rateText(counts, threshold) : '-'}</span>
              </td>
              <td data-label={words.result}>
                <Result counts={counts} threshold={threshold} />
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

function Result({ counts, threshold }: { counts: Participation['ela']; threshold: number }) {
  if (counts === null)
    return (
      <StatusChip palette="neutral" icon={CircleDashed}>
        {words.notEntered}
      </StatusChip>
    )
  if (exceedsThreshold(counts, threshold)) return <AboveChip threshold={threshold} />
  return (
    <StatusChip palette="success" icon={CircleCheck}>
      {words.within({ limit: limitText(threshold) })}
    </StatusChip>
  )
}

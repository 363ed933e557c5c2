import { chakra } from '@chakra-ui/react'
import {
  caseStudyAreas,
  type CaseStudyEvent,
  type CaseStudyInterview,
  type CaseStudyRating,
} from '@portal/domain'
import { formatDate } from '../../../lib/format'
import { NoBreak } from '../../../ui/table/data-table'
import { caseStudiesMessages as m } from '../case-studies-messages.generated'
import { ratingText } from './case-study-value'

const quiet = (text: string) =>
  text === '' ? null : (
    <chakra.p fontSize="sm" color="fg.muted" overflowWrap="anywhere">
      {text}
    </chakra.p>
  )

function Head({ date, title }: { date: string; title: string }) {
  return (
    <chakra.p display="flex" flexWrap="wrap" gap="2px 10px" fontWeight="600">
      <NoBreak>{date === '' ? m.entries.noDate : formatDate(date)}</NoBreak>
      <chakra.span overflowWrap="anywhere">{title}</chakra.span>
    </chakra.p>
  )
}

/** Text with its line breaks. */
export function Prose({ text }: { text: string }) {
  return (
    <chakra.p whiteSpace="pre-line" overflowWrap="anywhere">
      {text}
    </chakra.p>
  )
}

/** An event as it is read. */
export function EventText({ entry: { date, event, source, document } }: { entry: CaseStudyEvent }) {
  return (
    <>
      <Head date={date} title="" />
      <Prose text={event || m.timeline.noEvent} />
      {quiet(source && m.timeline.ofSource({ source }))}
      {quiet(document && m.timeline.ofDocument({ document }))}
    </>
  )
}

/** An interview as it is read. */
export function InterviewText({ entry: { date, role, person, notes } }: { entry: CaseStudyInterview }) {
  return (
    <>
      <Head date={date} title={[role || m.interviews.noRole, person].filter(Boolean).join(', ')} />
      <Prose text={notes} />
    </>
  )
}

/** The ratings as they are read. */
export function RatingTexts({ ratings }: { ratings: readonly CaseStudyRating[] }) {
  return (
    <chakra.dl display="grid" gap="10px">
      {ratings.map(({ area, rating, note }) => (
        <div key={area}>
          <chakra.dt color="fg.muted">{caseStudyAreas[area]}</chakra.dt>
          <chakra.dd margin="0">
            <chakra.b fontWeight="600">{ratingText(rating)}</chakra.b>
            {note !== '' && <Prose text={note} />}
          </chakra.dd>
        </div>
      ))}
    </chakra.dl>
  )
}

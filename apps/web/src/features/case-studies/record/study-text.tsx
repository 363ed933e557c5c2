import { chakra } from '@chakra-ui/react'
import { byDay } from '@portal/domain'
import { Card } from '../../../ui/layout/card'
import { caseStudiesMessages as m } from '../case-studies-messages.generated'
import { valueOf, type CaseStudy, type StudyText } from './case-study-value'
import { EventText, InterviewText, Prose, RatingTexts } from './entry-texts'

/** The study for people who only read, and for everybody once it is no draft. */
export function StudyText({ study }: { study: CaseStudy }) {
  const value = valueOf(study)
  const texts = (...names: StudyText[]) => (
    <chakra.dl display="grid" gap="12px">
      {names.map((name) => (
        <div key={name}>
          <chakra.dt color="fg.muted">{m.texts[name]}</chakra.dt>
          <chakra.dd margin="0">
            <Prose text={value[name] || m.texts.none} />
          </chakra.dd>
        </div>
      ))}
    </chakra.dl>
  )
  return (
    <>
      <Card title={m.texts.card}>{texts('question', 'methodNotes')}</Card>
      <Card title={m.timeline.title} note={value.timeline.length}>
        <Entries
          label={m.timeline.title}
          empty={m.timeline.empty}
          entries={byDay(value.timeline).map((entry) => (
            <EventText key={entry.id} entry={entry} />
          ))}
        />
      </Card>
      <Card title={m.interviews.title} note={value.interviews.length}>
        <Entries
          label={m.interviews.title}
          empty={m.interviews.empty}
          entries={byDay(value.interviews).map((entry) => (
            <InterviewText key={entry.id} entry={entry} />
          ))}
        />
      </Card>
      <Card title={m.texts.findings}>{texts('strengths', 'concerns')}</Card>
      <Card title={m.ratings.title}>
        <RatingTexts ratings={value.ratings} />
      </Card>
      <Card title={m.recommendations.title}>
        {texts('conclusions')}
        <chakra.div marginTop="12px">
          <Entries
            label={m.recommendations.title}
            empty={m.recommendations.empty}
            entries={value.recommendations.map(({ id, text }) => (
              <Prose key={id} text={text} />
            ))}
          />
        </chakra.div>
        {value.referToAudit && <chakra.p marginTop="8px">{m.recommendations.referred}</chakra.p>}
      </Card>
    </>
  )
}

function Entries({
  label,
  empty,
  entries,
}: {
  label: string
  empty: string
  entries: readonly React.ReactElement[]
}) {
  return entries.length === 0 ? (
    <chakra.p color="fg.muted">{empty}</chakra.p>
  ) : (
    <chakra.ol aria-label={label} listStyleType="none" display="grid" gap="12px">
      {entries.map((entry) => (
        <chakra.li
          key={entry.key}
          paddingInlineStart="12px"
          borderInlineStart="3px solid {colors.border.strong}"
        >
          {entry}
        </chakra.li>
      ))}
    </chakra.ol>
  )
}

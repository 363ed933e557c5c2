import { chakra } from '@chakra-ui/react'
import { complianceYearName, saysNothing, unconfirmedYear, type RatingChoice } from '@portal/domain'
import { CircleAlert } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '../../../ui/action/button'
import { RichText } from '../../../ui/rich-text/rich-text'
import { StatusChip } from '../../../ui/feedback/status-chip'
import type { AnswerValue } from './answer-value'
import { ratingInWords } from '../subsection/rating-words'
import { selfAssessmentMessages } from '../self-assessment-messages.generated'
import type { SubsectionResponseQuery } from '../self-assessment.generated'

const words = selfAssessmentMessages.item

export type LastYearAnswer = SubsectionResponseQuery['lastYearAnswers'][number]

interface LastYearSuggestionProps {
  lastYear: LastYearAnswer | undefined
  choices: readonly RatingChoice[]
  value: AnswerValue
  onInsert: (year: number, narrative: string) => void
  onConfirm: () => void
}

/** Inserts last year's explanation, and marks an inserted text until it is confirmed. */
export function LastYearSuggestion({
  lastYear,
  choices,
  value,
  onInsert,
  onConfirm,
}: LastYearSuggestionProps) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const unconfirmed = unconfirmedYear(value)
  return (
    <>
      {unconfirmed !== null && (
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="6px 12px" marginTop="8px">
          <StatusChip palette="dueSoon" icon={CircleAlert}>
            {words.toConfirm({ year: complianceYearName(unconfirmed) })}
          </StatusChip>
          <Button size="sm" aria-describedby={`${id}-hint`} onClick={onConfirm}>
            {words.confirm}
          </Button>
          <chakra.span id={`${id}-hint`} textStyle="hint" color="fg.subtle">
            {words.confirmHint}
          </chakra.span>
        </chakra.div>
      )}
      {value.carriedFromYear !== null && value.confirmedThisYear && (
        <chakra.p marginTop="8px" textStyle="hint" color="fg.subtle">
          {words.confirmed({ year: complianceYearName(value.carriedFromYear) })}
        </chakra.p>
      )}
      {lastYear && (
        <chakra.div marginTop="10px">
          <Button
            variant="link"
            aria-expanded={open}
            aria-controls={`${id}-answer`}
            onClick={() => setOpen(!open)}
          >
            {words.lastYear}
          </Button>
          <chakra.section
            id={`${id}-answer`}
            hidden={!open}
            aria-label={words.lastYearOf({ year: complianceYearName(lastYear.year) })}
            marginTop="6px"
            padding="10px 12px"
            bg="bg.subtle"
            borderInlineStart="3px solid {colors.border.strong}"
            fontSize="md"
          >
            <chakra.p textStyle="blockTitle">
              {words.lastYearOf({ year: complianceYearName(lastYear.year) })}
            </chakra.p>
            {choices.length > 0 && (
              <chakra.p fontWeight="600">{ratingInWords(lastYear.rating ?? null, choices)}</chakra.p>
            )}
            {saysNothing(lastYear.narrative) ? (
              <chakra.p color="fg.muted">{words.lastYearSilent}</chakra.p>
            ) : (
              <RichText html={lastYear.narrative} />
            )}
            <chakra.div marginTop="8px">
              <Button
                size="sm"
                disabledReason={saysNothing(lastYear.narrative) && words.insertNothing}
                onClick={() => onInsert(lastYear.year, lastYear.narrative)}
              >
                {words.insert}
              </Button>
            </chakra.div>
          </chakra.section>
        </chakra.div>
      )}
    </>
  )
}

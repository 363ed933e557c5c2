import { chakra } from '@chakra-ui/react'
import { itemGaps, ratingChoices, saysNothing, type ItemRules } from '@portal/domain'
import { AnswerForm, StillNeeded, type AnswerFormProps } from '../../../parts/answering/answer-form'
import { ChoiceBar } from '../../../parts/answering/choice-bar'
import { RichTextField } from '../../../ui/rich-text/rich-text-field'
import { meaningOfHtml } from '../../../ui/rich-text/rich-text-meaning'
import { answerOf, sameAnswer, type AnswerValue } from './answer-value'
import { answerFields } from './answer-fields'
import { LastYearSuggestion, type LastYearAnswer } from './last-year-suggestion'
import { ratingBarChoices } from '../subsection/rating-words'
import { selfAssessmentMessages } from '../self-assessment-messages.generated'
import type { ComplianceStrategyItemFieldsFragment } from '../self-assessment.generated'

const words = selfAssessmentMessages.item

function explainHint({ responseType, narrativeRequired }: ItemRules): string {
  const when =
    narrativeRequired === 'when not top rating'
      ? words.explainUnlessTop[responseType === 'YesNo' ? 'answer' : 'rating']
      : words.explainWhen[narrativeRequired]
  return `${when} ${words.explainHow}`
}

interface ItemAnswerProps extends Pick<AnswerFormProps<AnswerValue>, 'draftKey' | 'save'> {
  item: ComplianceStrategyItemFieldsFragment
  /** How many required documents the subsection names: they are evidence of each of its items. */
  related: number
  /** The agency's answer to this question last year; undefined when there is none to insert. */
  lastYear: LastYearAnswer | undefined
}

/** An explanation that was not inserted from last year, or that was deleted since. */
const ofItsOwn = { carriedFromYear: null, confirmedThisYear: false }

/** Rating and explanation of one item. */
export function ItemAnswer({ item, related, lastYear, draftKey, save }: ItemAnswerProps) {
  const rules = item as ItemRules
  const choices = ratingChoices(rules.responseType, item.ratingScale)
  const documents = item.documents.length + related
  return (
    <AnswerForm<AnswerValue>
      stored={answerOf(item)}
      version={item.version}
      draftKey={draftKey}
      fields={answerFields(choices)}
      same={sameAnswer}
      editorText={({ narrative }) => meaningOfHtml(narrative)}
      save={save}
      name={item.number}
      conflict={selfAssessmentMessages.conflict}
    >
      {({ value, change, save: saveNow, edition, insert, failure }) => {
        const untouched = value.rating === null && value.narrative === '' && item.version === 0
        return (
          <>
            {choices.length > 0 && (
              <ChoiceBar
                legend={words.rating}
                choices={ratingBarChoices(choices, rules.responseType === 'YesNo')}
                value={value.rating}
                onChange={(rating) => change({ ...value, rating })}
                onBlur={saveNow}
              />
            )}
            <chakra.div marginTop="16px">
              <RichTextField
                key={edition}
                label={words.explain}
                hint={explainHint(rules)}
                html={value.narrative}
                onChange={(narrative) =>
                  change({ ...value, narrative, ...(saysNothing(narrative) && ofItsOwn) })
                }
                onBlur={saveNow}
              />
            </chakra.div>
            <LastYearSuggestion
              lastYear={lastYear}
              choices={choices}
              value={value}
              onInsert={(year, narrative) =>
                insert({
                  ...value,
                  narrative: saysNothing(value.narrative) ? narrative : value.narrative + narrative,
                  carriedFromYear: year,
                  confirmedThisYear: false,
                })
              }
              onConfirm={() => {
                change({ ...value, confirmedThisYear: true })
                saveNow()
              }}
            />
            <StillNeeded gaps={untouched ? [] : itemGaps(rules, { ...value, documents })} />
            {failure && <chakra.div marginTop="12px">{failure}</chakra.div>}
          </>
        )
      }}
    </AnswerForm>
  )
}

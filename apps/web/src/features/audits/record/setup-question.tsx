import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { MarkBar, type MarkChoice } from '../../../parts/answering/mark-bar'
import { Button } from '../../../ui/action/button'
import { ChoiceGrid, ChoiceLabel, choiceStyle } from '../../../ui/field/radio-group-field'
import { controlStyle, FieldError } from '../../../ui/field/field-frame'
import { Select } from '../../../ui/field/select'
import { recordMessages } from './record-messages.generated'
import { inWords, type Question } from './setup-value'

const words = recordMessages.question

interface SetupQuestionProps {
  question: Question
  /** Which of the questions it is, from 1. */
  number: number
  values: readonly string[]
  error: string | undefined
  onChange: (values: readonly string[]) => void
  onBlur: () => void
}

/** One question of the setup, with what the list of the agency says to it. */
export function SetupQuestion(props: SetupQuestionProps) {
  const { question, number, values, error, onChange } = props
  const id = useId()
  const answered = values.some((value) => value !== '')
  const proposal = question.proposed
  const isProposed = proposal.length > 0 && inWords(question, proposal) !== inWords(question, values)
  return (
    <chakra.div
      id={`setup-${question.key}`}
      paddingBlock="12px"
      borderTop="1px solid {colors.border.subtle}"
      _first={{ borderTop: '0', paddingTop: '4px' }}
    >
      <chakra.div
        display="grid"
        gap="6px 16px"
        alignItems="start"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(160px, 260px)' }}
      >
        <chakra.p id={`${id}-text`} fontWeight="500" lineHeight="1.4">
          <chakra.span color="fg.subtle" marginEnd="8px">{`${number}`}</chakra.span>
          {question.text}
          {!answered && question.required && (
            <chakra.span
              color="fg.subtle"
              fontSize="sm"
              whiteSpace="nowrap"
            >{` ${words.required}`}</chakra.span>
          )}
        </chakra.p>
        <div>
          <Control {...props} id={id} />
          <FieldError id={`${id}-error`} error={error} />
        </div>
      </chakra.div>
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        gap="2px 12px"
        fontSize="sm"
        color="fg.subtle"
      >
        {isProposed && (
          <>
            <span>{words.fromList({ value: inWords(question, proposal) })}</span>
            <Button
              variant="link"
              size="sm"
              aria-label={words.takeFor({ question: question.text })}
              onClick={() => onChange(proposal)}
            >
              {words.take}
            </Button>
          </>
        )}
        {answered && question.type !== 'Select' && (
          <Button
            variant="link"
            size="sm"
            aria-label={words.clearFor({ question: question.text })}
            onClick={() => onChange([])}
          >
            {words.clear}
          </Button>
        )}
      </chakra.div>
    </chakra.div>
  )
}

const yesNo: readonly MarkChoice<string>[] = ['Yes', 'No'].map((value) => ({
  value,
  mark: value,
  label: value,
  tone: 'none',
}))

function Control({ question, values, error, onChange, onBlur, id }: SetupQuestionProps & { id: string }) {
  const [value = ''] = values
  const described = error && { 'aria-invalid': true, 'aria-describedby': `${id}-error` }
  switch (question.type) {
    case 'YesNo':
      return (
        <MarkBar
          legend={question.text}
          choices={yesNo}
          value={value || null}
          onChange={(next) => onChange([next])}
          onBlur={onBlur}
        />
      )
    case 'Select':
      return (
        <Select
          {...described}
          aria-labelledby={`${id}-text`}
          placeholder={words.choose}
          options={question.options.map((option) => ({ value: option, label: option }))}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value ? [event.currentTarget.value] : [])}
          onBlur={onBlur}
        />
      )
    case 'Multi':
      return (
        <ChoiceGrid role="group" aria-labelledby={`${id}-text`} {...described}>
          {question.options.map((option) => (
            <ChoiceLabel key={option}>
              <chakra.input
                type="checkbox"
                checked={values.includes(option)}
                onChange={({ currentTarget: { checked } }) =>
                  onChange(
                    question.options.filter((one) => (one === option ? checked : values.includes(one))),
                  )
                }
                onBlur={onBlur}
                css={choiceStyle}
              />
              {option}
            </ChoiceLabel>
          ))}
        </ChoiceGrid>
      )
    default:
      return (
        <chakra.input
          type={question.type === 'Date' ? 'date' : 'number'}
          {...described}
          aria-labelledby={`${id}-text`}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value ? [event.currentTarget.value] : [])}
          onBlur={onBlur}
          css={controlStyle}
        />
      )
  }
}

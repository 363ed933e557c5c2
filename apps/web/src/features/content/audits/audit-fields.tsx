import { chakra } from '@chakra-ui/react'
import {
  contentRoot,
  contentRoster,
  countsWords,
  extraFieldTypes,
  prefillSources,
  readAnswerOptions,
  type AuditPart,
  type ContentFields,
  type ContentKind,
} from '@portal/domain'
import { useId } from 'react'
import { FieldError } from '../../../ui/field/field-frame'
import { ChoiceGrid, ChoiceLabel, choiceStyle } from '../../../ui/field/radio-group-field'
import type { SelectOption } from '../../../ui/field/select'
import type { EditorNode } from '../content-nodes'
import { auditContentMessages as m } from './audit-content-messages.generated'
import { RowsField, type RowColumn } from './rows-field'

interface LinesProps {
  label: string
  lines: readonly string[]
  readOnly: boolean
  error: string | undefined
  onChange: (lines: string[]) => void
}

const optionsOf = (words: Readonly<Record<string, string>>): SelectOption[] =>
  Object.entries(words).map(([value, label]) => ({ value, label }))

const answerColumns: readonly RowColumn[] = [
  { label: m.answerOptions.value, grow: 1, longest: 20, initial: '' },
  { label: m.answerOptions.label, grow: 3, longest: 60, initial: '' },
  {
    label: m.answerOptions.counts,
    grow: 2,
    options: Object.values(countsWords).map((word) => ({ value: word, label: m.counts[countsOf(word)] })),
    initial: countsWords.met,
  },
]

function countsOf(word: string): keyof typeof m.counts {
  return word === countsWords.met ? 'met' : word === countsWords.notMet ? 'notMet' : 'excluded'
}

/** The answers of a version, and how each counts. */
export function AnswerOptionsField(props: LinesProps) {
  return (
    <RowsField
      {...props}
      hint={m.answerOptions.hint}
      columns={answerColumns}
      addLabel={m.answerOptions.add}
    />
  )
}

const extraColumns: readonly RowColumn[] = [
  { label: m.extraFields.key, grow: 2, longest: 40, initial: '' },
  { label: m.extraFields.label, grow: 3, longest: 100, initial: '' },
  {
    label: m.extraFields.type,
    grow: 2,
    options: extraFieldTypes.map((type) => ({ value: type, label: m.extraTypes[type] })),
    initial: 'Text',
  },
  { label: m.extraFields.need, grow: 2, options: optionsOf(m.needs), initial: 'optional' },
  { label: m.extraFields.min, grow: 1, longest: 10, initial: '' },
  { label: m.extraFields.max, grow: 1, longest: 10, initial: '' },
]

/** What is asked beside each answer. */
export function ExtraFieldsField(props: LinesProps) {
  return (
    <RowsField {...props} hint={m.extraFields.hint} columns={extraColumns} addLabel={m.extraFields.add} />
  )
}

interface AnswersFieldProps extends LinesProps {
  nodes: readonly EditorNode[]
}

/** Which answers of the response set an item offers; one that is not in the set any more is shown until it is taken out. */
export function AnswersField({ label, lines, nodes, readOnly, error, onChange }: AnswersFieldProps) {
  const id = useId()
  const { options } = readAnswerOptions(contentRoot(nodes)?.fields.answerOptions ?? [])
  const known = new Set(options.map(({ value }) => value))
  const choices = [
    ...options.map(({ value, label: words, counts }) => ({
      value,
      words: m.answers.option({ value, label: words, counts: m.counts[counts] }),
    })),
    ...lines
      .filter((value) => !known.has(value))
      .map((value) => ({ value, words: m.answers.gone({ value }) })),
  ]
  return (
    <chakra.fieldset marginBottom="14px" minWidth="0" aria-describedby={error ? `${id}-error` : undefined}>
      <chakra.legend textStyle="label" padding="0" marginBottom="4px">
        {label}
      </chakra.legend>
      {choices.length === 0 && <chakra.p color="fg.subtle">{m.answers.none}</chakra.p>}
      <ChoiceGrid>
        {choices.map(({ value, words }) => (
          <ChoiceLabel key={value}>
            <chakra.input
              type="checkbox"
              checked={lines.includes(value)}
              disabled={readOnly}
              onChange={({ currentTarget: { checked } }) =>
                onChange(
                  choices
                    .map((one) => one.value)
                    .filter((one) => (one === value ? checked : lines.includes(one))),
                )
              }
              css={choiceStyle}
            />
            {words}
          </ChoiceLabel>
        ))}
      </ChoiceGrid>
      <FieldError id={`${id}-error`} error={error} />
    </chakra.fieldset>
  )
}

/** What of the list the answer to a question of this type can be proposed from; what is stored is among them. */
export function prefillOptions(
  kind: ContentKind,
  part: AuditPart,
  { questionType, prefillFrom }: Pick<ContentFields, 'questionType' | 'prefillFrom'>,
): SelectOption[] {
  const options = prefillSources(contentRoster(kind, part))
    .filter(({ type }) => type === questionType)
    .map(({ value, name, type }) => ({
      value,
      label: type === 'Number' ? m.prefill.age({ column: name }) : m.prefill.column({ column: name }),
    }))
  return prefillFrom === null || options.some(({ value }) => value === prefillFrom)
    ? options
    : [...options, { value: prefillFrom, label: m.prefill.column({ column: prefillFrom }) }]
}

import { chakra } from '@chakra-ui/react'
import {
  contentFieldKinds,
  contentIndicators,
  contentPlaces,
  correctableNames,
  type ContentField,
  type ContentFields,
  type ContentKind,
  narrativeNames,
  responseTypeNames,
  setupQuestionTypeNames,
} from '@portal/domain'
import { useId } from 'react'
import { controlStyle, FieldFrame, useFieldIds } from '../../../ui/field/field-frame'
import { Select, type SelectOption } from '../../../ui/field/select'
import { CitationPicker } from './citation-picker'
import { contentMessages as m } from '../content-messages.generated'
import { fieldLabel } from '../content-nodes'
import type { ContentVersionQuery } from '../content.generated'
import { FormattedField } from './formatted-field'
import { LinkedPicker } from './linked-picker'
import { RatingScaleField } from './rating-scale-field'
import { AnswerOptionsField, AnswersField, ExtraFieldsField, prefillOptions } from '../audits/audit-fields'
import { auditContentMessages } from '../audits/audit-content-messages.generated'
import { RuleField } from '../audits/rule-field'
import type { EditorNode } from '../content-nodes'

export interface NodeFieldProps {
  kind: ContentKind
  node: EditorNode
  /** All places of the version. */
  nodes: readonly EditorNode[]
  field: ContentField
  value: ContentFields
  part: 'Part B' | 'Part C'
  citations: ContentVersionQuery['contentCitations']
  linked: readonly { contentId: string; label: string }[]
  readOnly: boolean
  error: string | undefined
  onChange: (value: ContentFields[ContentField]) => void
}

/** The control of one field, by what the field holds. */
export function NodeField(props: NodeFieldProps) {
  const { kind, field, value, linked, readOnly, error, onChange } = props
  const label = fieldLabel(kind, field)
  switch (field) {
    case 'citations':
      return (
        <CitationPicker
          label={label}
          chosen={value.citations ?? []}
          citations={props.citations}
          readOnly={readOnly}
          error={error}
          onChange={onChange}
        />
      )
    case 'requiredDocumentCategoryIds':
    case 'subsectionIds':
      return (
        <LinkedPicker
          label={label}
          chosen={value[field] ?? []}
          linked={linked}
          readOnly={readOnly}
          error={error}
          onChange={onChange}
        />
      )
    case 'guidance':
    case 'help':
      return (
        <FormattedField
          label={label}
          text={value[field] ?? ''}
          readOnly={readOnly}
          error={error}
          onChange={onChange}
        />
      )
    case 'ratingScale':
      // Only ratings have a scale; its texts are kept in case the item becomes a rating again.
      return value.responseType !== null && value.responseType !== 'Rating' ? null : (
        <RatingScaleField
          label={label}
          lines={value.ratingScale ?? []}
          readOnly={readOnly}
          error={error}
          onChange={onChange}
        />
      )
    case 'evidenceRequired':
    case 'required':
    case 'rollingSubmission':
      return <Check label={label} checked={value[field] ?? false} readOnly={readOnly} onChange={onChange} />
    case 'areaId':
      return (
        <Choice
          {...props}
          label={label}
          options={m.areas.map((area, index) => ({ value: String(index + 1), label: area }))}
          onText={(text) => onChange(Number(text))}
        />
      )
    case 'indicatorCode':
      return (
        <Choice
          {...props}
          label={label}
          placeholder={m.noIndicator}
          options={contentIndicators[props.part].map((code) => ({ value: code, label: code }))}
          onText={(text) => onChange(text || null)}
        />
      )
    case 'responseType':
    case 'narrativeRequired':
    case 'questionType':
    case 'correctable':
      return (
        <Choice
          {...props}
          label={label}
          options={optionsOf(choiceNames[field])}
          onText={(text) => onChange(text)}
        />
      )
    case 'prefillFrom':
      return (
        <Choice
          {...props}
          label={label}
          placeholder={auditContentMessages.prefill.none}
          options={prefillOptions(kind, props.part, value)}
          onText={(text) => onChange(text || null)}
        />
      )
    case 'options':
      // Only questions with choices have them; they are kept in case it becomes one again.
      return value.questionType === 'Select' || value.questionType === 'Multi' ? (
        <Text {...props} label={label} />
      ) : null
    case 'answerOptions':
    case 'extraFields':
    case 'answers': {
      const Rows = rowsFields[field]
      return (
        <Rows
          label={label}
          lines={value[field] ?? []}
          nodes={props.nodes}
          readOnly={readOnly}
          error={error}
          onChange={onChange}
        />
      )
    }
    case 'skipWhen':
      return <RuleField {...props} />
    case 'skipReason':
      // Without a rule there is nothing to give a reason for.
      return value.skipWhen === null && !value.skipReason ? null : <Text {...props} label={label} />
    case 'key':
      return (
        <Text
          {...props}
          label={label}
          readOnly={readOnly || (!props.node.remove.allowed && isKept(props.node, field))}
        />
      )
    default:
      return <Text {...props} label={label} />
  }
}

const choiceNames = {
  responseType: responseTypeNames,
  narrativeRequired: narrativeNames,
  questionType: setupQuestionTypeNames,
  correctable: correctableNames,
}
const rowsFields = {
  answerOptions: AnswerOptionsField,
  extraFields: ExtraFieldsField,
  answers: AnswersField,
}

const isKept = ({ nodeKind }: EditorNode, field: ContentField) =>
  contentPlaces[nodeKind].kept?.includes(field) ?? false

const optionsOf = (words: Record<string, string>): SelectOption[] =>
  Object.entries(words).map(([value, label]) => ({ value, label }))

const hints: Partial<Record<ContentField, string>> = m.hints

const longFields: Partial<Record<ContentField, number>> = {
  intro: 3,
  text: 3,
  acceptableEvidence: 4,
  documentHints: 4,
  options: 4,
  correctionInstruction: 3,
  description: 3,
}

const longest: Partial<Record<ContentField, number>> = { number: 20, key: 40, skipReason: 300 }
const numberLimits: Partial<Record<ContentField, { min: number; max: number }>> = {
  defaultMaximum: { min: 0, max: 20 },
  weight: { min: 1, max: 100 },
}

function Text({ field, value, label, readOnly, error, onChange }: NodeFieldProps & { label: string }) {
  const hint = hints[field]
  const { id, control } = useFieldIds(hint, error)
  const rows = longFields[field]
  const stored = value[field]
  const text = Array.isArray(stored) ? stored.join('\n') : String(stored ?? '')
  const isLines = contentFieldKinds[field].holds === 'lines'
  const number = numberLimits[field]
  const common = { ...control, value: text, readOnly }
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} optional={field === 'intro'}>
      {rows ? (
        <chakra.textarea
          {...common}
          rows={rows}
          maxLength={field === 'text' ? 2000 : 5000}
          onChange={({ currentTarget: { value: next } }) =>
            onChange(isLines ? (next === '' ? [] : next.split('\n')) : next)
          }
          css={{
            ...controlStyle,
            height: 'auto',
            padding: '8px 10px',
            lineHeight: '1.45',
            resize: 'vertical',
          }}
        />
      ) : (
        <chakra.input
          {...common}
          {...(number && { type: 'number', ...number, inputMode: 'numeric' as const })}
          maxLength={longest[field] ?? 200}
          autoComplete="off"
          onChange={({ currentTarget: { value: next } }) =>
            onChange(number ? (next === '' ? null : Math.trunc(Number(next))) : next)
          }
          css={{ ...controlStyle, ...(number && { width: '110px' }) }}
        />
      )}
    </FieldFrame>
  )
}

interface ChoiceProps extends NodeFieldProps {
  label: string
  options: readonly SelectOption[]
  placeholder?: string
  onText: (text: string) => void
}

function Choice({ field, value, label, options, placeholder, readOnly, error, onText }: ChoiceProps) {
  const { id, control } = useFieldIds(undefined, error)
  return (
    <FieldFrame id={id} label={label} error={error}>
      <Select
        {...control}
        value={String(value[field] ?? '')}
        options={options}
        placeholder={placeholder}
        disabled={readOnly}
        onChange={(event) => onText(event.currentTarget.value)}
      />
    </FieldFrame>
  )
}

interface CheckProps {
  label: string
  checked: boolean
  readOnly: boolean
  onChange: (checked: boolean) => void
}

function Check({ label, checked, readOnly, onChange }: CheckProps) {
  const id = useId()
  return (
    <chakra.label
      htmlFor={id}
      display="flex"
      gap="10px"
      marginBottom="14px"
      fontFamily="body"
      cursor="pointer"
    >
      <chakra.input
        id={id}
        type="checkbox"
        checked={checked}
        disabled={readOnly}
        onChange={(event) => onChange(event.currentTarget.checked)}
        width="18px"
        height="18px"
        margin="3px 0 0"
        flex="none"
        accentColor="brand.solid"
      />
      <span>{label}</span>
    </chakra.label>
  )
}

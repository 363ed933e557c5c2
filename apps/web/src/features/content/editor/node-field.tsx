import { chakra } from '@chakra-ui/react'
import {
  contentIndicators,
  type ContentField,
  type ContentFields,
  type ContentKind,
  narrativeNames,
  responseTypeNames,
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

export interface NodeFieldProps {
  kind: ContentKind
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
      return (
        <Choice
          {...props}
          label={label}
          options={optionsOf(responseTypeNames)}
          onText={(text) => onChange(text)}
        />
      )
    case 'narrativeRequired':
      return (
        <Choice
          {...props}
          label={label}
          options={optionsOf(narrativeNames)}
          onText={(text) => onChange(text)}
        />
      )
    default:
      return <Text {...props} label={label} />
  }
}

const optionsOf = (words: Record<string, string>): SelectOption[] =>
  Object.entries(words).map(([value, label]) => ({ value, label }))

const hints: Partial<Record<ContentField, string>> = m.hints

const longFields: Partial<Record<ContentField, number>> = {
  intro: 3,
  text: 3,
  acceptableEvidence: 4,
  description: 3,
}

function Text({ field, value, label, readOnly, error, onChange }: NodeFieldProps & { label: string }) {
  const hint = hints[field]
  const { id, control } = useFieldIds(hint, error)
  const rows = longFields[field]
  const stored = value[field]
  const text = Array.isArray(stored) ? stored.join('\n') : String(stored ?? '')
  const common = { ...control, value: text, readOnly }
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} optional={field === 'intro'}>
      {rows ? (
        <chakra.textarea
          {...common}
          rows={rows}
          maxLength={field === 'text' ? 2000 : 5000}
          onChange={({ currentTarget: { value: next } }) =>
            onChange(field === 'acceptableEvidence' ? (next === '' ? [] : next.split('\n')) : next)
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
          {...(field === 'defaultMaximum' && {
            type: 'number',
            min: 0,
            max: 20,
            inputMode: 'numeric' as const,
          })}
          maxLength={field === 'number' ? 20 : 200}
          autoComplete="off"
          onChange={({ currentTarget: { value: next } }) =>
            onChange(field === 'defaultMaximum' ? (next === '' ? null : Math.trunc(Number(next))) : next)
          }
          css={{ ...controlStyle, ...(field === 'defaultMaximum' && { width: '110px' }) }}
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

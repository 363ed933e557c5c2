import { chakra } from '@chakra-ui/react'
import { contentFieldKinds, type ContentField, type ContentFields, type ContentKind } from '@portal/domain'
import { useId } from 'react'
import { controlStyle, FieldFrame, useFieldIds } from '../../../ui/field/field-frame'
import { Select, type SelectOption } from '../../../ui/field/select'
import { contentMessages as m } from '../content-messages.generated'
import type { EditorNode } from '../content-nodes'
import type { ContentVersionQuery } from '../content.generated'

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

export function TextControl({
  field,
  value,
  label,
  readOnly,
  error,
  onChange,
}: NodeFieldProps & { label: string }) {
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

export function ChoiceControl({
  field,
  value,
  label,
  options,
  placeholder,
  readOnly,
  error,
  onText,
}: ChoiceProps) {
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

export function CheckControl({ label, checked, readOnly, onChange }: CheckProps) {
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

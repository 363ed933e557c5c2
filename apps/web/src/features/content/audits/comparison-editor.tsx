import { chakra } from '@chakra-ui/react'
import {
  conditionOperators,
  type Comparison,
  type ConditionOperator,
  type ConditionScalar,
  type RuleSource,
} from '@portal/domain'
import { controlStyle } from '../../../ui/field/field-frame'
import { ChoiceLabel, choiceStyle } from '../../../ui/field/radio-group-field'
import { Select } from '../../../ui/field/select'
import { auditContentMessages } from './audit-content-messages.generated'

const m = auditContentMessages.rule

const ofChoices: readonly ConditionOperator[] = ['eq', 'ne', 'in', 'nin']
const ofSizes: readonly ConditionOperator[] = ['eq', 'ne', 'lt', 'lte', 'gt', 'gte']

interface ComparisonEditorProps {
  comparison: Comparison
  sources: readonly RuleSource[]
  /** Which part of its group it is, from 1. */
  number: number
  onChange: (comparison: Comparison) => void
}

/** What is looked at, how, and which value it has: all that depends on it follows when the first changes. */
export function ComparisonEditor({ comparison, sources, number, onChange }: ComparisonEditorProps) {
  const { q, op } = comparison
  const source = sources.find((one) => one.q === q)
  const operators = source ? (source.options.length > 0 ? ofChoices : ofSizes) : conditionOperators
  const values = valuesOf(comparison)
  return (
    <chakra.div
      display="grid"
      gap="6px"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1.6fr) minmax(0, 0.8fr) minmax(0, 1fr)' }}
    >
      <Select
        aria-label={m.sourceOf({ n: number })}
        value={q}
        options={[
          ...(source ? [] : [{ value: q, label: m.gone({ name: q }) }]),
          ...sources.map((one) => ({ value: one.q, label: m.sources[one.group]({ label: one.label }) })),
        ]}
        onChange={(event) => {
          const next = sources.find((one) => one.q === event.currentTarget.value)
          if (next) onChange({ q: next.q, op: 'eq', v: next.options[0] ?? '' })
        }}
      />
      <Select
        aria-label={m.operatorOf({ n: number })}
        value={op}
        options={operators.map((one) => ({ value: one, label: m.operators[one] }))}
        onChange={(event) => {
          const next = operators.find((one) => one === event.currentTarget.value)
          if (next) onChange({ q, op: next, v: takesMany(next) ? values : (values[0] ?? '') })
        }}
      />
      <ValueEditor
        source={source}
        many={takesMany(op)}
        values={values}
        label={m.valueOf({ n: number })}
        onChange={(next) => onChange({ q, op, v: takesMany(op) ? next : (next[0] ?? '') })}
      />
    </chakra.div>
  )
}

const takesMany = (op: ConditionOperator) => op === 'in' || op === 'nin'

const valuesOf = ({ v }: Comparison): ConditionScalar[] => (typeof v === 'object' ? [...v] : [v])

/** Flags are compared as Y and N, whichever way a rule writes them. */
const textOf = (value: ConditionScalar | undefined) =>
  value === true ? 'Y' : value === false ? 'N' : String(value ?? '')

interface ValueEditorProps {
  source: RuleSource | undefined
  many: boolean
  values: readonly ConditionScalar[]
  label: string
  onChange: (values: ConditionScalar[]) => void
}

function ValueEditor({ source, many, values, label, onChange }: ValueEditorProps) {
  const texts = values.map(textOf)
  const options = source?.options ?? []
  if (options.length > 0 && many)
    return (
      <chakra.div role="group" aria-label={label}>
        {options.map((option) => (
          <ChoiceLabel key={option}>
            <chakra.input
              type="checkbox"
              checked={texts.includes(option)}
              onChange={({ currentTarget: { checked } }) =>
                onChange(options.filter((one) => (one === option ? checked : texts.includes(one))))
              }
              css={choiceStyle}
            />
            {option}
          </ChoiceLabel>
        ))}
      </chakra.div>
    )
  const [text = ''] = texts
  if (options.length > 0)
    return (
      <Select
        aria-label={label}
        value={text}
        options={[...(options.includes(text) ? [] : [text]), ...options].map((one) => ({
          value: one,
          label: one,
        }))}
        onChange={(event) => onChange([event.currentTarget.value])}
      />
    )
  const isNumber = source?.type === 'Number'
  return (
    <chakra.input
      type={isNumber ? 'number' : source?.type === 'Date' ? 'date' : 'text'}
      aria-label={label}
      value={text}
      onChange={({ currentTarget: { value } }) =>
        onChange([isNumber && value !== '' ? Number(value) : value])
      }
      css={controlStyle}
    />
  )
}

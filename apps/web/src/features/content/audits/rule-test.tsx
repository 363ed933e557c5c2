import { chakra } from '@chakra-ui/react'
import {
  activeItems,
  applySkipRules,
  auditContentOf,
  evaluateCondition,
  namesIn,
  readSetupAnswer,
  type Condition,
  type RecordAnswers,
  type RuleSource,
} from '@portal/domain'
import { CircleCheck, CircleHelp, CircleMinus } from 'lucide-react'
import { useState } from 'react'
import { controlStyle } from '../../../ui/field/field-frame'
import { Select } from '../../../ui/field/select'
import { StatusChip } from '../../../ui/feedback/status-chip'
import type { EditorNode } from '../content-nodes'
import { auditContentMessages } from './audit-content-messages.generated'

const m = auditContentMessages.test

interface RuleTestProps {
  node: EditorNode
  nodes: readonly EditorNode[]
  condition: Condition
  sources: readonly RuleSource[]
}

/** Answers of a sample student, and what the rules of the draft make of them; nothing of it is stored. */
export function RuleTest({ node, nodes, condition, sources }: RuleTestProps) {
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>({})
  const looked = new Set(namesIn(condition))
  const asked = sources.filter(({ q }) => looked.has(q))
  const content = auditContentOf(nodes)
  const record = recordOf(asked, answers)
  const { skipped } = applySkipRules(content, record)
  const items = activeItems(content)
  const own = items.filter(
    ({ id }) =>
      id === node.contentId || nodes.some((one) => one.contentId === id && one.parentId === node.contentId),
  )
  const isSkipped = own.length > 0 && own.every(({ id }) => skipped.has(id))
  const holds = evaluateCondition(condition, (q) =>
    valueOf(
      asked.find((one) => one.q === q),
      answers[q],
    ),
  )
  const verdict = isSkipped || holds === true ? 'skipped' : holds === null ? 'open' : 'applies'
  const numbers = items.filter(({ id }) => skipped.has(id)).map(({ number }) => number)
  const { icon, palette } = looks[verdict]
  const text = isSkipped ? skipped.get(own[0]?.id ?? '')?.text : undefined
  return (
    <chakra.div paddingBlock="6px" maxWidth="560px">
      <chakra.p color="fg.muted" marginBottom="8px">
        {m.intro}
      </chakra.p>
      <chakra.ul display="grid" gap="8px" listStyleType="none">
        {asked.map((source) => (
          <li key={source.q}>
            <chakra.label display="block">
              <chakra.span display="block" fontSize="sm">
                {source.label}
              </chakra.span>
              <Answer
                source={source}
                value={answers[source.q] ?? ''}
                onChange={(value) => setAnswers({ ...answers, [source.q]: value })}
              />
            </chakra.label>
          </li>
        ))}
      </chakra.ul>
      <chakra.div role="status" marginTop="10px" display="grid" gap="6px" justifyItems="start">
        <StatusChip palette={palette} icon={icon}>
          {m.verdicts[verdict]}
        </StatusChip>
        {text && <span>{text}</span>}
        <chakra.span fontSize="sm" color="fg.muted">
          {m.all({ n: numbers.length, of: items.length, numbers: numbers.join(', ') })}
        </chakra.span>
      </chakra.div>
    </chakra.div>
  )
}

const looks = {
  skipped: { palette: 'neutral', icon: CircleMinus },
  open: { palette: 'info', icon: CircleHelp },
  applies: { palette: 'success', icon: CircleCheck },
} as const

/** Flags of the list, and what is known of a record without asking: one that is not set is an answer, N. */
const isFlag = ({ group }: RuleSource) => group === 'flag' || group === 'record'

function Answer({
  source,
  value,
  onChange,
}: {
  source: RuleSource
  value: string
  onChange: (value: string) => void
}) {
  if (source.options.length > 0)
    return (
      <Select
        value={value}
        // A flag that is not set is an answer: N.
        placeholder={isFlag(source) ? undefined : m.unanswered}
        options={(isFlag(source) ? ['N', 'Y'] : source.options).map((one) => ({
          value: one,
          label: one,
        }))}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    )
  return (
    <chakra.input
      type={source.type === 'Date' ? 'date' : 'number'}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      css={controlStyle}
    />
  )
}

/** The answer as a rule reads it; undefined where there is none. */
function valueOf(source: RuleSource | undefined, value = '') {
  if (!source) return undefined
  if (isFlag(source)) return value === 'Y' ? 'Y' : 'N'
  if (source.group === 'item') return value || undefined
  const { type, options } = source
  const question = { key: source.q, text: source.label, type, options, required: false, prefillFrom: null }
  return readSetupAnswer(question, [value])
}

function recordOf(sources: readonly RuleSource[], answers: Readonly<Record<string, string>>): RecordAnswers {
  const of = (group: RuleSource['group']) => sources.filter((source) => source.group === group)
  const name = ({ q, group }: RuleSource) => q.slice(group.length + 1)
  return {
    setup: Object.fromEntries(
      of('setup').map((source) => [name(source), valueOf(source, answers[source.q])]),
    ),
    flags: of('flag').flatMap((source) => (answers[source.q] === 'Y' ? [name(source)] : [])),
    isFirst: of('record').some(({ q }) => answers[q] === 'Y'),
    items: Object.fromEntries(of('item').map((source) => [name(source), answers[source.q] || null])),
    skippedByHand: {},
  }
}

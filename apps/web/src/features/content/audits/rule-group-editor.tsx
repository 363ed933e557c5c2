import { chakra } from '@chakra-ui/react'
import { ruleJoins, type Comparison, type RuleGroup, type RulePart, type RuleSource } from '@portal/domain'
import { FolderPlus, Plus, X } from 'lucide-react'
import { placed } from '../../../lib/placed'
import { Button } from '../../../ui/action/button'
import { IconButton } from '../../../ui/action/icon-button'
import { Select } from '../../../ui/field/select'
import { auditContentMessages } from './audit-content-messages.generated'
import { ComparisonEditor } from './comparison-editor'

const m = auditContentMessages.rule

/** Groups within groups within a rule. */
const mostDepth = 2

/** A comparison to begin with; undefined where there is nothing to compare. */
export function firstComparison(sources: readonly RuleSource[]): Comparison | undefined {
  const [first] = sources
  return first && { q: first.q, op: 'eq', v: first.options[0] ?? '' }
}

interface RuleGroupEditorProps {
  group: RuleGroup
  sources: readonly RuleSource[]
  depth: number
  onChange: (group: RuleGroup) => void
}

/** How the parts of a rule are joined, and the parts: comparisons, and groups of them. */
export function RuleGroupEditor({ group, sources, depth, onChange }: RuleGroupEditorProps) {
  const { join, parts } = group
  const write = (next: readonly RulePart[]) => onChange({ ...group, parts: next })
  const change = (at: number, part: RulePart) => write(parts.with(at, part))
  const remove = (at: number) => write(parts.toSpliced(at, 1))
  const first = firstComparison(sources)
  return (
    <chakra.div
      role="group"
      aria-label={m.joins[join]}
      padding="10px"
      border="1px solid {colors.border.default}"
      borderRadius="sm"
      bg={depth % 2 === 0 ? 'bg.surface' : 'bg.subtle'}
    >
      <Select
        inline
        aria-label={m.join}
        value={join}
        options={ruleJoins.map((one) => ({ value: one, label: m.joins[one] }))}
        onChange={(event) => {
          const next = ruleJoins.find((one) => one === event.currentTarget.value)
          if (next) onChange({ ...group, join: next })
        }}
      />
      <chakra.ul display="grid" gap="8px" marginBlock="8px" listStyleType="none">
        {placed(parts).map(({ place: at, one: part }) => (
          // Parts have no id: each keeps its place while it is changed.
          <chakra.li key={at} display="flex" gap="6px" alignItems="start">
            <chakra.div flex="1" minWidth="0">
              {'q' in part ? (
                <ComparisonEditor
                  comparison={part}
                  sources={sources}
                  number={at + 1}
                  onChange={(next) => change(at, next)}
                />
              ) : (
                <RuleGroupEditor
                  group={part}
                  sources={sources}
                  depth={depth + 1}
                  onChange={(next) => change(at, next)}
                />
              )}
            </chakra.div>
            <IconButton
              label={'q' in part ? m.removePart({ n: at + 1 }) : m.removeGroup({ n: at + 1 })}
              icon={<X aria-hidden />}
              onClick={() => remove(at)}
            />
          </chakra.li>
        ))}
      </chakra.ul>
      {parts.length === 0 && (
        <chakra.p color="fg.subtle" marginBottom="8px">
          {m.emptyGroup}
        </chakra.p>
      )}
      <chakra.div display="flex" flexWrap="wrap" gap="8px">
        <Button size="sm" icon={<Plus aria-hidden />} onClick={() => first && write([...parts, first])}>
          {m.addComparison}
        </Button>
        {depth < mostDepth && (
          <Button
            size="sm"
            icon={<FolderPlus aria-hidden />}
            onClick={() => first && write([...parts, { join: 'any', parts: [first] }])}
          >
            {m.addGroup}
          </Button>
        )}
      </chakra.div>
    </chakra.div>
  )
}

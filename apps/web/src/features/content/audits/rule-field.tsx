import { chakra } from '@chakra-ui/react'
import {
  conditionInWords,
  conditionOfGroup,
  contentInOrder,
  contentRoster,
  ownLists,
  parseCondition,
  ruleGroupOf,
  ruleNames,
  ruleSources,
  type AuditPart,
  type ContentFields,
  type ContentKind,
  type RuleGroup,
  type RuleSource,
} from '@portal/domain'
import { Plus, Trash2 } from 'lucide-react'
import { useId } from 'react'
import { Button } from '../../../ui/action/button'
import { FieldError } from '../../../ui/field/field-frame'
import { Disclosure } from '../../../ui/layout/disclosure'
import { contentMessages } from '../content-messages.generated'
import type { EditorNode } from '../content-nodes'
import { auditContentMessages } from './audit-content-messages.generated'
import { firstComparison, RuleGroupEditor } from './rule-group-editor'
import { RuleTest } from './rule-test'

const m = auditContentMessages.rule

interface RuleFieldProps {
  kind: ContentKind
  part: AuditPart
  node: EditorNode
  nodes: readonly EditorNode[]
  /** What is typed into the form of the place. */
  value: ContentFields
  readOnly: boolean
  error: string | undefined
  onChange: (skipWhen: string | null) => void
}

/** When a section or item does not apply: a form, the rule in words beside it, and a test on a sample student's answers. */
export function RuleField({ kind, part, node, nodes, value, readOnly, error, onChange }: RuleFieldProps) {
  const id = useId()
  const typed = nodes.map((one) =>
    one.contentId === node.contentId ? { ...one, fields: ownLists(value) } : one,
  )
  const all = ruleSources(contentRoster(kind, part), typed)
  const sources = all.filter((source) => source.group !== 'item' || comesBefore(typed, source, node))
  const condition = parseCondition(value.skipWhen ?? '')
  const group = condition && ruleGroupOf(condition)
  const names = ruleNames(all)
  const write = (next: RuleGroup) => onChange(JSON.stringify(conditionOfGroup(next)))
  const what = contentMessages.kinds[node.nodeKind].toLowerCase()
  const first = firstComparison(sources)
  return (
    <chakra.fieldset marginBottom="14px" minWidth="0" aria-describedby={error ? `${id}-error` : undefined}>
      <chakra.legend textStyle="label" padding="0" marginBottom="4px">
        {contentMessages.fields.skipWhen}
      </chakra.legend>
      {!group && <chakra.p color="fg.subtle">{m.none({ what })}</chakra.p>}
      {!group && !readOnly && (
        <chakra.div marginTop="6px">
          <Button
            size="sm"
            icon={<Plus aria-hidden />}
            disabledReason={!first && m.nothingToCompare}
            onClick={() => first && write({ join: 'all', parts: [first] })}
          >
            {m.add}
          </Button>
        </chakra.div>
      )}
      {condition && group && (
        <>
          {!readOnly && <RuleGroupEditor group={group} sources={sources} depth={0} onChange={write} />}
          <chakra.p
            role="status"
            marginTop="10px"
            padding="8px 10px"
            borderInlineStart="3px solid {colors.border.strong}"
            bg="bg.subtle"
            overflowWrap="anywhere"
          >
            <b>{`${m.inWords} `}</b>
            {m.sentence({
              what,
              reason: value.skipReason?.trim() || m.noReason,
              when: conditionInWords(condition, (q) => names.get(q) ?? m.gone({ name: q })) || m.never,
            })}
          </chakra.p>
          <chakra.div display="flex" flexWrap="wrap" gap="6px 16px" alignItems="start" marginTop="8px">
            <Disclosure label={m.test} of={what}>
              <RuleTest node={node} nodes={typed} condition={condition} sources={all} />
            </Disclosure>
            {!readOnly && (
              <Button variant="link" size="sm" icon={<Trash2 aria-hidden />} onClick={() => onChange(null)}>
                {m.remove}
              </Button>
            )}
          </chakra.div>
        </>
      )}
      <FieldError id={`${id}-error`} error={error} />
    </chakra.fieldset>
  )
}

/** Whether the item of a source stands before a place: only then is its answer known. */
function comesBefore(nodes: readonly EditorNode[], { q }: RuleSource, node: EditorNode): boolean {
  const order = contentInOrder(nodes).map((one) => one.node.contentId)
  return order.indexOf(q.slice('item.'.length)) < order.indexOf(node.contentId)
}

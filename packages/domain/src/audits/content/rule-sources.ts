import {
  contentInOrder,
  contentLabel,
  publishedContent,
  type ContentNode,
} from '../../content/content-node.js'
import { firstRecord } from '../review/skip-logic.js'
import type { SetupQuestionType } from '../types/audit-content.js'
import type { Roster } from '../types/audit-type.js'
import { notApplicableAnswer } from '../types/response-set.js'

/** Something that a skip rule can look at: a setup question, a flag of the list, the answer to an item. */
export interface RuleSource {
  /** Name in conditions: 'setup.evalType', 'record.first', 'flag.discipline', 'item.dab-1-01'. */
  q: string
  group: 'setup' | 'record' | 'flag' | 'item'
  label: string
  type: SetupQuestionType
  /** Values that it can have; empty for days and numbers. */
  options: readonly string[]
}

const firstRecordSource: RuleSource = {
  q: firstRecord,
  group: 'record',
  label: 'First record of the sample',
  type: 'Select',
  options: ['Y', 'N'],
}

/** What rules of a version can look at, in the order of the forms: questions, flags, items from top to bottom. */
export function ruleSources(roster: Roster | null, all: readonly ContentNode[]): RuleSource[] {
  const nodes = contentInOrder(publishedContent(all)).map(({ node }) => node)
  const of = (nodeKind: ContentNode['nodeKind']) => nodes.filter((node) => node.nodeKind === nodeKind)
  return [
    ...of('question').map(({ fields }): RuleSource => {
      const type = fields.questionType ?? 'YesNo'
      const options = type === 'YesNo' ? ['Yes', 'No'] : (fields.options ?? [])
      const isChosen = type === 'YesNo' || type === 'Select' || type === 'Multi'
      const label = fields.text || fields.key || contentLabel({ fields })
      return { q: `setup.${fields.key}`, group: 'setup', label, type, options: isChosen ? options : [] }
    }),
    // Where nothing is drawn there is one record only.
    ...(roster ? [firstRecordSource] : []),
    ...listFlagsOf(roster).map(({ flag, name }): RuleSource => ({
      q: `flag.${flag}`,
      group: 'flag',
      label: name,
      type: 'Select',
      options: ['Y', 'N'],
    })),
    ...of('auditItem').map((node): RuleSource => {
      const answers = (node.fields.answers ?? []).filter((value) => value !== notApplicableAnswer)
      return {
        q: `item.${node.contentId}`,
        group: 'item',
        label: contentLabel(node),
        type: 'Select',
        options: [...answers, notApplicableAnswer],
      }
    }),
  ]
}

/** Flag columns of a list, with the names that the columns have. */
export function listFlagsOf(roster: Roster | null): { flag: string; name: string }[] {
  return (roster?.columns ?? []).flatMap(({ name, cell }) =>
    cell.kind === 'flag' ? [{ flag: cell.flag, name }] : [],
  )
}

/** Something in the list that answers to setup questions can be proposed from. */
export interface PrefillSource {
  /** 'evaluationDate', 'dob,iepDate', 'flag.discipline'. */
  value: string
  /** Column that it stands in. */
  name: string
  /** Type of the questions that it answers; the age on a day is a number. */
  type: SetupQuestionType
}

/** What answers to setup questions can be proposed from: days, flags, and the age on a day of the list. */
export function prefillSources(roster: Roster | null): PrefillSource[] {
  const bornOn = roster?.ages?.bornOn
  return (roster?.columns ?? []).flatMap(({ name, field, cell }): PrefillSource[] => {
    if (cell.kind === 'flag') return [{ value: `flag.${cell.flag}`, name, type: 'YesNo' }]
    if (cell.kind !== 'date') return []
    const day: PrefillSource = { value: field, name, type: 'Date' }
    return bornOn === undefined || field === bornOn
      ? [day]
      : [day, { value: `${bornOn},${field}`, name, type: 'Number' }]
  })
}

/** What each name in a condition is called, for rules in words. */
export function ruleNames(sources: readonly RuleSource[]): ReadonlyMap<string, string> {
  return new Map(sources.map(({ q, group, label }) => [q, nameOf(group, label)]))
}

function nameOf(group: RuleSource['group'], label: string): string {
  if (group === 'flag') return `the flag ${label}`
  return group === 'item' ? `the answer to item ${label}` : `“${label}”`
}

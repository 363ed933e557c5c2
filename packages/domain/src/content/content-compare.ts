import { correctableNames, setupQuestionTypeNames } from '../audits/types/audit-content.js'
import { conditionInWords, parseCondition } from '../audits/types/condition.js'
import { areaNames } from '../reports/report-subject.js'
import type { ContentField, ContentFields } from './content-fields.js'
import { contentPlaces } from './content-kinds.js'
import { contentInOrder, contentLabel, type ContentNode } from './content-node.js'
import { narrativeNames, responseTypeNames } from '../self-assessment/item-gaps.js'

/** A change of one place from one version to another. */
export interface ContentChange {
  contentId: string
  /** As it is in the newer version, or was in the older one if it was removed. */
  node: ContentNode
  kind: 'added' | 'removed' | 'changed' | 'moved'
  fields: { field: ContentField; before: string; after: string }[]
}

/** Names of what fields refer to: categories and subsections by content id, what skip rules look at by its name there. */
export type LinkedNames = ReadonlyMap<string, string>

/** The names by content id. */
export function linkedNames(linked: readonly { contentId: string; label: string }[]): LinkedNames {
  return new Map(linked.map(({ contentId, label }) => [contentId, label]))
}

/** All differences between two versions, in the order of the newer one; removed places come last. */
export function compareContent(
  older: readonly ContentNode[],
  newer: readonly ContentNode[],
  linked: LinkedNames,
): ContentChange[] {
  const before = new Map(older.map((node) => [node.contentId, node]))
  const after = new Set(newer.map(({ contentId }) => contentId))
  const moved = movedOf(older, newer)
  const changes = contentInOrder(newer).flatMap(({ node }): ContentChange[] => {
    const was = before.get(node.contentId)
    if (!was) return [{ contentId: node.contentId, node, kind: 'added', fields: [] }]
    const fields = contentPlaces[node.nodeKind].fields
      .filter((field) => contentValueInWords(was.fields, field) !== contentValueInWords(node.fields, field))
      .map((field) => ({
        field,
        before: contentValueInWords(was.fields, field, linked),
        after: contentValueInWords(node.fields, field, linked),
      }))
    const { contentId } = node
    const found: ContentChange[] = []
    if (fields.length > 0) found.push({ contentId, node, kind: 'changed', fields })
    if (moved.has(contentId)) found.push({ contentId, node, kind: 'moved', fields: [] })
    return found
  })
  const gone = contentInOrder(older)
    .filter(({ node }) => !after.has(node.contentId))
    .map(({ node }) => ({ contentId: node.contentId, node, kind: 'removed' as const, fields: [] }))
  return [...changes, ...gone]
}

/** 'place 2 in 1.1 Child find': the position of a place among its siblings. */
export function contentPlaceInWords(nodes: readonly ContentNode[], contentId: string): string {
  const node = nodes.find((one) => one.contentId === contentId)
  const parent = nodes.find((one) => one.contentId === node?.parentId)
  const before = nodes.filter(
    (one) => one.parentId === node?.parentId && node !== undefined && one.order < node.order,
  )
  return `place ${before.length + 1}${parent ? ` in ${contentLabel(parent)}` : ''}`
}

/** Wording of the codes of fields, as on screens. */
const words: Partial<Record<ContentField, Readonly<Record<string, string>>>> = {
  areaId: areaNames,
  responseType: responseTypeNames,
  narrativeRequired: narrativeNames,
  questionType: setupQuestionTypeNames,
  correctable: correctableNames,
}

/** Text for a category or subsection that no longer exists in any version. */
export const goneLinkName = 'One that no longer exists'

/** A value as readable text: codes in words, lists one line per entry, Yes and No, and names where they are known. */
export function contentValueInWords(
  fields: ContentFields,
  field: ContentField,
  linked?: LinkedNames,
): string {
  if (linked && (field === 'requiredDocumentCategoryIds' || field === 'subsectionIds'))
    return (fields[field] ?? []).map((id) => linked.get(id) ?? goneLinkName).join('\n')
  const value = fields[field]
  if (value === null) return ''
  const rule = linked && field === 'skipWhen' ? parseCondition(String(value)) : null
  if (rule) return conditionInWords(rule, (q) => linked?.get(q) ?? q)
  const named = words[field]?.[String(value)]
  if (named !== undefined) return named
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  return Array.isArray(value) ? value.join('\n') : String(value)
}

/**
 * Places with another parent, or in another order among their remaining siblings; the fewest that explain the change.
 */
function movedOf(older: readonly ContentNode[], newer: readonly ContentNode[]): Set<string> {
  const before = new Map(older.map((node) => [node.contentId, node]))
  const moved = new Set<string>()
  const stayed = new Map<string | null, ContentNode[]>()
  for (const { node } of contentInOrder(newer)) {
    const was = before.get(node.contentId)
    if (!was) continue
    if (was.parentId === node.parentId) stayed.set(node.parentId, [...(stayed.get(node.parentId) ?? []), was])
    else moved.add(node.contentId)
  }
  for (const siblings of stayed.values()) {
    const kept = longestRise(siblings.map(({ order }) => order))
    siblings.forEach(({ contentId }, index) => !kept.has(index) && moved.add(contentId))
  }
  return moved
}

/** Positions of a longest increasing subsequence. */
function longestRise(numbers: readonly number[]): Set<number> {
  const best = numbers.map((_, index) => [index])
  for (let end = 1; end < numbers.length; end++)
    for (let start = 0; start < end; start++)
      if (
        (numbers[start] ?? 0) < (numbers[end] ?? 0) &&
        (best[start]?.length ?? 0) >= (best[end]?.length ?? 0)
      )
        best[end] = [...(best[start] ?? []), end]
  return new Set(best.toSorted((a, b) => b.length - a.length)[0])
}

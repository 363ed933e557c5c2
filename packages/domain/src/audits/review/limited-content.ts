import type { AuditContent } from '../types/audit-content.js'

/** A content with the only items that a review of newer data looks at; whole where `itemIds` is null. */
export function limitedContent(content: AuditContent, itemIds: readonly string[] | null): AuditContent {
  if (itemIds === null) return content
  const sections = content.sections.map((section) =>
    Object.assign({}, section, { items: section.items.filter(({ id }) => itemIds.includes(id)) }),
  )
  return { ...content, sections: sections.filter(({ items }) => items.length > 0) }
}

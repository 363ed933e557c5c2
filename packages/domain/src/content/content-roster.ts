import { rosterOf, type AuditPart, type Roster } from '../audits/types/audit-type.js'
import { auditTypeOf } from '../audits/types/seeded-types.js'
import type { ContentKind } from './content-kinds.js'

/** The list whose columns the content of an audit looks at; null for content that is about no list. */
export function contentRoster(kind: ContentKind, part: AuditPart): Roster | null {
  const type = auditTypeOf(kind)
  return type ? rosterOf(type, part) : null
}

import type { DocumentSetRowFieldsFragment } from '../document-set/document-set.generated'
import type { AuditRowFieldsFragment, AuditFiguresFieldsFragment } from './audits.generated'

/** An audit with how far it is, which people of the state see. */
export type AuditListRow = AuditRowFieldsFragment & {
  figures?: AuditFiguresFieldsFragment | undefined
  /** How much of its document set changed, of kinds that have some. */
  set?: DocumentSetRowFieldsFragment | undefined
}

/** An audit of several in words: its agency and part. */
export const auditName = ({ lea, part }: Pick<AuditListRow, 'lea' | 'part'>) => `${lea.shortName}, ${part}`

/** How one of some audits is called; empty for one that is not among them. */
export const nameAmong = (audits: readonly AuditListRow[]) => (id: number) => {
  const audit = audits.find((one) => one.id === id)
  return audit ? auditName(audit) : ''
}

/** Audits with their figures and document sets, by id; audits without them stay as they are. */
export function withFigures(
  audits: readonly AuditRowFieldsFragment[],
  allFigures: readonly AuditFiguresFieldsFragment[],
  sets: readonly DocumentSetRowFieldsFragment[],
): AuditListRow[] {
  const byId = new Map(allFigures.map((figures) => [figures.id, figures]))
  const setById = new Map(sets.map((set) => [set.id, set]))
  return audits.map((audit) =>
    Object.assign({}, audit, { figures: byId.get(audit.id), set: setById.get(audit.id) }),
  )
}

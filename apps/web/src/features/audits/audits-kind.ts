import { auditTypeOf, type AuditPart, type AuditType } from '@portal/domain'

const partOf = (part: string): AuditPart => (part === 'Part C' ? 'Part C' : 'Part B')

/** What the records of a kind of audit are called: "student", "students", and both as a heading has them. */
export function subjectWords(typeKey: string): {
  one: string
  many: string
  title: string
  titles: string
} {
  const { one, many } = auditTypeOf(typeKey)?.subject ?? { one: 'record', many: 'records' }
  const inHeading = (words: string) => words.replace(/^./, (letter) => letter.toUpperCase())
  return { one, many, title: inHeading(one), titles: inHeading(many) }
}

/** Whether the records of a kind are drawn from a list that the agency sends. */
export function drawsFromList(type: AuditType | undefined, part: string): boolean {
  return Boolean(type?.rosters[partOf(part)])
}

import { soughtStudents, type JustificationFields, type KnownStudent } from '@portal/domain'
import { sql } from 'drizzle-orm'
import type { Database } from '../../db/database.js'

/** Latin letters with accents, and their letters without: the database may know no language. */
const accented = Array.from({ length: 0x01_80 - 0xc0 }, (_none, at) =>
  String.fromCodePoint(0xc0 + at),
).flatMap((letter) => {
  const base = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return base.length === 1 && base !== letter ? [{ letter, base }] : []
})
const from = accented.map(({ letter }) => letter).join('')
const to = accented.map(({ base }) => base).join('')
/** What divides the words of a name; each is a blank. */
const dividers = '-’‘\u2010\u2011.,'

/** The words of a text in the database without accents and capitals, as `folded` of the domain has them. */
const wordsOf = (column: string) =>
  sql`string_to_array(translate(lower(translate(${sql.raw(column)}, ${from + dividers}, ${to + ' '.repeat(dividers.length)})), '''', ' '), ' ')`

/** The value of a field in a row of a list, whose values stand in the order of the fields. */
const listed = (field: string) => sql`entry.row -> 3 ->> (array_position(l.fields, ${field}) - 1)`
const inProngsOf = (leaId: number) =>
  sql`join audit_prongs g on g.id = l.prong_id join audits a on a.id = g.audit_id and a.lea_id = ${leaId}`

/**
 * Students of an agency whose name, number or date of birth has something in common with the answers: of lists and records of
 * audits, incidents and case studies.
 */
export async function findNamedStudents(
  db: Database,
  leaId: number,
  fields: JustificationFields,
): Promise<KnownStudent[]> {
  const { words, days } = soughtStudents(fields)
  if (words.length === 0) return []
  const sought = textArray(words)
  const known = sql`(
    select distinct jsonb_build_object('studentId', coalesce(student_id, ''), 'firstName', coalesce(first_name, ''),
      'lastName', coalesce(last_name, ''), 'dob', coalesce(dob, '')) as student
    from (
      select ${listed('studentId')} as student_id, ${listed('firstName')} as first_name,
        ${listed('lastName')} as last_name, ${listed('dob')} as dob
      from audit_lists l ${inProngsOf(leaId)}
        join audit_list_parts part on part.prong_id = l.prong_id, jsonb_array_elements(part.rows::jsonb) as entry(row)
      union all
      select l.fields ->> 'studentId', l.fields ->> 'firstName', l.fields ->> 'lastName', l.fields ->> 'dob'
      from audit_records l ${inProngsOf(leaId)}
      union all
      select student_id, first_name, last_name, null from incidents where lea_id = ${leaId}
      union all
      select student ->> 'studentId', student ->> 'firstName', student ->> 'lastName', null
      from case_studies, jsonb_array_elements(students) as student where lea_id = ${leaId}
    ) as known
    where ${wordsOf('student_id')} && ${sought} or ${wordsOf('first_name')} && ${sought}
      or ${wordsOf('last_name')} && ${sought} or dob = any (${textArray(days)})) as named`
  const rows = await db.select({ student: sql<KnownStudent>`named.student` }).from(known)
  return rows.map(({ student }) => student)
}

const textArray = (texts: readonly string[]) =>
  texts.length === 0
    ? sql`array[]::text[]`
    : sql`array[${sql.join(
        texts.map((text) => sql`${text}`),
        sql`, `,
      )}]::text[]`

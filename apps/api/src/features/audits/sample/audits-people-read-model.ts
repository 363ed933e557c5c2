import { sql, type SQL } from 'drizzle-orm'

/** Rows in which people are assigned to a record. */
export function recordPeople(recordId: number): SQL {
  return sql`audit_record_people a where a.record_id = ${recordId}`
}

/** Rows in which people are assigned to any record of a prong. */
export function anyRecordOf(prongId: number): SQL {
  return sql`audit_record_people a join audit_records r on r.id = a.record_id where r.prong_id = ${prongId}`
}

/** Records of an agency on which a person works, in samples that are prepared or reviewed, in every year. */
export function openRecords({ leaId, userId }: { leaId: number; userId: string }): SQL {
  return sql`select r.id from audit_record_people p
    join audit_records r on r.id = p.record_id
    join audit_prongs g on g.id = r.prong_id
    join audits d on d.id = g.audit_id
    where p.user_id = ${userId} and d.lea_id = ${leaId} and r.status < 7 and g.status between 3 and 8`
}

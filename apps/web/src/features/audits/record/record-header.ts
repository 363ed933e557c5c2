import { complianceYearName, RecordStatus, auditTypeOf } from '@portal/domain'
import { wordOf } from '../../../lib/format'
import type { Crumb } from '../../../ui/layout/page-header'
import { recordMessages as words } from './record-messages.generated'
import { recordPaths, type RecordPlace } from './record-paths'
import type { AuditRecordFieldsFragment, AuditRecordQuery } from './record.generated'

export type Prong = NonNullable<AuditRecordQuery['auditProng']>

type ProngInPath = Pick<Prong, 'number' | 'round'> & {
  audit: Pick<Prong['audit'], 'part' | 'year'> & { lea: Pick<Prong['audit']['lea'], 'shortName'> }
}

/** The way to a record and to a page of it: kind of audit, audit, prong, student. What is not loaded yet is left out. */
export function breadcrumbOf(
  place: RecordPlace,
  { prong, student, page }: { prong?: ProngInPath | null; student?: string; page?: string },
): Crumb[] {
  const label = auditTypeOf(place.typeKey)?.label ?? place.typeKey
  const crumbs: Crumb[] = [{ label, to: recordPaths.audits(place.typeKey) }]
  if (prong) {
    const { lea, part, year } = prong.audit
    crumbs.push(
      { label: `${lea.shortName} ${part} ${complianceYearName(year)}` },
      { label: words.prong({ number: prong.number, round: prong.round }) },
    )
  }
  if (student !== undefined)
    crumbs.push({ label: student, ...(page !== undefined && { to: recordPaths.record(place) }) })
  if (page !== undefined) crumbs.push({ label: page })
  return crumbs
}

/** What is known of a child without saying who it is, and where its record stands in the sample. */
export function factsOf(record: AuditRecordFieldsFragment, all: number): string {
  const { grade, age, school, disability, order, status } = record
  return [
    grade && words.grade({ grade }),
    age !== null && words.age({ age }),
    school,
    disability,
    words.place({ n: order, all }),
    wordOf(words.status, String(status)),
  ]
    .filter(Boolean)
    .map((fact) => `${fact}.`)
    .join(' ')
}

/** The records of the sample that are still in it, in their order, before and after one. */
export function recordsBeside(
  place: RecordPlace,
  records: readonly AuditRecordFieldsFragment[],
): {
  previous: string | undefined
  next: string | undefined
  inSample: number
} {
  const inSample = records
    .filter(({ id, status }) => id === place.recordId || status < RecordStatus.replaced)
    .toSorted((one, other) => one.order - other.order)
  const at = inSample.findIndex(({ id }) => id === place.recordId)
  const path = (index: number) => {
    const found = inSample[index]
    return found && recordPaths.record({ ...place, recordId: found.id })
  }
  return { previous: path(at - 1), next: path(at + 1), inSample: inSample.length }
}

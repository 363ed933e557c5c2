import { complianceYearName, RecordStatus, seededAuditTypes } from '@portal/domain'
import { wordOf } from '../../../lib/format'
import type { Crumb } from '../../../ui/layout/page-header'
import { recordMessages as words } from './record-messages.generated'
import { recordPaths, type RecordPlace } from './record-paths'
import type { AuditRecordFieldsFragment, AuditRecordQuery } from './record.generated'

export type Prong = NonNullable<AuditRecordQuery['auditProng']>

/** The way to a record: kind of audit, audit, prong. */
export function breadcrumbOf({ typeKey }: RecordPlace, prong: Prong, student: string): Crumb[] {
  const { lea, part, year } = prong.audit
  const label = seededAuditTypes.find(({ key }) => key === typeKey)?.label ?? typeKey
  return [
    { label, to: recordPaths.audits(typeKey) },
    { label: `${lea.shortName} ${part} ${complianceYearName(year)}` },
    { label: words.prong({ number: prong.number, round: prong.round }) },
    { label: student },
  ]
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

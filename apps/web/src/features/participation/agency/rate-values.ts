import { ratedSubjectKeys, ratedSubjects, readCount, type RatedSubject } from '@portal/domain'
import type { ConflictField } from '../../../ui/form/conflict-fields'
import { participationMessages } from '../participation-messages.generated'
import type { AgencyParticipationFieldsFragment as Participation } from '../participation.generated'

/** The numbers of a subject as they are typed. */
interface TypedCounts {
  tested: string
  alternate: string
}
export type RateValues = Record<RatedSubject, TypedCounts>

const typed = (counts: Participation['ela']): TypedCounts => ({
  tested: counts ? String(counts.tested) : '',
  alternate: counts ? String(counts.alternate) : '',
})

/** The form of stored numbers. */
export const rateValues = ({ ela, math, science }: Participation): RateValues => ({
  ela: typed(ela),
  math: typed(math),
  science: typed(science),
})

/** What the form was begun from, for the comparison of versions. */
export const storedRates = (participation: Participation) => ({
  values: rateValues(participation),
  version: participation.version,
  by: participation.changedBy?.fullName ?? null,
  at: participation.changedOn,
})

/** The numbers of a subject as they are sent; null where both fields are empty. */
export function sentCounts({ tested, alternate }: TypedCounts): { tested: number; alternate: number } | null {
  const counts = { tested: readCount(tested), alternate: readCount(alternate) }
  return counts.tested === null || counts.alternate === null
    ? null
    : { tested: counts.tested, alternate: counts.alternate }
}

const words = participationMessages

/** Each subject is a part of its own: another person may enter another subject at the same time. */
export const rateFields: readonly ConflictField<RateValues>[] = ratedSubjectKeys.map((subject) => ({
  members: [subject],
  label: ratedSubjects[subject],
  show: ({ [subject]: { tested, alternate } }) =>
    tested === '' && alternate === '' ? words.form.empty : words.countsOf({ alternate, tested }),
}))

import {
  complianceYearOf,
  monthsOf,
  plannedByMonth,
  serviceFrequencies,
  type DeliveredMonth,
  type ServiceMinutes,
} from '@portal/domain'
import { auditServiceLines } from '../../schema/index.js'
import type { ExampleRecord } from './example-review.js'
import { daysAgo, type Seeding } from './example-seeding.js'

/**
 * Minutes of the services that were looked at, month by month: every third line was delivered in part, because the provider or the
 * student was absent, and some of it was made up.
 */
export async function insertDelivery(
  seeding: Seeding,
  records: readonly ExampleRecord[],
  enteredDaysAgo: number,
): Promise<void> {
  const { tx, monitor, today } = seeding
  // Six weeks that no holiday takes a whole week of, whatever the calendar of the agency is; nothing is entered before they are over.
  const year = complianceYearOf(today)
  const period = { periodFrom: `${year}-09-08`, periodTo: `${year}-10-16` }
  if (records.length === 0 || today <= period.periodTo) return
  await tx.insert(auditServiceLines).values(
    records.map(({ id: recordId, fields }, at) => {
      const frequency = serviceFrequencies.find((one) => one === fields['frequency']) ?? 'WEEKLY'
      const line = { frequency, minutes: Number(fields['minutes']), ...period, months: [] }
      return {
        recordId,
        provider: fields['provider'] ?? '',
        providerType: fields['providerType'] ?? '',
        setting: fields['setting'] ?? '',
        ...line,
        months: deliveredOf(line, at),
        notes: '',
        changedBy: monitor.id,
        changedOn: daysAgo(seeding, enteredDaysAgo),
      }
    }),
  )
}

function deliveredOf(line: ServiceMinutes, at: number): DeliveredMonth[] {
  const planned = plannedByMonth(line, null)
  return monthsOf(line).map((month, place) => {
    const minutes = planned.get(month) ?? 0
    const missing = at % 3 === 0 && place > 0 ? Math.round(minutes / 4) : 0
    const missed = { student: 0, provider: 0, closed: 0, other: 0 }
    missed[at % 2 === 0 ? 'provider' : 'student'] = missing
    return { month, delivered: minutes - missing, makeUp: place === 1 ? Math.round(missing / 3) : 0, missed }
  })
}

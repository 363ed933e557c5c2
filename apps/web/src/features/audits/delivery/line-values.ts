import { missedReasons, monthsOf } from '@portal/domain'
import type { FormikErrors } from 'formik'
import type { SaveServiceLineInput } from '../../../lib/graphql-types.generated'
import { deliveryMessages } from './delivery-messages.generated'
import type { ServiceLineFieldsFragment } from './delivery.generated'

/** What is typed of a month, in the order of the form. */
export const monthFields = ['delivered', 'makeUp', ...missedReasons] as const
export type MonthField = (typeof monthFields)[number]

/** A service line as it is typed; months by their names, so that a longer period keeps what was entered. */
export interface LineValues {
  frequency: string
  minutes: string
  provider: string
  providerType: string
  setting: string
  periodFrom: string
  periodTo: string
  notes: string
  months: Record<string, Record<MonthField, string>>
}

/** "September 2025" */
export function monthWords(month: string): string {
  return new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  )
}

export function lineValues(line: ServiceLineFieldsFragment): LineValues {
  const { frequency, provider, providerType, setting, periodFrom, periodTo, notes } = line
  return {
    frequency,
    minutes: String(line.minutes),
    provider,
    providerType,
    setting,
    periodFrom,
    periodTo,
    notes,
    months: Object.fromEntries(
      line.months.map(({ month, delivered, makeUp, missed }) => [
        month,
        {
          delivered: String(delivered),
          makeUp: String(makeUp),
          student: String(missed.student),
          provider: String(missed.provider),
          closed: String(missed.closed),
          other: String(missed.other),
        },
      ]),
    ),
  }
}

/** Longest period whose months are shown while it is typed, in months. */
const mostMonths = 24

/** Months of the period as it is typed; none while it is not whole. */
export function typedMonths({ periodFrom, periodTo }: LineValues): string[] {
  const isWhole = /^\d{4}-\d{2}-\d{2}$/.test(periodFrom) && /^\d{4}-\d{2}-\d{2}$/.test(periodTo)
  const years = Number(periodTo.slice(0, 4)) - Number(periodFrom.slice(0, 4))
  if (!isWhole || periodFrom > periodTo || years > 2) return []
  return monthsOf({ periodFrom, periodTo }).slice(0, mostMonths)
}

const whole = (text: string | undefined) => Number((text ?? '').trim() || '0')

/** Why a line cannot be sent, by field. */
export function lineErrors(values: LineValues): FormikErrors<LineValues> {
  const { number } = deliveryMessages.dialog
  const months = Object.fromEntries(
    typedMonths(values).flatMap((month) => {
      const wrong = Object.entries(values.months[month] ?? {}).filter(([, text]) => !isMinutes(text))
      return wrong.length === 0 ? [] : [[month, Object.fromEntries(wrong.map(([name]) => [name, number]))]]
    }),
  )
  return {
    ...(!/^[1-9]\d{0,4}$/.test(values.minutes.trim()) && { minutes: number }),
    ...(Object.keys(months).length > 0 && { months }),
  }
}

const isMinutes = (text: string) => /^\d{0,5}$/.test(text.trim())

/** The line as it is sent. */
export function lineInput(
  values: LineValues,
  of: Pick<SaveServiceLineInput, 'typeKey' | 'recordId' | 'version'>,
): SaveServiceLineInput {
  const { months, minutes, ...texts } = values
  return {
    ...of,
    ...texts,
    minutes: whole(minutes),
    months: typedMonths(values).map((month) => {
      const typed = months[month]
      return {
        month,
        delivered: whole(typed?.delivered),
        makeUp: whole(typed?.makeUp),
        missed: {
          student: whole(typed?.student),
          provider: whole(typed?.provider),
          closed: whole(typed?.closed),
          other: whole(typed?.other),
        },
      }
    }),
  }
}

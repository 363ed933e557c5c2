import { useClosedDaysQuery, type ClosedDaysQuery } from './closed-days.generated'

export type ClosedDays = ClosedDaysQuery['closedDays']

/** Days on which the state is closed beside weekends and federal holidays; undefined until they are known. */
export function useClosedDays(): ClosedDays | undefined {
  return useClosedDaysQuery().data?.closedDays
}

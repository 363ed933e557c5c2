import { calendarDay, tidyClientInput, usualClientRequests, type ClientInput } from '@portal/domain'
import type { ClientFieldsFragment } from './clients.generated'

/** What the editor of a client holds; controls hold texts. */
export interface ClientFormValues {
  name: string
  contact: string
  scopes: readonly string[]
  reach: 'all' | 'some'
  leaIds: readonly number[]
  expiresOn: string
  requestsPerMinute: number | ''
}

/** The form of a client; of a new one, for a year. */
export function clientFormValues(client: ClientFieldsFragment | null, now: Date): ClientFormValues {
  const aYearOn = `${Number(calendarDay(now).slice(0, 4)) + 1}${calendarDay(now).slice(4)}`
  return {
    name: client?.name ?? '',
    contact: client?.contact ?? '',
    scopes: client?.scopes ?? [],
    reach: client?.allLeas ? 'all' : 'some',
    leaIds: client?.leaIds ?? [],
    expiresOn: client?.expiresOn ?? aYearOn.replace('-02-29', '-02-28'),
    requestsPerMinute: client?.requestsPerMinute ?? usualClientRequests,
  }
}

/** What is sent. Agencies that were ticked before All was chosen do not count. */
export function clientInputOf({ reach, requestsPerMinute, ...values }: ClientFormValues): ClientInput {
  return tidyClientInput({
    ...values,
    allLeas: reach === 'all',
    leaIds: reach === 'all' ? [] : values.leaIds,
    requestsPerMinute: requestsPerMinute === '' ? 0 : requestsPerMinute,
  })
}

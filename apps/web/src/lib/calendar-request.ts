import { useSyncExternalStore } from 'react'

/** What the calendar was opened with (specification 001 section 3, calendar event request). */
export interface CalendarRequest {
  /** Null for state people who have chosen no agency yet. */
  leaId: number | null
  leaName: string
}

let request: CalendarRequest | null = null
const listeners = new Set<() => void>()

function set(next: CalendarRequest | null): void {
  request = next
  listeners.forEach((listener) => listener())
}

/** Opens the calendar, or shows it for another agency. */
export function openCalendar(asked: CalendarRequest): void {
  set(asked)
}

export function closeCalendar(): void {
  set(null)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The open request; null while the calendar is closed. */
export function useCalendarRequest(): CalendarRequest | null {
  return useSyncExternalStore(subscribe, () => request)
}

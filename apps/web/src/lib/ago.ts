import { timeMessages } from './time-messages.generated'

const units = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const

/** How long ago an instant was, in words that 'ago' can follow: '3 minutes', '1 hour', 'less than a minute'. */
export function agoInWords(instant: string | Date, now: Date): string {
  const seconds = Math.max(0, (now.getTime() - new Date(instant).getTime()) / 1000)
  for (const [unit, length] of units) {
    const n = Math.floor(seconds / length)
    if (n > 0) return timeMessages[unit]({ n })
  }
  return timeMessages.underMinute
}

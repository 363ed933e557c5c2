import { agoInWords } from '../../lib/ago'
import { listInWords } from '../../lib/format'
import { conflictMessages as m } from './conflict-messages.generated'

export interface Saving {
  by?: string | null | undefined
  /** Instant, ISO 8601. */
  at?: string | null | undefined
  /** The refusal of the server, which names the person where the record does not. */
  message?: string | undefined
}

/** 'Maria Ortiz saved this 3 minutes ago.', with what is known. */
function saved({ by, at, message = '' }: Saving, now: Date): string {
  if (!by && message.endsWith(m.review)) return message.slice(0, -m.review.length).trim()
  return by && at ? m.savedByAgo({ who: by, ago: agoInWords(at, now) }) : m.savedBy({ who: by ?? m.somebody })
}

export const savedText = (saving: Saving, now: Date): string => `${saved(saving, now)} ${m.review}`

export const cameText = (saving: Saving, labels: readonly string[], now: Date): string =>
  `${saved(saving, now)} ${m.came({ labels: listInWords(labels) })}`

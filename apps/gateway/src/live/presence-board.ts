import { z } from 'zod'

/** Somebody who is present on a record. */
export const presentMember = z.object({
  userId: z.string(),
  fullName: z.string(),
  role: z.string(),
  audience: z.enum(['everybody', 'state']),
  side: z.enum(['state', 'agency']),
  /** Id of the part of the record, such as an item; null when no part is known. */
  at: z.number().int().positive().nullable(),
})
export type PresentMember = z.infer<typeof presentMember>

/** `since`: when they came to this part, in milliseconds since 1970. */
export type Present = PresentMember & { since: number }

/** Who is present where. An entry expires unless it is renewed. */
export interface PresenceBoard {
  /** `key` identifies the tab; signals a change when somebody came or moved. */
  put: (topic: string, key: string, member: PresentMember) => Promise<void>
  remove: (topic: string, key: string) => Promise<void>
  list: (topic: string) => Promise<Present[]>
  close: () => void
}

/**
 * How long an entry lasts. Browsers renew it every eight seconds: one renewal may be lost, and a browser that is gone
 * disappears for everybody within 30 seconds.
 */
export const presenceLastsMs = 20_000

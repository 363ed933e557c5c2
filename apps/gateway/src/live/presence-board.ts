import { z } from 'zod'

/** Somebody at a record. */
export const presentMember = z.object({
  userId: z.string(),
  fullName: z.string(),
  role: z.string(),
  audience: z.enum(['everybody', 'state']),
  side: z.enum(['state', 'agency']),
  /** Id of the part of the record where they are, such as an item; null while they are nowhere in particular. */
  at: z.number().int().positive().nullable(),
})
export type PresentMember = z.infer<typeof presentMember>

/** `since`: milliseconds at which they came to where they are. */
export type Present = PresentMember & { since: number }

/** Who is where now. An entry goes by itself when it is not put again in time. */
export interface PresenceBoard {
  /** `key` names the tab; signals a change when somebody came or moved. */
  put: (topic: string, key: string, member: PresentMember) => Promise<void>
  remove: (topic: string, key: string) => Promise<void>
  list: (topic: string) => Promise<Present[]>
  close: () => void
}

/**
 * How long an entry stays. Browsers say every eight seconds that they are still there: one word may be lost, and a browser
 * that is gone is gone for everybody within 30 seconds.
 */
export const presenceLastsMs = 20_000

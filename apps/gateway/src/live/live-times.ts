/** Times of the live stream, in milliseconds. */
export interface LiveTimes {
  /** Interval of polling presence without a signal: for entries that expired, and for lost signals. */
  lookMs: number
  /** Interval of heartbeats: short enough for every proxy in between, and for the browser to notice silence. */
  beatMs: number
  /** How long a verdict about a reader is valid. */
  recheckMs: number
  /** How long a stream continues while its rights cannot be checked. */
  uncheckedMs: number
}

export const liveTimes: LiveTimes = { lookMs: 4000, beatMs: 10_000, recheckMs: 15_000, uncheckedMs: 60_000 }

export interface LiveLimits {
  /** Streams of one user at one gateway; one more ends the oldest. A browser needs one. */
  perPerson: number
  /** Streams of one gateway; more are refused with 503, and those browsers poll instead. */
  inAll: number
  /** Topics per stream. */
  topics: number
  /** Unread bytes at which a stream is cut. */
  unreadBytes: number
}

export const liveLimits: LiveLimits = { perPerson: 6, inAll: 2000, topics: 20, unreadBytes: 64 * 1024 }

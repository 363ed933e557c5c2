/** Times of the live stream, in milliseconds. */
export interface LiveTimes {
  /** How often who is there is looked up without a signal: for entries that went by themselves, and signals that were lost. */
  lookMs: number
  /** How often a stream says that it lives: often enough for every proxy between, and for the browser to notice silence. */
  beatMs: number
  /** How long a verdict about a reader counts. */
  recheckMs: number
  /** How long a stream goes on while nobody can say whether its reader still may. */
  uncheckedMs: number
}

export const liveTimes: LiveTimes = { lookMs: 4000, beatMs: 10_000, recheckMs: 15_000, uncheckedMs: 60_000 }

export interface LiveLimits {
  /** Streams of one person at one gateway; the oldest ends when there is one more. A browser needs one. */
  perPerson: number
  /** Streams of one gateway; more are refused with 503, and those browsers ask regularly instead. */
  inAll: number
  /** Records of one stream. */
  topics: number
  /** Bytes that a browser may leave unread before its stream is cut. */
  unreadBytes: number
}

export const liveLimits: LiveLimits = { perPerson: 6, inAll: 2000, topics: 20, unreadBytes: 64 * 1024 }

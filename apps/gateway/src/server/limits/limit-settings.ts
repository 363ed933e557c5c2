/** How often, or how much of it, something may be done by one account, address or client per period. */
export interface LimitRule {
  points: number
  seconds: number
}

/** What a rule counts by: the named account, the source address, the session or token of the request. */
export const limitedBy = ['account', 'address', 'client'] as const
export type LimitedBy = (typeof limitedBy)[number]

const quarter = 15 * 60
const hour = 60 * 60

/**
 * Far above what people do, far below what guessing needs. An address may be a whole office; the system of record
 * counts wrong passwords and codes more strictly (ten, five) and per account.
 */
const usual = {
  signIn: { account: { points: 30, seconds: quarter }, address: { points: 600, seconds: quarter } },
  // A user at a device that the account trusts is not locked out by strangers behind the same address.
  signInAtDevice: { account: { points: 30, seconds: quarter } },
  securityCode: { account: { points: 30, seconds: quarter }, address: { points: 600, seconds: quarter } },
  resendCode: { account: { points: 10, seconds: hour }, address: { points: 300, seconds: hour } },
  passwordReset: { account: { points: 10, seconds: hour }, address: { points: 100, seconds: hour } },
  clientToken: { account: { points: 300, seconds: quarter }, address: { points: 600, seconds: quarter } },
  // Tokens that the system of record has to verify; a verified one is not counted again while it is cached.
  bearer: { address: { points: 600, seconds: 60 } },
  // Milliseconds of parsing and validating documents that no build registered.
  validation: { client: { points: 6000, seconds: 60 }, address: { points: 15_000, seconds: 60 } },
  upload: { client: { points: 600, seconds: hour }, address: { points: 6000, seconds: hour } },
  request: { client: { points: 1200, seconds: 60 }, address: { points: 30_000, seconds: 60 } },
  live: { client: { points: 600, seconds: 60 }, address: { points: 30_000, seconds: 60 } },
} satisfies Record<string, Partial<Record<LimitedBy, LimitRule>>>

export type LimitedAct = keyof typeof usual
export type LimitSettings = Record<LimitedAct, Partial<Record<LimitedBy, LimitRule>>>

/** A demonstration is used by one person from one address under many accounts. */
const demoFactor = 20

/**
 * The limits, overridden by those in RATE_LIMITS: `signIn.account=30/900,request.client=1200/60` (points/seconds).
 * Throws for an invalid entry.
 */
export function limitSettings(mode: 'demo' | 'production', text: string): LimitSettings {
  const factor = mode === 'demo' ? demoFactor : 1
  const settings: LimitSettings = structuredClone(usual)
  for (const rules of Object.values(settings)) for (const rule of Object.values(rules)) rule.points *= factor
  for (const part of text.split(',').map((each) => each.trim())) {
    if (part === '') continue
    const [, act = '', by = '', points, seconds] = /^(\w+)\.(\w+)=(\d{1,9})\/(\d{1,6})$/.exec(part) ?? []
    const rule = Object.entries(settings).find(([name]) => name === act)?.[1]?.[by as LimitedBy]
    if (rule === undefined || Number(points) < 1 || Number(seconds) < 1) {
      throw new Error(`The environment is not complete:\n  RATE_LIMITS: '${part}' is no limit`)
    }
    rule.points = Number(points)
    rule.seconds = Number(seconds)
  }
  return settings
}

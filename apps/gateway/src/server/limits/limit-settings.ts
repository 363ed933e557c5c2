/** How often something may be done by one account, address or client in a time, or how much of it. */
export interface LimitRule {
  points: number
  seconds: number
}

/** Whom a rule counts: the account that is named, the address it comes from, the session or token that is sent. */
export const limitedBy = ['account', 'address', 'client'] as const
export type LimitedBy = (typeof limitedBy)[number]

const quarter = 15 * 60
const hour = 60 * 60

/**
 * Far above what people do, far below what guessing needs. An address may be a whole office; the system of record
 * counts wrong passwords and codes more strictly (ten, five) and for each account.
 */
const usual = {
  signIn: { account: { points: 30, seconds: quarter }, address: { points: 600, seconds: quarter } },
  // Whoever sits at a device that the account trusts is not kept out by strangers behind the same address.
  signInAtDevice: { account: { points: 30, seconds: quarter } },
  securityCode: { account: { points: 30, seconds: quarter }, address: { points: 600, seconds: quarter } },
  resendCode: { account: { points: 10, seconds: hour }, address: { points: 300, seconds: hour } },
  passwordReset: { account: { points: 10, seconds: hour }, address: { points: 100, seconds: hour } },
  clientToken: { account: { points: 300, seconds: quarter }, address: { points: 600, seconds: quarter } },
  // Tokens that have to be proved by the system of record; one that was is not counted again for a while.
  bearer: { address: { points: 600, seconds: 60 } },
  // Milliseconds of reading and validating documents that no build registered.
  validation: { client: { points: 6000, seconds: 60 }, address: { points: 15_000, seconds: 60 } },
  upload: { client: { points: 600, seconds: hour }, address: { points: 6000, seconds: hour } },
  request: { client: { points: 1200, seconds: 60 }, address: { points: 30_000, seconds: 60 } },
  live: { client: { points: 600, seconds: 60 }, address: { points: 30_000, seconds: 60 } },
} satisfies Record<string, Partial<Record<LimitedBy, LimitRule>>>

export type LimitedAct = keyof typeof usual
export type LimitSettings = Record<LimitedAct, Partial<Record<LimitedBy, LimitRule>>>

/** A demonstration is used by one person from one address in the name of everybody. */
const demoFactor = 20

/** The limits, with those of RATE_LIMITS in their place: `signIn.account=30/900,request.client=1200/60`. */
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

import { z } from 'zod'
import { newSessionId, type Sealer } from './seal.js'
import { SealedRecords } from './sealed-records.js'
import type { SessionStore } from './session-store.js'

const attempt = z.object({
  username: z.string(),
  /** The API requires it again with the code; stored sealed, and deleted after ten minutes or with the next step. */
  password: z.string(),
  attemptToken: z.string(),
  email: z.string().nullable(),
})
export type SignInAttempt = z.infer<typeof attempt>

/** Lifetime of a security code, and so of the attempt that waits for it. */
export const attemptSeconds = 10 * 60

/** Sign-in attempts between the password and the security code. */
export class SignInAttempts {
  readonly #records: SealedRecords<typeof attempt>

  constructor(
    store: SessionStore,
    sealer: Sealer,
    private readonly now: () => number = Date.now,
  ) {
    this.#records = new SealedRecords(store, sealer, 'attempt', attempt)
  }

  async create(record: SignInAttempt): Promise<string> {
    const id = newSessionId()
    await this.update(id, record)
    return id
  }

  async read(id: string): Promise<SignInAttempt | undefined> {
    return this.#records.read(id)
  }

  /** Replaces the attempt after the code was sent again; its ten minutes start again. */
  async update(id: string, record: SignInAttempt): Promise<void> {
    await this.#records.write(id, record, this.now() + attemptSeconds * 1000)
  }

  async end(id: string): Promise<void> {
    await this.#records.delete(id)
  }
}

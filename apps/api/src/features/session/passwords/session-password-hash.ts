import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { hash, verify, type Options } from '@node-rs/argon2'
import { passwordMaxLength } from '@portal/domain'
import { FairQueue } from '../../../server/heavy/fair-queue.js'

/** argon2id with the first parameter set that OWASP recommends: 19 MiB, two passes, one lane. */
const parameters: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/**
 * All work on passwords that strangers can ask for goes through here. Each piece takes 19 MiB and a thread: one of the
 * four that Node has is always left to files. Callers give up after ten seconds.
 */
export const passwordWork = new FairQueue({
  running: Math.min(3, availableParallelism() + 1),
  waiting: 300,
  seconds: 8,
})

/** Stands in where there is no hash to compare with, so that an unknown user takes as long as a known one. */
const dummyHash = hash(randomBytes(18).toString('base64'), parameters)

/** Composed and decomposed letters look the same and must be the same password. */
const normal = (password: string): string => password.normalize('NFC')

/** Argon2 hash of a password, in the form that is stored. */
export async function hashPassword(password: string): Promise<string> {
  return hash(normal(password), parameters)
}

/** Takes the same time whether there is a hash or not. A password longer than can be set never matches. */
export async function verifyPassword(storedHash: string | null, password: string): Promise<boolean> {
  const tooLong = Array.from(password).length > passwordMaxLength
  const matches = await verify(storedHash ?? (await dummyHash), tooLong ? '' : normal(password))
  return matches && storedHash !== null && !tooLong
}

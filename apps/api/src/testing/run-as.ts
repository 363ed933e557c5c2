import { loadAccount } from '../features/accounts/accounts-read-model.js'
import type { Command } from '../server/command.js'
import type { TestApi } from './test-api.js'

/** Runs a command as a person, in a transaction of its own: for parts, which have no route. */
export async function runAs<T>(
  api: TestApi,
  email: string,
  act: (command: Command) => Promise<T>,
): Promise<T> {
  const actor = await loadAccount(api.db, await api.userId(email))
  if (!actor) throw new Error(`There is no account of ${email}.`)
  const ctx = {
    requestId: 'r1',
    ip: '',
    now: api.clock.now(),
    log: api.deps.log,
    idempotencyKey: null,
    sessionId: null,
    userAgent: '',
    publicUrl: '',
  }
  return api.db.transaction((tx) => act({ tx, actor, ctx }))
}

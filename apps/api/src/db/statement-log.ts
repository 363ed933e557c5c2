import { AsyncLocalStorage } from 'node:async_hooks'

type Tell = (statement: string) => void

const listeners = new AsyncLocalStorage<Tell>()

/** Runs work and tells of every statement that it sends to the database, without its values: those are people's data. */
export function tellStatements<T>(tell: Tell, work: () => T): T {
  return listeners.run(tell, work)
}

/** Drizzle's logger; silent outside of {@link tellStatements}. */
export const statementLogger = {
  logQuery(statement: string): void {
    listeners.getStore()?.(statement)
  },
}

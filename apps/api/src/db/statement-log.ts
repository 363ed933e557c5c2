import { AsyncLocalStorage } from 'node:async_hooks'

type Report = (statement: string) => void

const listeners = new AsyncLocalStorage<Report>()

/** Runs work and reports every statement that it sends to the database, without its values: those are people's data. */
export function reportStatements<T>(report: Report, work: () => T): T {
  return listeners.run(report, work)
}

/** Drizzle's logger; silent outside of {@link reportStatements}. */
export const statementLogger = {
  logQuery(statement: string): void {
    listeners.getStore()?.(statement)
  },
}

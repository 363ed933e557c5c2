import type { ChangeSteps } from './snapshots.js'

type Act = () => void
type Change<Tx> = <Found, Answer>(steps: ChangeSteps<Tx, Found, Answer>) => Promise<Answer>

/** By the handle of a transaction; a connection uses the same one for all of its own. */
const actsOf = new WeakMap<object, Set<Act>>()

/**
 * Does something once a transaction of `OpenDatabase.change` has happened, and never if it is undone; given twice it is
 * done once. Only what may be left out belongs here: the process can end before, and other transactions do not know of it.
 */
export function afterCommit(tx: object, act: Act): void {
  actsOf.get(tx)?.add(act)
}

/** Runs a change, and then the work that was registered with {@link afterCommit}. */
export function withActs<Tx extends object>(change: Change<Tx>): Change<Tx> {
  return async <Found, Answer>({ first, work, last }: ChangeSteps<Tx, Found, Answer>) => {
    const acts = new Set<Act>()
    const answer = await change({
      first,
      work: (tx: Tx, found: Found) => {
        actsOf.set(tx, acts)
        return work(tx, found)
      },
      last,
    })
    acts.forEach((act) => act())
    return answer
  }
}

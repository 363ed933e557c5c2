type Act = () => void

/** By the handle of a transaction; a connection uses the same one for all of its own. */
const actsOf = new WeakMap<object, Set<Act>>()

/**
 * Does something once a transaction of `OpenDatabase.change` has happened, and never if it is undone; given twice it is
 * done once. Only what may be left out belongs here: the process can end before, and other transactions do not know of it.
 */
export function afterCommit(tx: object, act: Act): void {
  actsOf.get(tx)?.add(act)
}

/** For a transaction that begins: what is to be done once it has happened. */
export function newActs(tx: object): ReadonlySet<Act> {
  const acts = new Set<Act>()
  actsOf.set(tx, acts)
  return acts
}

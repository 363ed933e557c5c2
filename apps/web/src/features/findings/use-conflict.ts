import { useState } from 'react'

interface Conflict<Values, Row> {
  mine: Values
  theirs: Row
  /** Version of theirs: what is kept goes on top of it. */
  version: number
}

/** A form whose record somebody else saved meanwhile: what was typed, what is stored, and over which version to save. */
export function useConflict<Values, Row>(first: { values: Values; version: number }) {
  const [start, setStart] = useState(first.values)
  const [over, setOver] = useState(first.version)
  const [conflict, setConflict] = useState<Conflict<Values, Row>>()
  return {
    start,
    over,
    conflict,
    meet: (met: Conflict<Values, Row>) => setConflict(met),
    /** The form shows the chosen values again, on top of what is stored now. */
    keep: (values: Values) => {
      setStart(values)
      if (conflict) setOver(conflict.version)
      setConflict(undefined)
    },
  }
}

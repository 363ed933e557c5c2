import { describe, expect, it, vi } from 'vitest'
import { saveThreeWays, type Stored } from './save-three-ways'
import type { MergeField } from './three-way-merge'

interface Values {
  question: string
  evidence: string
}
interface Row extends Values {
  version: number
}

type Send = Parameters<typeof saveThreeWays<Values, Row, MergeField<Values>>>[0]['send']

const fields: MergeField<Values>[] = [{ members: ['question'] }, { members: ['evidence'] }]
const read = ({ version, ...values }: Row): Stored<Values> => ({
  values,
  version,
  by: 'Marcus Reed',
  at: null,
})
const conflict = [{ code: 'CONFLICT', message: 'Marcus Reed saved this a moment ago.' }]
const base: Values = { question: 'Q', evidence: 'E' }

/** A server at which somebody else saves just before the given attempts. */
function serverWith(row: Row, before: Partial<Values>[]) {
  let stored = row
  return vi.fn<Send>(async (values, version) => {
    const next = before.shift()
    if (next) stored = { ...stored, ...next, version: stored.version + 1 }
    if (version !== stored.version) return { errors: conflict, row: stored }
    stored = { ...values, version: stored.version + 1 }
    return { errors: [], row: stored }
  })
}

const save = (send: ReturnType<typeof serverWith>, mine: Values) =>
  saveThreeWays<Values, Row, MergeField<Values>>({
    fields: () => fields,
    start: { values: base, version: 1 },
    mine,
    send,
    read,
  })

describe('saving over somebody else', () => {
  it('goes through by itself when nothing is contested, and says what came in', async () => {
    const send = serverWith({ ...base, version: 1 }, [{ evidence: 'theirs' }])
    const outcome = await save(send, { question: 'mine', evidence: 'E' })
    expect(outcome).toMatchObject({
      kind: 'saved',
      row: { question: 'mine', evidence: 'theirs', version: 3 },
      came: [{ by: 'Marcus Reed', fields: [fields[1]] }],
    })
  })

  it('compares three versions again when somebody saves a second time', async () => {
    const send = serverWith({ ...base, version: 1 }, [{ evidence: 'first' }, { evidence: 'second' }])
    const outcome = await save(send, { question: 'mine', evidence: 'E' })
    expect(outcome).toMatchObject({ kind: 'saved', row: { question: 'mine', evidence: 'second' } })
    expect(send).toHaveBeenCalledTimes(3)
  })

  it('writes nothing when something is contested, and answers the three versions', async () => {
    const send = serverWith({ ...base, version: 1 }, [{ question: 'theirs' }])
    const outcome = await save(send, { question: 'mine', evidence: 'E' })
    expect(outcome).toMatchObject({
      kind: 'contested',
      contest: { base, mine: { question: 'mine' }, theirs: { values: { question: 'theirs' }, version: 2 } },
    })
    expect(send).toHaveBeenCalledTimes(1)
  })

  it('sends nothing again when both changed the same', async () => {
    const send = serverWith({ ...base, version: 1 }, [{ question: 'same' }])
    expect(await save(send, { question: 'same', evidence: 'E' })).toMatchObject({ kind: 'saved' })
    expect(send).toHaveBeenCalledTimes(1)
  })

  it('does not take a deleted record for a changed one', async () => {
    const errors = [{ code: 'CONFLICT', message: 'Marcus Reed deleted this.', isDeleted: true }]
    const send = vi.fn<Send>(async () => ({ errors, row: { ...base, version: 5 } }))
    expect(await save(send, { question: 'mine', evidence: 'E' })).toMatchObject({ kind: 'refused', errors })
  })

  it('gives up on somebody who saves all the time', async () => {
    const send = serverWith(
      { ...base, version: 1 },
      Array.from({ length: 20 }, (_, n) => ({ evidence: `theirs ${n}` })),
    )
    expect(await save(send, { question: 'mine', evidence: 'E' })).toMatchObject({ kind: 'refused' })
    expect(send).toHaveBeenCalledTimes(5)
  })
})

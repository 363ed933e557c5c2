import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { auditActs, finishedAudit, onward, type AuditActName } from '../testing/audit-walk.js'
import { anAudit, type WalkedAudit } from '../testing/walked-prong.js'

/** The steps of domain definition 2.3 and 2.4 as it writes them; written here again on purpose. */
const stepsOfProng: ReadonlySet<string> = new Set(
  ['0>1', '1>2', '2>3', '3>4', '4>5', '5>6', '6>7', '7>8', '8>9']
    .concat(['5>4', '7>6', '8>7'])
    // A redraw, and a sample that is deleted (2.6).
    .concat(['4>3', '5>3', '6>3', '3>2'])
    .concat(['0>10', '1>10', '2>10', '3>10', '4>10', '5>10', '6>10', '7>10'])
    // Reasons instead of documents; an answer before all documents are there; records that are not drawn from a list.
    .concat(['3>5', '4>6', '0>3']),
)

const names = Object.keys(auditActs) as AuditActName[]
const statuses = ({ prongs }: WalkedAudit) => prongs.map(({ status }) => status)
const isEnded = (audit: WalkedAudit) => finishedAudit(audit).closed

/** One person does one thing; what the rules refuse is not done. `onward` is what leads to the end. */
class Act implements fc.Command<{ statuses: readonly number[] }, { audit: WalkedAudit }> {
  constructor(
    readonly name: AuditActName | 'onward',
    readonly at: number,
  ) {}
  check(): boolean {
    return true
  }
  run(model: { statuses: readonly number[] }, real: { audit: WalkedAudit }): void {
    const after = this.name === 'onward' ? onward(real.audit) : auditActs[this.name](real.audit, this.at)
    if (!after) return
    for (const [at, status] of model.statuses.entries()) {
      const move = `${status}>${after.prongs[at]?.status}`
      if (status !== after.prongs[at]?.status && !stepsOfProng.has(move))
        throw new Error(`${this.name} takes the step ${move}.`)
    }
    model.statuses = statuses(after)
    real.audit = after
    if (!isEnded(after)) throw new Error(`There is no way on: ${JSON.stringify(after)}`)
  }
  toString(): string {
    return `${this.name}(${this.at})`
  }
}

/** Every audit that people can get to, with at most two rounds of newer data and two corrections. */
function reachableFrom(start: WalkedAudit): WalkedAudit[] {
  const known = new Map([[JSON.stringify(start), start]])
  for (const audit of known.values())
    for (const name of names)
      for (let at = 0; at < 2; at++) {
        const after = auditActs[name](audit, at)
        if (after && after.prongs.length <= 2 && after.cases.length <= 2)
          known.set(JSON.stringify(after), after)
      }
  return [...known.values()]
}

describe('the walk of an audit', () => {
  it.each([
    ['a list', true],
    ['no list', false],
  ])(
    'leads from every state that people can reach to the end, with %s',
    (_, hasList) => {
      const audits = reachableFrom(anAudit(1, hasList))
      expect(audits.filter((audit) => !isEnded(audit))).toEqual([])
      // The walk is one of every state, or it would show nothing.
      const seen = new Set(audits.flatMap(statuses))
      const reached = hasList ? [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] : [0, 3, 4, 5, 6, 7, 8, 9, 10]
      expect([...seen].toSorted((a, b) => a - b)).toEqual(reached)
      expect(new Set(audits.flatMap(({ cases }) => cases.map(({ state }) => state))).size).toBe(7)
      expect(
        new Set(
          audits.flatMap(({ prongs }) =>
            prongs.flatMap(({ records }) => records.map(({ status }) => status)),
          ),
        ).size,
      ).toBe(6)
    },
    60_000,
  )

  it('keeps to the steps of the definition, and leaves a way to the end, whatever people do', () => {
    const act = fc.tuple(fc.constantFrom(...names), fc.nat(7)).map(([name, at]) => new Act(name, at))
    // Half of the steps lead on, or a walk by chance would seldom get far.
    const further = fc.constant(new Act('onward', 0))
    const walks = fc.check(
      fc.property(
        fc.boolean(),
        fc.commands([act, further], { maxCommands: 120, size: 'max' }),
        (hasList, acts) => {
          const audit = anAudit(3, hasList)
          fc.modelRun(() => ({ model: { statuses: statuses(audit) }, real: { audit } }), acts)
        },
      ),
      { numRuns: 150 },
    )
    expect(fc.defaultReportMessage(walks) ?? 'no walk failed').toBe('no walk failed')
  }, 60_000)
})

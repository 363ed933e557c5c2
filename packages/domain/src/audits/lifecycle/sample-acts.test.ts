import { describe, expect, it } from 'vitest'
import { anActor } from '../../testing/builders.js'
import {
  canAddByHand,
  canDeleteSample,
  canDrawSample,
  canResizeSample,
  canUploadList,
  type SampleFacts,
} from './sample-acts.js'

const monitor = anActor('StateMonitor')
const admin = anActor('LocalAdmin')
const user = anActor('LocalUser')
const onlyMonitor = (act: string) => `Only a state monitor can ${act}.`

describe('the sample', () => {
  const sample = (given: Partial<SampleFacts> = {}): SampleFacts => ({
    leaId: 1,
    status: 3,
    listAccepted: true,
    eligible: 30,
    records: [],
    ...given,
  })
  const record = (status: number, files = 0, confirmedEnrolled = false) => ({
    status,
    files,
    confirmedEnrolled,
  })
  const started = [record(3), record(0, 1), record(0, 0, true), record(2), record(7, 4), record(8)]

  it.each<[string, Partial<SampleFacts>, Parameters<typeof canDrawSample>[2], string | null]>([
    ['all is well', {}, { size: 30 }, null],
    ['no list', { listAccepted: false }, { size: 5 }, 'Upload the student list first.'],
    ['before the list', { status: 1 }, { size: 5 }, 'Upload the student list first.'],
    ['nobody is left', { eligible: 0 }, { size: 5 }, 'The filter leaves no students.'],
    ['too large', {}, { size: 31 }, 'The sample size cannot be larger than the population (30).'],
    ['too small', {}, { size: 0 }, 'Sample size must be a whole number of 1 or more.'],
    ['no seed', {}, { size: 5, seed: 2 ** 32 }, 'Seed must be between 0 and 4294967295.'],
    [
      'work would be lost',
      { records: started },
      { size: 5 },
      '3 records already have answers. Redrawing will remove them.',
    ],
    [
      'work of one would be lost',
      { records: [record(6)] },
      { size: 5 },
      '1 record already has answers. Redrawing will remove it.',
    ],
    ['the loss is confirmed', { records: started }, { size: 5, confirm: true }, null],
    [
      'the review is complete',
      { status: 7 },
      { size: 5, confirm: true },
      'The sample cannot be changed in this status.',
    ],
  ])('is drawn: %s', (_, given, draw, reason) => {
    expect(canDrawSample(monitor, sample(given), draw).reason).toBe(reason)
    expect(canDrawSample(admin, sample(given), draw).reason).toBe(onlyMonitor('draw a sample'))
  })

  it('is not made smaller than what is started', () => {
    expect(canResizeSample(monitor, sample({ records: started }), 3).allowed).toBe(true)
    expect(canResizeSample(monitor, sample({ records: started }), 2).reason).toBe(
      'The sample size cannot be smaller than the records that are started (3).',
    )
    expect(canResizeSample(monitor, sample({ status: 2 }), 2).reason).toBe('Draw the sample first.')
  })

  it('takes at most a fifth by hand without a second look', () => {
    const nine = Array.from({ length: 9 }, () => record(0))
    const by = (byHand: number, confirm = false, reason = 'A complaint') =>
      canAddByHand(monitor, sample({ records: nine }), { reason, byHand, confirm })
    expect(by(1).allowed).toBe(true)
    expect(by(2).reason).toContain('More than 20 %')
    expect(by(2, true).allowed).toBe(true)
    expect(by(0, false, ' ').reason).toBe('Reason is required.')
  })

  it('is deleted before anybody reviewed it', () => {
    expect(canDeleteSample(monitor, sample({ records: [record(2), record(8)] })).allowed).toBe(true)
    expect(canDeleteSample(monitor, sample({ records: [record(3)] })).reason).toContain(
      'Records are in review',
    )
    expect(canDeleteSample(monitor, sample({ status: 4 })).allowed).toBe(false)
  })

  it('is drawn from a list that local administrators send until then', () => {
    const may = (status: number, actor = admin) => canUploadList(actor, { leaId: 1, status }).allowed
    expect([0, 1, 2, 3].map((status) => may(status))).toEqual([false, true, true, false])
    expect([user, monitor, anActor('DEILiaison')].map((actor) => may(1, actor))).toEqual([
      false,
      false,
      false,
    ])
  })
})

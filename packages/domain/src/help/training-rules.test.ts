import { expect, it } from 'vitest'
import {
  canEditTraining,
  checkPublishing,
  checkTraining,
  explainsPage,
  relatedTraining,
  seesTraining,
  trainingMark,
  trainingTexts,
  type TrainingInput,
} from './training-rules.js'

const input: TrainingInput = {
  title: 'How to sign in',
  summary: 'The first steps.',
  kind: 'FAQ',
  roles: [],
  routes: ['/user/landing'],
  plainText: 'With your e-mail address.',
  url: '',
  transcript: '',
  durationMin: null,
}
const none = { hasFile: false, hasCaptions: false }
const refusals = (verdicts: ReturnType<typeof checkTraining>) =>
  verdicts.flatMap((one) => (one.allowed ? [] : [one.reason]))

it('shows an item to those it is for once it is published, and everything to its editors', () => {
  const item = { roles: ['LocalAdmin'], published: true, isDeleted: false }
  const seenBy = (roles: string[], one = item) => seesTraining({ roles }, one)
  expect(seenBy(['LocalAdmin'])).toBe(true)
  expect(seenBy(['LocalUser'])).toBe(false)
  expect(seenBy(['LocalUser'], { ...item, roles: [] })).toBe(true)
  expect(seenBy(['LocalAdmin'], { ...item, published: false })).toBe(false)
  expect(seenBy(['LocalAdmin'], { ...item, isDeleted: true })).toBe(false)
  expect(seenBy(['StateMonitor'], { ...item, published: false, isDeleted: true })).toBe(true)
  expect(seenBy(['DisputeResolutionStaff'], { ...item, roles: ['StateMonitor'] })).toBe(true)
  expect(canEditTraining({ roles: ['DEILiaison'] }).allowed).toBe(false)
})

it('takes a whole item, and names every field that is wrong', () => {
  expect(refusals(checkTraining(input))).toEqual([])
  expect(
    refusals(
      checkTraining({
        ...input,
        title: ' ',
        summary: 'x'.repeat(501),
        roles: ['Nobody'],
        routes: ['compliance'],
        url: 'javascript:alert(1)',
        durationMin: 0,
      }),
    ),
  ).toEqual([
    'Title is required.',
    'Summary can have at most 500 characters.',
    'Choose roles from the list.',
    'A page is written as its address begins: /compliance/findings.',
    'Address must begin with https:// or http://.',
    'Duration must be between 1 and 600.',
  ])
})

it.each([
  [
    'a video without captions',
    { kind: 'Video' },
    { hasFile: true, hasCaptions: false },
    trainingTexts.captions,
  ],
  ['a video with captions', { kind: 'Video' }, { hasFile: true, hasCaptions: true }, undefined],
  [
    'a video with a transcript',
    { kind: 'Video', url: 'https://x.example/v', transcript: 'Hello' },
    none,
    undefined,
  ],
  ['slides without a file', { kind: 'Slides' }, none, trainingTexts.file],
  ['a guide that is a text', { kind: 'Guide PDF' }, none, undefined],
  ['a guide that is nothing', { kind: 'Guide PDF', plainText: ' ' }, none, trainingTexts.fileOrText],
  ['a question without its answer', { kind: 'FAQ', plainText: '' }, none, trainingTexts.answer],
  ['a link to nowhere', { kind: 'Link' }, none, trainingTexts.url],
] as const)('judges %s before it is published', (_name, change, files, reason) => {
  expect(refusals(checkPublishing({ ...input, ...change }, files))).toEqual(reason ? [reason] : [])
})

it('is new for a month, then updated for a month after a change', () => {
  const on = (day: string) => new Date(`${day}T12:00:00Z`)
  const item = { publishedOn: on('2026-01-01'), changedOn: on('2026-03-01') }
  expect(trainingMark(item, on('2026-01-20'))).toBe('New')
  expect(trainingMark(item, on('2026-03-20'))).toBe('Updated')
  expect(trainingMark(item, on('2026-05-01'))).toBeNull()
  expect(trainingMark({ ...item, publishedOn: null }, on('2026-03-20'))).toBeNull()
})

it('belongs to the pages under its addresses, and beside items of the same page first', () => {
  expect(explainsPage({ routes: ['/compliance/findings'] }, '/compliance/findings/7')).toBeGreaterThan(0)
  expect(explainsPage({ routes: ['/compliance/findings'] }, '/compliance/findings-old')).toBe(0)
  const routes = ['/user/dashboard/desk-audit', '/user/dashboard/desk-audit/prongs/*/corrections']
  const page = '/user/dashboard/desk-audit/prongs/7/corrections'
  expect(explainsPage({ routes }, page)).toBeGreaterThan(explainsPage({ routes: routes.slice(0, 1) }, page))
  expect(explainsPage({ routes: routes.slice(1) }, '/user/dashboard/desk-audit/prongs/7')).toBe(0)
  const one = (id: number, module: string, routes: string[]) => ({ id, module, routes })
  const all = [
    one(1, 'A', ['/a']),
    one(2, 'A', []),
    one(3, 'B', ['/a']),
    one(4, 'B', []),
    one(5, 'A', ['/a']),
  ]
  expect(relatedTraining(all[0] ?? one(0, '', []), all)).toEqual([5, 3, 2])
})

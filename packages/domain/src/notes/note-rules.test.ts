import { describe, expect, it, test } from 'vitest'
import type { Actor } from '../accounts/actor.js'
import {
  canChangeNote,
  canRestoreNote,
  canRestoreNoteTemplate,
  canUseNotes,
  checkNote,
  checkNoteTemplate,
  mostNoteCharacters,
  noteTitle,
} from './note-rules.js'

const actor = (role: string): Actor => ({
  userId: 'a',
  fullName: 'A',
  roles: [role],
  permissions: [],
  leaId: null,
  selectedLeas: [],
})
const refusals = (verdicts: ReturnType<typeof checkNote>) =>
  verdicts.flatMap((one) => (one.allowed ? [] : [[one.field, one.reason]]))
const good = { category: 1, textNote: '<p>a</p>', plainText: 'a' }

test.each([
  ['StateMonitor', true],
  ['StateAdmin', true],
  ['DEILiaison', false],
  ['DisputeResolutionStaff', false],
  ['LocalAdmin', false],
  ['LocalUser', false],
])('%s may use notes: %s', (role, may) => {
  expect(canUseNotes(actor(role)).allowed).toBe(may)
})

describe('a deleted note', () => {
  const monitor = actor('StateMonitor')
  it('is restored before it is changed', () => {
    expect(canChangeNote(monitor, { isDeleted: true })).toMatchObject({ allowed: false, code: 'CONFLICT' })
    expect(canRestoreNote(monitor, { isDeleted: true }).allowed).toBe(true)
  })
  it('is the only one that can be restored', () => {
    expect(canChangeNote(monitor, { isDeleted: false }).allowed).toBe(true)
    expect(canRestoreNote(monitor, { isDeleted: false })).toMatchObject({ allowed: false, code: 'CONFLICT' })
  })
})

test.each(['DEILiaison', 'LocalAdmin', 'LocalUser'])(
  '%s neither changes nor restores a note or a template',
  (role) => {
    for (const isDeleted of [true, false])
      for (const act of [canChangeNote, canRestoreNote, canRestoreNoteTemplate])
        expect(act(actor(role), { isDeleted })).toMatchObject({ allowed: false, code: 'FORBIDDEN' })
  },
)

test('only a deleted template is restored', () => {
  const monitor = actor('StateMonitor')
  expect(canRestoreNoteTemplate(monitor, { isDeleted: true }).allowed).toBe(true)
  expect(canRestoreNoteTemplate(monitor, { isDeleted: false })).toMatchObject({ code: 'CONFLICT' })
})

describe('what a note must hold', () => {
  it('takes a category of the eight and a text', () => {
    expect(refusals(checkNote(good))).toEqual([])
    expect(refusals(checkNote({ ...good, category: 8 }))).toEqual([])
  })
  it.each([0, 9, -1, 1.5])('refuses category %s', (category) => {
    expect(refusals(checkNote({ ...good, category }))).toEqual([['category', 'Category is required.']])
  })
  it('refuses a text without words', () => {
    expect(refusals(checkNote({ category: 0, textNote: '<p><br></p>', plainText: ' \n' }))).toEqual([
      ['category', 'Category is required.'],
      ['textNote', 'Note is required.'],
    ])
  })
  it('refuses one character too many', () => {
    expect(refusals(checkNote({ ...good, textNote: 'x'.repeat(mostNoteCharacters) }))).toEqual([])
    expect(refusals(checkNote({ ...good, textNote: 'x'.repeat(mostNoteCharacters + 1) }))).toEqual([
      ['textNote', 'Note can have at most 50000 characters.'],
    ])
  })
})

describe('what a template must hold', () => {
  it('may leave the category open', () => {
    expect(refusals(checkNoteTemplate({ ...good, title: 'Visit', category: 0 }))).toEqual([])
  })
  it('refuses a missing title, an unknown category and an empty text at once', () => {
    expect(
      refusals(checkNoteTemplate({ title: ' ', category: 12, textNote: '', plainText: '' })).map(([f]) => f),
    ).toEqual(['title', 'category', 'textNote'])
  })
  it('refuses a title of more than 200 characters', () => {
    expect(refusals(checkNoteTemplate({ ...good, title: 'x'.repeat(200) }))).toEqual([])
    expect(refusals(checkNoteTemplate({ ...good, title: 'x'.repeat(201) }))).toEqual([
      ['title', 'Title can have at most 200 characters.'],
    ])
  })
})

test.each([
  ['Called the director.\nShe will answer.', 'Called the director.'],
  ['  One   two  ', 'One two'],
  ['x'.repeat(80), 'x'.repeat(80)],
  ['word '.repeat(20), `${'word '.repeat(16).trim()}…`],
  ['x'.repeat(200), `${'x'.repeat(80)}…`],
  // Cutting before a word in the first half would leave too little.
  [`${'x'.repeat(40)} ${'y'.repeat(60)}`, `${'x'.repeat(40)} ${'y'.repeat(39)}…`],
  [`${'x'.repeat(41)} ${'y'.repeat(60)}`, `${'x'.repeat(41)}…`],
])('calls a note by its first line', (text, title) => {
  expect(noteTitle(text)).toBe(title)
})

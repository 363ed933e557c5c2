import { describe, expect, it } from 'vitest'
import { destroyNotepad, openNotepad, renewNotepad, type NotepadRequest } from './notepad-windows.js'

const request = (id: string): NotepadRequest => ({
  id,
  leaId: 1,
  leaName: 'Allegany',
  year: 2026,
  part: '',
  isNew: false,
})

describe('notepads', () => {
  it('are added for every new note', () => {
    const one = openNotepad([], { ...request('a'), isNew: true })
    const two = openNotepad(one.windows, { ...request('b'), isNew: true })
    expect(two.windows.map(({ key, id }) => [key, id])).toEqual([
      [1, 'a'],
      [2, 'b'],
    ])
    expect(two.existing).toBeNull()
  })
  it('add nothing for a note that is open', () => {
    const { windows } = openNotepad([], request('a'))
    expect(openNotepad(windows, request('a'))).toEqual({ windows, existing: 1 })
  })
  it('add another window for a note whose window was destroyed', () => {
    const closed = destroyNotepad(openNotepad([], request('a')).windows, 1)
    const again = openNotepad(closed, request('a'))
    expect(again.existing).toBeNull()
    expect(again.windows.map(({ key, destroyed }) => [key, destroyed])).toEqual([
      [1, true],
      [2, false],
    ])
  })
  it('show the next note in the same window', () => {
    const { windows } = openNotepad([], request('a'))
    const next = renewNotepad(windows, 1, { id: 'b', isNew: true })
    expect(next).toMatchObject([{ key: 1, id: 'b', isNew: true, leaName: 'Allegany' }])
    expect(openNotepad(next, request('a')).existing).toBeNull()
  })
})

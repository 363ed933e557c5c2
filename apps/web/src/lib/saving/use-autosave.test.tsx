import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SaveOutcome } from './autosave-queue'
import { setReachable } from '../connection'
import { readDraft } from './draft-store'
import { forgetUser } from '../session/session'
import { mergeThreeWays, type MergeField } from './three-way-merge'
import { useAutosave } from './use-autosave'

const key = 'portal.draft:u1:item:7'
type Save = (value: string, version: number, action: string) => Promise<SaveOutcome<string>>

function autosaving(save: Save, version = 3) {
  return renderHook(() => useAutosave<string>({ draftKey: key, version, save }))
}

/** A save that is answered by hand. */
function heldSave() {
  const answers: ((outcome: SaveOutcome<string>) => void)[] = []
  const save = vi.fn<Save>(() => new Promise((resolve) => answers.push(resolve)))
  return { save, answer: (outcome: SaveOutcome<string>) => act(async () => answers.shift()?.(outcome)) }
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

describe('autosave', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2026-03-10T14:42:00Z') })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('saves 800 ms after the last key stroke, once', async () => {
    const save = vi.fn<Save>(async () => ({ kind: 'saved', version: 4 }))
    const { result } = autosaving(save)
    act(() => result.current.change('a'))
    await pass(700)
    act(() => result.current.change('ab'))
    await pass(799)
    expect(save).not.toHaveBeenCalled()
    expect(result.current.status.kind).toBe('pending')
    await pass(1)
    expect(save.mock.calls.map((call) => call.slice(0, 2))).toEqual([['ab', 3]])
    expect(result.current.status).toEqual({ kind: 'saved', at: new Date('2026-03-10T14:42:01.500Z') })
  })

  it('saves at once on blur and not again when the time is up', async () => {
    const save = vi.fn<Save>(async () => ({ kind: 'saved', version: 4 }))
    const { result } = autosaving(save)
    act(() => result.current.change('a'))
    await act(async () => void (await result.current.flush()))
    await pass(2000)
    expect(save).toHaveBeenCalledTimes(1)
  })

  it('keeps the draft until the server has confirmed it', async () => {
    const { save, answer } = heldSave()
    const { result } = autosaving(save)
    act(() => result.current.change('text'))
    expect(readDraft(key)).toMatchObject({ value: 'text', version: 3 })
    await pass(800)
    expect(result.current.status.kind).toBe('saving')
    expect(readDraft(key)).toBeDefined()
    await answer({ kind: 'saved', version: 4 })
    expect(readDraft(key)).toBeUndefined()
  })

  it('writes one after the other and says the new version', async () => {
    const { save, answer } = heldSave()
    const { result } = autosaving(save)
    act(() => result.current.change('one'))
    await pass(800)
    act(() => result.current.change('two'))
    await pass(5000)
    expect(save).toHaveBeenCalledTimes(1)
    await answer({ kind: 'saved', version: 4 })
    expect(save.mock.calls[1]?.slice(0, 2)).toEqual(['two', 4])
    expect(readDraft(key)).toMatchObject({ value: 'two' })
    await answer({ kind: 'saved', version: 5 })
    expect(result.current.unsaved).toBe(false)
  })

  it('says that it is not saved when the server cannot be reached, and retries the same action', async () => {
    const save = vi.fn<Save>().mockRejectedValueOnce(new Error('offline'))
    save.mockResolvedValueOnce({ kind: 'saved', version: 4 })
    const { result } = autosaving(save)
    act(() => result.current.change('text'))
    await pass(800)
    expect(result.current.status).toEqual({ kind: 'failed' })
    expect(result.current.unsaved).toBe(true)
    expect(readDraft(key)).toMatchObject({ value: 'text' })
    await act(async () => void (await result.current.flush()))
    expect(save.mock.calls[1]?.[2]).toBe(save.mock.calls[0]?.[2])
    expect(result.current.status.kind).toBe('saved')
  })

  it('saves by itself when the line is back, and says so once', async () => {
    const save = vi.fn<Save>().mockRejectedValue(new TypeError('offline'))
    const { result } = autosaving(save)
    act(() => result.current.change('text'))
    await pass(800)
    const kinds: string[] = []
    // Three automatic tries leave the message as it is.
    for (const ms of [3000, 6000, 12_000]) {
      await pass(ms)
      kinds.push(result.current.status.kind)
    }
    expect([save.mock.calls.length, ...kinds]).toEqual([4, 'failed', 'failed', 'failed'])
    save.mockResolvedValue({ kind: 'saved', version: 4 })
    window.dispatchEvent(new Event('online'))
    await pass(0)
    expect(result.current.status.kind).toBe('saved')
    expect(save.mock.calls.every(([, , action]) => action === save.mock.calls[0]?.[2])).toBe(true)
    expect(readDraft(key)).toBeUndefined()
    await pass(120_000)
    expect(save).toHaveBeenCalledTimes(5)
  })

  it('saves when another request has reached the server again', async () => {
    const save = vi.fn<Save>().mockRejectedValueOnce(new TypeError('offline'))
    save.mockResolvedValue({ kind: 'saved', version: 4 })
    const { result } = autosaving(save)
    act(() => result.current.change('text'))
    await pass(800)
    setReachable(false)
    await act(async () => setReachable(true))
    expect(result.current.status.kind).toBe('saved')
  })

  it('saves the text of a screen that was left offline, unless it is open again or its person has gone', async () => {
    const save = vi.fn<Save>().mockRejectedValue(new TypeError('offline'))
    const left = autosaving(save)
    act(() => left.result.current.change('text'))
    left.unmount()
    await pass(0)
    save.mockResolvedValue({ kind: 'saved', version: 4 })
    window.dispatchEvent(new Event('online'))
    await pass(0)
    expect(save).toHaveBeenCalledTimes(2)
    expect(readDraft(key)).toBeUndefined()

    const lost = vi.fn<Save>().mockRejectedValue(new TypeError('offline'))
    const again = autosaving(lost)
    act(() => again.result.current.change('more'))
    again.unmount()
    await pass(0)
    forgetUser()
    window.dispatchEvent(new Event('online'))
    await pass(120_000)
    expect(lost).toHaveBeenCalledTimes(1)
    expect(readDraft(key)).toMatchObject({ value: 'more' })
  })

  it('says why a text was refused and keeps it', async () => {
    const { result } = autosaving(async () => ({ kind: 'refused', message: 'Already submitted.' }))
    act(() => result.current.change('text'))
    await pass(800)
    expect(result.current.status).toEqual({ kind: 'failed', message: 'Already submitted.' })
    expect(readDraft(key)).toMatchObject({ value: 'text' })
  })

  it('writes nothing over a conflict until the person has chosen', async () => {
    const conflict = { kind: 'conflict', theirs: 'theirs', version: 9, by: 'Marcus Reed', at: null } as const
    const save = vi
      .fn<Save>()
      .mockResolvedValueOnce(conflict)
      .mockResolvedValueOnce({ kind: 'saved', version: 10 })
    const { result } = autosaving(save)
    act(() => result.current.change('mine'))
    await pass(800)
    expect(result.current.status).toEqual({ ...conflict, mine: 'mine' })
    act(() => result.current.change('mine, longer'))
    await pass(5000)
    expect(save).toHaveBeenCalledTimes(1)
    await act(async () => result.current.resolve('mine, longer'))
    expect(save.mock.calls[1]?.slice(0, 2)).toEqual(['mine, longer', 9])
    expect(save.mock.calls[1]?.[2]).not.toBe(save.mock.calls[0]?.[2])
    expect(readDraft(key)).toBeUndefined()
  })

  it('gives the own text up when theirs is taken', async () => {
    const save = vi.fn<Save>(async () => ({
      kind: 'conflict',
      theirs: 'theirs',
      version: 9,
      by: null,
      at: null,
    }))
    const { result } = autosaving(save)
    act(() => result.current.change('mine'))
    await pass(800)
    await act(async () => result.current.resolve('theirs'))
    await pass(5000)
    expect(save).toHaveBeenCalledTimes(1)
    expect(result.current.status.kind).toBe('idle')
    expect(readDraft(key)).toBeUndefined()
  })

  it('saves what nobody contested on top of theirs by itself, and tells what came in', async () => {
    interface Pair {
      question: string
      evidence: string
    }
    const base: Pair = { question: 'Q', evidence: 'E' }
    const theirs: Pair = { question: 'Q', evidence: 'their evidence' }
    const save = vi
      .fn<(value: Pair, version: number, action: string) => Promise<SaveOutcome<Pair>>>()
      .mockResolvedValueOnce({ kind: 'conflict', theirs, version: 9, by: 'Marcus Reed', at: null })
      .mockResolvedValueOnce({ kind: 'saved', version: 10 })
    const onMerged = vi.fn<(value: Pair) => void>()
    const { result } = renderHook(() =>
      useAutosave<Pair>({
        draftKey: key,
        version: 3,
        base,
        save,
        onMerged,
        merge: (versions) => {
          const fields: MergeField<Pair>[] = [{ members: ['question'] }, { members: ['evidence'] }]
          const { values, contested } = mergeThreeWays(fields, versions)
          return { value: values, contested: contested.length > 0 }
        },
      }),
    )
    act(() => result.current.change({ question: 'my question', evidence: 'E' }))
    await pass(800)
    const both = { question: 'my question', evidence: 'their evidence' }
    expect(save.mock.calls.map((call) => call.slice(0, 2))).toEqual([
      [{ question: 'my question', evidence: 'E' }, 3],
      [both, 9],
    ])
    expect(onMerged.mock.calls[0]?.[0]).toEqual(both)
    expect(result.current.status.kind).toBe('saved')
    expect(readDraft(key)).toBeUndefined()
  })

  it('keeps with the draft what it was written upon', () => {
    const save = vi.fn<Save>(async () => ({ kind: 'saved', version: 4 }))
    const { result } = renderHook(() =>
      useAutosave<string>({ draftKey: key, version: 3, base: 'before', save }),
    )
    act(() => result.current.change('text'))
    expect(readDraft(key)).toMatchObject({ value: 'text', base: 'before', version: 3 })
  })

  it('does not call its own write a conflict when only the answer was lost', async () => {
    const save = vi
      .fn<Save>()
      .mockRejectedValueOnce(new Error('connection lost'))
      .mockResolvedValueOnce({ kind: 'conflict', theirs: 'one', version: 4, by: 'me', at: null })
      .mockResolvedValueOnce({ kind: 'saved', version: 5 })
    const { result } = autosaving(save)
    act(() => result.current.change('one'))
    await pass(800)
    act(() => result.current.change('one two'))
    await pass(800)
    expect(save.mock.calls[2]?.slice(0, 2)).toEqual(['one two', 4])
    expect(result.current.status.kind).toBe('saved')
  })

  it('sends what waits when the screen is left', async () => {
    const save = vi.fn<Save>(async () => ({ kind: 'saved', version: 4 }))
    const { result, unmount } = autosaving(save)
    act(() => result.current.change('text'))
    unmount()
    await vi.advanceTimersByTimeAsync(0)
    expect(save).toHaveBeenCalledTimes(1)
    expect(readDraft(key)).toBeUndefined()
  })

  it('tells when the screen was left and its text could not be saved', async () => {
    const onLeftUnsaved = vi.fn<() => void>()
    const save: Save = () => Promise.reject(new Error('offline'))
    const { result, unmount } = renderHook(() =>
      useAutosave<string>({ draftKey: key, version: 3, save, onLeftUnsaved }),
    )
    act(() => result.current.change('text'))
    unmount()
    await vi.advanceTimersByTimeAsync(0)
    expect(onLeftUnsaved).toHaveBeenCalledOnce()
    expect(readDraft(key)).toMatchObject({ value: 'text' })
  })

  it('asks before the page is closed only while something is not saved', async () => {
    const { result } = autosaving(async () => ({ kind: 'saved', version: 4 }))
    const closing = () => {
      const event = new Event('beforeunload', { cancelable: true })
      window.dispatchEvent(event)
      return event.defaultPrevented
    }
    expect(closing()).toBe(false)
    act(() => result.current.change('text'))
    expect(closing()).toBe(true)
    await pass(800)
    expect(closing()).toBe(false)
  })
})

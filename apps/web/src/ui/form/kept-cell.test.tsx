import { screen, waitFor, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { draftKey, readDraft } from '../../lib/saving/draft-store'
import { renderScreen } from '../../testing/render-screen'
import { KeptCell } from './kept-cell'
import { KeptValues } from './kept-values'

afterEach(() => localStorage.clear())

interface CellProps {
  version?: number
  onSave?: (text: string | null, version: number) => boolean
}

function Cell({ version = 1, onSave = () => true }: CellProps) {
  return (
    <KeptCell draft={['title', 7]} version={version}>
      {({ text, type, notice, giveUp, refused, version: begun }) => (
        <>
          {notice}
          <input aria-label="Title" value={text ?? 'Stored'} onChange={(event) => type(event.target.value)} />
          <button type="button" onClick={() => (onSave(text, begun) ? type(null) : refused())}>
            Save
          </button>
          <button type="button" onClick={giveUp}>
            Cancel
          </button>
        </>
      )}
    </KeptCell>
  )
}

const open = (element: ReactNode) => renderScreen(element, { viewer: { id: 'u1' }, path: '/', at: '/' })
const title = () => screen.findByLabelText('Title')
const keyOf = (...parts: (string | number)[]) => draftKey('u1', 'form', ...parts)

describe('a text that is changed in its place', () => {
  it('is there after a reload, says so, and is saved upon what it was begun upon', async () => {
    const first = open(<Cell />)
    await first.user.clear(await title())
    await first.user.type(await title(), 'Mine')
    first.unmount()
    const onSave = vi.fn<NonNullable<CellProps['onSave']>>(() => false)
    const { user } = open(<Cell version={2} onSave={onSave} />)
    expect(await title()).toHaveValue('Mine')
    expect(screen.getByText(/^This is what you typed until /)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(onSave).toHaveBeenLastCalledWith('Mine', 1)
    // Refused, because another person saved in between: the next try sends that version.
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(onSave).toHaveBeenLastCalledWith('Mine', 2)
  })

  it('is kept no longer once it is saved', async () => {
    const { user } = open(<Cell />)
    await user.type(await title(), '!')
    expect(readDraft(keyOf('title', 7))?.value).toEqual({ text: 'Stored!' })
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(readDraft(keyOf('title', 7))).toBeUndefined())
    expect(await title()).toHaveValue('Stored')
  })

  it('asks before it is given up', async () => {
    const { user } = open(<Cell />)
    await user.type(await title(), '!')
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    const question = await screen.findByRole('alertdialog', { name: 'Discard what you typed?' })
    await user.click(within(question).getByRole('button', { name: 'Keep typing' }))
    expect(await title()).toHaveValue('Stored!')
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await user.click(await screen.findByRole('button', { name: 'Discard' }))
    expect(await title()).toHaveValue('Stored')
    expect(readDraft(keyOf('title', 7))).toBeUndefined()
  })
})

describe('what is chosen in a window', () => {
  const Choice = ({ onSubmit }: { onSubmit: () => Promise<boolean> }) => (
    <KeptValues draft={['clone', 3]} initial={{ chosen: false }} onClose={() => {}} onSubmit={onSubmit}>
      {({ values, set, submit, notice }) => (
        <>
          {notice}
          <input
            type="checkbox"
            aria-label="Choose"
            checked={values.chosen}
            onChange={(event) => set({ chosen: event.target.checked })}
          />
          <button type="button" onClick={submit}>
            Go
          </button>
        </>
      )}
    </KeptValues>
  )

  it('is there after a reload until it is done', async () => {
    const first = open(<Choice onSubmit={async () => false} />)
    await first.user.click(await screen.findByLabelText('Choose'))
    await first.user.click(screen.getByRole('button', { name: 'Go' }))
    first.unmount()
    const { user } = open(<Choice onSubmit={async () => true} />)
    expect(await screen.findByLabelText('Choose')).toBeChecked()
    await user.click(screen.getByRole('button', { name: 'Go' }))
    await waitFor(() => expect(readDraft(keyOf('clone', 3))).toBeUndefined())
  })
})

import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { PayloadError } from '../../lib/saving/form-errors'
import { readDraft, writeDraft } from '../../lib/saving/draft-store'
import { renderScreen } from '../../testing/render-screen'
import type { RecordComment } from './comment'
import { Comments } from './comments'

// An invented activity: visitors talk about gardens.

const tulips: RecordComment = {
  id: 3,
  body: '<p>Tulips</p>',
  visibility: 'Shared',
  author: { fullName: 'Ada Lane' },
  at: '2026-03-01T10:00:00Z',
  editedAt: null,
  resolvedBy: null,
  resolvedAt: null,
  edit: { allowed: true },
  resolve: { allowed: true },
  version: 4,
}
const slugs = { body: '<p>Slugs</p>', visibility: 'Internal' }
const draftOf = (comment: number | 'new') => `portal.draft:u1:garden:${comment}`

function show(refusals: readonly PayloadError[] = []) {
  const calls = {
    add: vi.fn<(input: object) => Promise<readonly PayloadError[]>>(() => Promise.resolve(refusals)),
    edit: vi.fn<(input: object) => Promise<readonly PayloadError[]>>(() => Promise.resolve(refusals)),
    resolve: vi.fn<(input: object) => Promise<readonly PayloadError[]>>(() => Promise.resolve(refusals)),
  }
  const onChanged = vi.fn<() => void>()
  const { user } = renderScreen(
    <Comments
      comments={[tulips]}
      comment={{ allowed: true }}
      commentInternally={{ allowed: true }}
      calls={calls}
      draftOf={draftOf}
      onChanged={onChanged}
    />,
  )
  return { user, calls, onChanged }
}

it('resolves a comment from the version that was seen', async () => {
  const { user, calls, onChanged } = show()
  await user.click(screen.getByRole('button', { name: 'Resolve the comment of Ada Lane' }))
  expect(calls.resolve).toHaveBeenCalledWith({ commentId: 3, resolved: true, version: 4 })
  expect(onChanged).toHaveBeenCalledOnce()
})

it('keeps the draft of a refused text, which is for the state first where the viewer may', async () => {
  writeDraft(draftOf('new'), { value: slugs, version: 0, writtenAt: '2026-03-02T10:00:00Z' })
  const { user, calls } = show([{ code: 'CONFLICT', message: 'The garden is closed.' }])
  expect(screen.getByRole('radio', { name: 'Internal, for the state alone' })).toBeChecked()
  await user.click(screen.getByRole('button', { name: 'Add comment' }))
  expect(await screen.findByText(/The garden is closed/)).toBeVisible()
  expect(calls.add).toHaveBeenCalledWith(slugs)
  expect(readDraft(draftOf('new'))?.value).toEqual(slugs)
})

it('adds a comment and removes its draft', async () => {
  writeDraft(draftOf('new'), { value: slugs, version: 0, writtenAt: '2026-03-02T10:00:00Z' })
  const { user, onChanged } = show()
  await user.click(screen.getByRole('button', { name: 'Add comment' }))
  await waitFor(() => expect(onChanged).toHaveBeenCalledOnce())
  expect(readDraft(draftOf('new'))).toBeUndefined()
})

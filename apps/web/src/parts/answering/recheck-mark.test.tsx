import { screen } from '@testing-library/react'
import { useEffect } from 'react'
import { expect, it, vi } from 'vitest'
import { renderScreen } from '../../testing/render-screen'
import { AnsweringScope, useAnswering } from './answering-scope'
import { RecheckMark, type ConfirmRecheck } from './recheck-mark'

const marked = (version: number) => ({
  version,
  recheck: [{ field: 'text', before: 'Old?', after: 'New?' }],
  answeredBy: { id: 'u1' },
})
const nothing = () => undefined

/** A form on the same page. */
function Form({ save }: { save: () => Promise<boolean> }) {
  const { register } = useAnswering()
  useEffect(() => register(save), [register, save])
  return null
}

it('says what was changed in the question, and nothing where nothing was', () => {
  const { unmount } = renderScreen(
    <AnsweringScope onChanged={nothing}>
      <RecheckMark item={marked(2)} confirm={null} />
    </AnsweringScope>,
  )
  expect(screen.getByText('Re-check')).toBeVisible()
  expect(screen.getByText('Old?')).toBeVisible()
  expect(screen.getByText('New?')).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
  unmount()
  renderScreen(
    <AnsweringScope onChanged={nothing}>
      <RecheckMark item={{ version: 0, recheck: null, answeredBy: null }} confirm={null} />
    </AnsweringScope>,
  )
  expect(screen.queryByText('Re-check')).toBeNull()
})

it('confirms what was typed a moment ago, which was saved first', async () => {
  const onChanged = vi.fn<() => void>()
  const save = vi.fn<() => Promise<boolean>>(() => Promise.resolve(true))
  const confirm = vi.fn<ConfirmRecheck>((version) =>
    Promise.resolve(
      version === 2
        ? { errors: [{ message: 'Saved meanwhile.' }], item: marked(3) }
        : { errors: [], item: { ...marked(4), recheck: null } },
    ),
  )
  const { user } = renderScreen(
    <AnsweringScope onChanged={onChanged}>
      <Form save={save} />
      <RecheckMark item={marked(2)} confirm={confirm} />
    </AnsweringScope>,
    { viewer: { id: 'u1' } },
  )
  await user.click(screen.getByRole('button', { name: 'Confirm answer' }))
  expect(await screen.findByText('The answer is confirmed.')).toBeVisible()
  expect(save).toHaveBeenCalledOnce()
  expect(confirm.mock.calls).toEqual([[2], [3]])
  expect(onChanged).toHaveBeenCalledOnce()
})

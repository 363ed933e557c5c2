import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef, useState } from 'react'
import { expect, it } from 'vitest'
import { useKeptFocus } from './use-kept-focus'

function Page({ later = false }: { later?: boolean }) {
  const main = useRef<HTMLElement>(null)
  const [filtered, setFiltered] = useState(true)
  useKeptFocus(main)
  return (
    <main ref={main} tabIndex={-1}>
      <h1 tabIndex={-1}>Findings</h1>
      <p>Words</p>
      {filtered && (
        <button
          type="button"
          onClick={() => (later ? setTimeout(() => setFiltered(false), 0) : setFiltered(false))}
        >
          Clear filters
        </button>
      )}
    </main>
  )
}

it.each([false, true])(
  'goes to the heading when the control that had the focus is gone (%s)',
  async (later) => {
    const user = userEvent.setup()
    render(<Page later={later} />)
    await user.tab()
    await user.keyboard('{Enter}')
    await act(async () => new Promise((resolve) => setTimeout(resolve, 0)))
    expect(screen.getByRole('heading')).toHaveFocus()
  },
)

it('stays away when somebody has let go of the control before it went', async () => {
  const user = userEvent.setup()
  render(<Page />)
  await user.tab()
  await user.click(screen.getByText('Words'))
  // It goes by itself: a press by script moves no focus.
  act(() => screen.getByRole('button').click())
  await act(async () => new Promise((resolve) => setTimeout(resolve, 0)))
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByRole('heading')).not.toHaveFocus()
})

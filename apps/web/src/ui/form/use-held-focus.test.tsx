import { fireEvent, screen, waitFor } from '@testing-library/react'
import { act, useRef, useState } from 'react'
import { expect, test } from 'vitest'
import { renderUi } from '../../testing/render-ui'
import { useHeldFocus } from './use-held-focus'

function Frame() {
  const frame = useRef<HTMLElement>(null)
  const [there, setThere] = useState(true)
  useHeldFocus(frame)
  return (
    <>
      <section ref={frame} tabIndex={-1} aria-label="Window">
        {there && <button type="button">Event</button>}
      </section>
      <button type="button">Beside</button>
      <button type="button" onClick={() => setThere(false)}>
        Drop
      </button>
    </>
  )
}

test('takes the focus of a control that is gone', async () => {
  renderUi(<Frame />)
  act(() => screen.getByRole('button', { name: 'Event' }).focus())
  fireEvent.click(screen.getByRole('button', { name: 'Drop' }))
  await waitFor(() => expect(screen.getByRole('region', { name: 'Window' })).toHaveFocus())
})

test('leaves the focus where the person has taken it', async () => {
  renderUi(<Frame />)
  act(() => screen.getByRole('button', { name: 'Event' }).focus())
  act(() => screen.getByRole('button', { name: 'Beside' }).focus())
  fireEvent.click(screen.getByRole('button', { name: 'Drop' }))
  await Promise.resolve()
  expect(screen.getByRole('button', { name: 'Beside' })).toHaveFocus()
})

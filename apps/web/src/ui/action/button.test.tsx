import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { renderUi } from '../../testing/render-ui'
import { Button } from './button'

it('stays in reach of the keyboard while it can do nothing, and says why', async () => {
  const onSubmit = vi.fn<() => void>()
  const onClick = vi.fn<() => void>()
  renderUi(
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <input aria-label="Name" />
      <Button type="submit" disabledReason="Nothing was changed." onClick={onClick}>
        Save
      </Button>
    </form>,
  )
  const save = screen.getByRole('button', { name: 'Save' })
  expect(save).toHaveAccessibleDescription('Nothing was changed.')
  await userEvent.type(screen.getByLabelText('Name'), 'x{Enter}')
  await userEvent.tab()
  expect(save).toHaveFocus()
  await userEvent.keyboard('{Enter} ')
  await userEvent.click(save)
  expect(onClick).not.toHaveBeenCalled()
  expect(onSubmit).not.toHaveBeenCalled()
})

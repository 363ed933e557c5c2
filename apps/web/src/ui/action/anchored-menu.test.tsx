import { Menu } from '@chakra-ui/react'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderScreen } from '../../testing/render-screen'
import { AnchoredMenu } from './anchored-menu'

function renderMenu(place: Element = document.body) {
  const [onSelect, onClose] = [vi.fn<(value: string) => void>(), vi.fn<() => void>()]
  const button = place.appendChild(document.createElement('button'))
  const rendered = renderScreen(
    <AnchoredMenu button={button} label="Actions" onClose={onClose} onSelect={onSelect}>
      <Menu.Item value="open">Open</Menu.Item>
      <Menu.Item value="activate" disabled>
        Activate
      </Menu.Item>
    </AnchoredMenu>,
  )
  return { ...rendered, onSelect, onClose }
}

test('a press counts before the item was highlighted', async () => {
  const { onSelect } = renderMenu()
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Open' }))
  await waitFor(() => expect(onSelect.mock.calls).toEqual([['open']]))
})

test('Enter chooses the highlighted item', async () => {
  const { onSelect, user } = renderMenu()
  await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus())
  await user.keyboard('{ArrowDown}')
  await waitFor(() =>
    expect(screen.getByRole('menuitem', { name: 'Open' })).toHaveAttribute('data-highlighted'),
  )
  await user.keyboard('{Enter}')
  await waitFor(() => expect(onSelect.mock.calls).toEqual([['open']]))
})

test('a disabled item does nothing', async () => {
  const { onSelect, onClose } = renderMenu()
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Activate' }))
  fireEvent.click(screen.getByRole('menuitem', { name: 'Open' }))
  await waitFor(() => expect(onSelect.mock.calls).toEqual([['open']]))
  expect(onClose).toHaveBeenCalled()
})

test('stands in the landmark of its button, not in the head of a card, which would grow by it', async () => {
  const main = document.body.appendChild(document.createElement('main'))
  const head = main.appendChild(document.createElement('header'))
  renderMenu(head)
  const menu = await screen.findByRole('menu')
  expect(main).toContainElement(menu)
  expect(head).not.toContainElement(menu)
  main.remove()
})

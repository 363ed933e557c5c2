import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderUi } from '../../testing/render-ui'
import { toast, toastStore, closeToast } from './toast'

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => {
  act(() => {
    for (const { id } of toastStore.read()) closeToast(id)
  })
  vi.useRealTimers()
})
const show = (title: string, more = {}) => act(() => void toast({ title, ...more }))

test('stays five seconds on the sign-in screen', () => {
  renderUi(null)
  show('Login Failed', { status: 'error' })
  act(() => void vi.advanceTimersByTime(4_800))
  expect(screen.getByText('Login Failed')).toBeVisible()
  act(() => void vi.advanceTimersByTime(400))
  expect(screen.queryByText('Login Failed')).toBeNull()
})

test('waits while the pointer or the keyboard is on it', async () => {
  renderUi(null)
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  show('Saved', { duration: 1000 })
  await user.hover(screen.getByText('Saved'))
  act(() => void vi.advanceTimersByTime(5_000))
  expect(screen.getByText('Saved')).toBeVisible()
  act(() => screen.getByRole('button', { name: 'Close message' }).focus())
  await user.unhover(screen.getByText('Saved'))
  act(() => void vi.advanceTimersByTime(5_000))
  expect(screen.getByText('Saved')).toBeVisible()
  act(() => screen.getByRole('button', { name: 'Close message' }).blur())
  act(() => void vi.advanceTimersByTime(1_100))
  expect(screen.queryByText('Saved')).toBeNull()
})

test('closes by its button', async () => {
  renderUi(null)
  show('Saved', { duration: 60_000 })
  await userEvent
    .setup({ advanceTimers: vi.advanceTimersByTime })
    .click(screen.getByRole('button', { name: 'Close message' }))
  expect(screen.queryByText('Saved')).toBeNull()
})

test('shows at most three, the oldest goes', () => {
  renderUi(null)
  for (const title of ['One', 'Two', 'Three', 'Four']) show(title, { duration: 60_000 })
  expect(screen.queryByText('One')).toBeNull()
  for (const title of ['Two', 'Three', 'Four']) expect(screen.getByText(title)).toBeVisible()
})

test('announces errors at once and the rest politely', () => {
  renderUi(null)
  show('Good', { duration: 60_000 })
  show('Bad', { status: 'error', duration: 60_000 })
  expect(screen.getByText('Good').closest('[aria-live]')).toHaveAttribute('aria-live', 'polite')
  expect(screen.getByText('Bad').closest('[aria-live]')).toHaveAttribute('aria-live', 'assertive')
})

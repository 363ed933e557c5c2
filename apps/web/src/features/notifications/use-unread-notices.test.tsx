import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { act, render, screen } from '@testing-library/react'
import { of } from 'rxjs'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { refreshEveryMs, useUnreadNotices } from './use-unread-notices'

let requested = 0
let hidden = false
beforeEach(() => {
  requested = 0
  hidden = false
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function Count() {
  return <output>{useUnreadNotices()}</output>
}

async function show() {
  const link = new ApolloLink(() => {
    requested++
    return of({ data: { unreadNotices: requested } })
  })
  const client = new ApolloClient({ link, cache: new InMemoryCache() })
  const shown = render(
    <ApolloProvider client={client}>
      <Count />
    </ApolloProvider>,
  )
  expect(await screen.findByText('1')).toBeVisible()
  return shown
}

const pass = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms))
const comeBack = () => act(async () => void dispatchEvent(new Event('focus')))

it('asks once a minute, however often somebody comes back', async () => {
  await show()
  await comeBack()
  expect(requested).toBe(1)
  await pass(refreshEveryMs)
  expect(requested).toBe(2)
  expect(await screen.findByText('2')).toBeVisible()
  await comeBack()
  expect(requested).toBe(2)
})

it('does not ask while the tab is hidden, and asks when it is seen again', async () => {
  await show()
  hidden = true
  await pass(10 * refreshEveryMs)
  expect(requested).toBe(1)
  hidden = false
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')))
  expect(requested).toBe(2)
})

it('stops with the bell', async () => {
  const { unmount } = await show()
  unmount()
  await pass(10 * refreshEveryMs)
  expect(requested).toBe(1)
})

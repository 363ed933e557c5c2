import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { lazy, Suspense, useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderUi } from '../../testing/render-ui'
import { ErrorBoundary } from './error-boundary'

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => void vi.restoreAllMocks())

function Page({ broken }: { broken: boolean }) {
  if (broken) throw new Error('It broke.')
  return <p>All is well</p>
}

function Place() {
  const [path, setPath] = useState('/one')
  return (
    <>
      <button onClick={() => setPath('/two')}>Go on</button>
      <ErrorBoundary resetKey={path}>
        <Page broken={path === '/one'} />
      </ErrorBoundary>
    </>
  )
}

test('keeps what is around a screen that throws, and recovers on the next page', async () => {
  renderUi(<Place />)
  expect(screen.getByRole('alert')).toHaveTextContent('This page stopped working.')
  await userEvent.click(screen.getByRole('button', { name: 'Go on' }))
  expect(screen.getByText('All is well')).toBeVisible()
})

test('says that the server cannot be reached when the code of a screen does not arrive', async () => {
  const Missing = lazy(() =>
    Promise.reject(new TypeError('Failed to fetch dynamically imported module: x.js')),
  )
  renderUi(
    <ErrorBoundary>
      <Suspense fallback={null}>
        <Missing />
      </Suspense>
    </ErrorBoundary>,
  )
  expect(await screen.findByText('No Network: The server cannot be reached')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
})

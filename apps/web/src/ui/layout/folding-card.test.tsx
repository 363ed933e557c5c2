import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { storage, storageKeys } from '../../lib/storage'
import { useFolds } from '../../lib/lists/use-folds'
import { renderUi } from '../../testing/render-ui'
import { FoldingCard } from './folding-card'

beforeEach(() => localStorage.clear())

function Page() {
  const foldOf = useFolds('u1')
  return (
    <>
      <FoldingCard title="Agencies" fold={foldOf('agencies', false)} lead="24 of them">
        All agencies
      </FoldingCard>
      <FoldingCard title="Days" fold={foldOf('days', true)}>
        All days
      </FoldingCard>
    </>
  )
}
const toggle = (name: string) => screen.getByRole('button', { name })

test('says whether it is open, and of what', () => {
  renderUi(<Page />)
  expect(toggle('Agencies')).toHaveAttribute('aria-expanded', 'false')
  expect(toggle('Days')).toHaveAttribute('aria-expanded', 'true')
  const body = document.getElementById(toggle('Agencies').getAttribute('aria-controls') ?? '')
  expect(body).toHaveTextContent('All agencies')
  // What leads stays in sight.
  expect(body).not.toHaveTextContent('24 of them')
})

test('is remembered for the person, each part for itself', () => {
  const { unmount } = renderUi(<Page />)
  fireEvent.click(toggle('Agencies'))
  expect(toggle('Agencies')).toHaveAttribute('aria-expanded', 'true')
  fireEvent.click(toggle('Days'))
  expect(storage.read(storageKeys.folds('u1'))).toEqual({ agencies: true, days: false })
  expect(storage.read(storageKeys.folds('u2'))).toBeNull()
  unmount()
  renderUi(<Page />)
  expect(toggle('Agencies')).toHaveAttribute('aria-expanded', 'true')
  expect(toggle('Days')).toHaveAttribute('aria-expanded', 'false')
})

test('begins as at first when what is kept makes no sense', () => {
  storage.write(storageKeys.folds('u1'), ['agencies'])
  renderUi(<Page />)
  expect(toggle('Agencies')).toHaveAttribute('aria-expanded', 'false')
})

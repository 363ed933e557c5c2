import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderScreen } from '../../testing/render-screen'
import { withStyles } from '../../testing/with-styles'
import { PageHeader } from './page-header'

it('keeps the number after the title in one piece, which may start a new line', () => {
  withStyles()
  renderScreen(<PageHeader title="A long requirement" number="F-2026-01-B-0001" breadcrumb={[]} />)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('A long requirement F-2026-01-B-0001')
  expect(screen.getByText('F-2026-01-B-0001')).toHaveStyle({ whiteSpace: 'nowrap' })
  expect(screen.getByText('F-2026-01-B-0001').textContent).toBe('F-2026-01-B-0001')
})

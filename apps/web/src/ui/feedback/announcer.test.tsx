import { ChakraProvider } from '@chakra-ui/react'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Announcer } from './announcer'
import { EmptyState } from './states'
import { system } from '../theme/system'

const page = (title?: string) => (
  <ChakraProvider value={system}>
    {title && <EmptyState title={title} />}
    <Announcer />
  </ChakraProvider>
)

it('announces that filters find nothing, again each time', () => {
  const { rerender } = render(page())
  const said = () => screen.getByRole('status').textContent
  rerender(page('No finding matches these filters.'))
  const first = said()
  expect(first).toContain('No finding matches these filters.')
  rerender(page())
  rerender(page('No finding matches these filters.'))
  expect(said()?.trim()).toBe('No finding matches these filters.')
  expect(said()).not.toBe(first)
})

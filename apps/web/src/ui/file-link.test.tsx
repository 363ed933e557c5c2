import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { FileLink } from './file-link'
import { renderUi } from '../testing/render-ui'

afterEach(() => vi.unstubAllGlobals())

const busy = 'Several of your large requests are still under way. Please try again in 5 seconds.'

it('says what the server says when it cannot make the file just now, and can be pressed again', async () => {
  const fetched = vi.fn<typeof fetch>(async () =>
    Response.json({ errors: [{ message: busy }] }, { status: 429, headers: { 'retry-after': '5' } }),
  )
  vi.stubGlobal('fetch', fetched)
  renderUi(
    <FileLink href="/files/reports/1/pdf" made>
      PDF
    </FileLink>,
  )
  const link = screen.getByRole('link', { name: 'PDF' })
  await userEvent.click(link)
  expect(await screen.findByText(busy)).toBeVisible()
  await waitFor(() => expect(link).not.toHaveAttribute('aria-busy'))
  await userEvent.click(link)
  await waitFor(() => expect(fetched).toHaveBeenCalledTimes(2))
})

it('asks once, however often it is pressed before the file is there', async () => {
  const fetched = vi.fn<typeof fetch>(() => new Promise(() => undefined))
  vi.stubGlobal('fetch', fetched)
  renderUi(
    <FileLink href="/files/reports/1/pdf" made>
      PDF
    </FileLink>,
  )
  const link = screen.getByRole('link', { name: 'PDF' })
  await userEvent.dblClick(link)
  expect(fetched).toHaveBeenCalledOnce()
  expect(link).toHaveAttribute('aria-busy', 'true')
})

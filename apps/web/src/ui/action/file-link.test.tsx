import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { onPasswordNeeded } from '../../lib/session/recent-password'
import { renderUi } from '../../testing/render-ui'
import { stubTransfers, type StubTransfer } from '../../testing/stub-transfers'
import { FileLink } from './file-link'
import { closeToast, toastStore } from '../feedback/toast'

const busy = 'Several of your large requests are still under way. Please try again in 5 seconds.'
const passwordWanted = {
  errors: [{ code: 'FORBIDDEN', field: 'currentPassword', message: 'Please enter your password again.' }],
}

let sent: StubTransfer[]
let saved: string[]
beforeEach(() => {
  sent = stubTransfers()
  saved = []
  URL.createObjectURL = () => 'blob:file'
  URL.revokeObjectURL = () => undefined
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
})
afterEach(() => {
  for (const { id } of toastStore.read()) closeToast(id)
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function show() {
  renderUi(<FileLink href="/files/self-assessments/1/documents.zip">All documents</FileLink>)
  return screen.getByRole('link', { name: 'All documents' })
}
const nth = (count: number) => waitFor(() => expect(sent).toHaveLength(count)).then(() => sent.at(-1))

describe('a link to a file', () => {
  it('says what the server says against it, and can be pressed again', async () => {
    const link = show()
    await userEvent.click(link)
    ;(await nth(1))?.answer(429, { errors: [{ message: busy }] }, { 'retry-after': '5' })
    expect(await screen.findByText(busy)).toBeVisible()
    await waitFor(() => expect(link).not.toHaveAttribute('aria-busy'))
    await userEvent.click(link)
    ;(await nth(2))?.answer(200, 'PK', { 'content-disposition': 'attachment; filename="documents.zip"' })
    await waitFor(() => expect(saved).toEqual(['documents.zip']))
  })

  it('says when to come again where a proxy refuses without words', async () => {
    await userEvent.click(show())
    ;(await nth(1))?.answer(429, '<html>', { 'retry-after': '30' })
    expect(await screen.findByText('Too many requests. Please try again in 30 seconds.')).toBeVisible()
  })

  it('asks once, however often it is pressed before the file is there', async () => {
    const link = show()
    await userEvent.dblClick(link)
    const transfer = await nth(1)
    expect(link).toHaveAttribute('aria-busy', 'true')
    transfer?.answer(200, 'PK')
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(sent).toHaveLength(1)
  })

  it('asks for the password where it is wanted, and for the file again', async () => {
    const requested = vi.fn<() => Promise<boolean>>(async () => true)
    const forget = onPasswordNeeded(requested)
    await userEvent.click(show())
    ;(await nth(1))?.answer(403, passwordWanted)
    ;(await nth(2))?.answer(200, 'PK')
    await waitFor(() => expect(saved).toEqual(['file']))
    expect(requested).toHaveBeenCalledOnce()
    forget()
  })

  it('shows how far a slow file has come, and can be given up', async () => {
    await userEvent.click(show())
    const transfer = await nth(1)
    expect(await screen.findByText('The file is on its way')).toBeVisible()
    transfer?.progress(30, 120)
    expect(await screen.findByRole('img', { name: 'The file is on its way 25 percent' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(transfer?.aborted).toBe(true)
    await waitFor(() => expect(screen.queryByText('The file is on its way')).toBeNull())
    expect(saved).toEqual([])
    expect(screen.queryByText('The export failed')).toBeNull()
  })
})

import { maxFileBytes } from '@portal/domain'
import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderScreen } from '../../testing/render-screen'
import { UploadDialog, shareOf } from './upload-dialog'

/** The request that the dialog sends, answered by hand. */
class StubRequest {
  static sent: StubRequest[] = []
  readonly upload = new EventTarget()
  readonly headers = new Map<string, string>()
  readonly events = new EventTarget()
  method = ''
  address = ''
  status = 0
  responseText = ''
  body = new FormData()
  aborted = false
  open(method: string, address: string) {
    Object.assign(this, { method, address })
  }
  setRequestHeader(name: string, value: string) {
    this.headers.set(name, value)
  }
  addEventListener(name: string, listener: () => void) {
    this.events.addEventListener(name, listener)
  }
  getResponseHeader() {
    return null
  }
  send(body: FormData) {
    this.body = body
    StubRequest.sent.push(this)
  }
  abort() {
    this.aborted = true
    this.events.dispatchEvent(new Event('abort'))
  }
  answer(status: number, body: object | string = []) {
    this.status = status
    this.responseText = typeof body === 'string' ? body : JSON.stringify(body)
    this.events.dispatchEvent(new Event(status === 0 ? 'error' : 'load'))
  }
}

function aFile(name: string, size = 10): File {
  const file = new File(['x'], name, { type: 'application/pdf' })
  Object.defineProperty(file, 'size', { value: size })
  return file
}

const target = { path: '/files/supporting-documents', fields: { subSectionResponseId: '101', itemId: '7' } }

async function openDialog(files: File[], given: object = {}) {
  const onClose = vi.fn<() => void>()
  const onUploaded = vi.fn<() => void>()
  const { user } = renderScreen(
    <UploadDialog target={{ ...target, ...given }} onClose={onClose} onUploaded={onUploaded} />,
  )
  const dialog = await screen.findByRole('dialog', { name: 'Upload Documentation' })
  if (files.length > 0) await user.upload(within(dialog).getByLabelText('Choose files'), files)
  return { user, dialog, onClose, onUploaded }
}
const uploadButton = (dialog: HTMLElement) =>
  within(dialog).getByRole('button', { name: /^(Upload|Try again)/ })

describe('uploading documentation', () => {
  beforeEach(() => {
    StubRequest.sent = []
    vi.stubGlobal('XMLHttpRequest', StubRequest)
  })
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  it('is off until there is a file, and says so', async () => {
    const { dialog } = await openDialog([])
    expect(within(dialog).getByText('200MB limit per file')).toBeVisible()
    expect(uploadButton(dialog)).toBeDisabled()
    expect(uploadButton(dialog)).toHaveAttribute('title', 'Choose at least one file.')
  })

  it('is off until every file has a title', async () => {
    const { user, dialog } = await openDialog([aFile('a.pdf'), aFile('b.pdf')])
    await user.type(within(dialog).getByLabelText('Title of a.pdf'), 'Plan')
    expect(uploadButton(dialog)).toBeDisabled()
    await user.type(within(dialog).getByLabelText('Title of b.pdf'), '   ')
    expect(uploadButton(dialog)).toBeDisabled()
    await user.type(within(dialog).getByLabelText('Title of b.pdf'), 'Log')
    expect(uploadButton(dialog)).toBeEnabled()
  })

  it('warns of a missing title when the form is sent by keyboard', async () => {
    const { dialog } = await openDialog([aFile('a.pdf')])
    const form = dialog.querySelector('form')
    if (!form) throw new Error('There is no form')
    fireEvent.submit(form)
    expect(await screen.findAllByText('Please provide a title for each file.')).toHaveLength(2)
    expect(within(dialog).getByLabelText('Title of a.pdf')).toHaveAccessibleDescription(
      'Please provide a title for each file.',
    )
    expect(StubRequest.sent).toHaveLength(0)
  })

  it.each([
    ['takes a file of exactly 200 MB', maxFileBytes, true],
    ['refuses one byte more', maxFileBytes + 1, false],
  ])('%s', async (_, size, fits) => {
    const { user, dialog } = await openDialog([aFile('big.pdf', size)])
    await user.type(within(dialog).getByLabelText('Title of big.pdf'), 'Big')
    const warnings = screen.queryAllByText('File too large. Please limit files to 200MB or less.')
    expect(warnings.length > 0).toBe(!fits)
    expect(uploadButton(dialog).getAttribute('aria-disabled')).toBe(fits ? null : 'true')
  })

  it('sends fields before files, to the item, protected against foreign pages', async () => {
    const { user, dialog, onUploaded } = await openDialog([aFile('a.pdf'), aFile('b.pdf')])
    await user.type(within(dialog).getByLabelText('Title of a.pdf'), 'Plan ')
    await user.type(within(dialog).getByLabelText('Title of b.pdf'), 'Log')
    await user.click(uploadButton(dialog))
    const [request] = StubRequest.sent
    expect([request?.method, request?.address]).toEqual(['POST', '/files/supporting-documents'])
    expect(request?.headers.has('apollo-require-preflight')).toBe(true)
    expect([...(request?.body.keys() ?? [])]).toEqual([
      'subSectionResponseId',
      'itemId',
      'titles',
      'titles',
      'documents',
      'documents',
    ])
    expect(request?.body.getAll('titles')).toEqual(['Plan', 'Log'])
    request?.answer(201)
    expect(await screen.findByText('Upload succesful!')).toBeVisible()
    expect(onUploaded).toHaveBeenCalledOnce()
  })

  it('sends files one by one where each is stored by itself, and repeats the failed one alone', async () => {
    const { user, dialog, onUploaded } = await openDialog([aFile('a.pdf'), aFile('b.pdf')], {
      oneByOne: true,
    })
    await user.type(within(dialog).getByLabelText('Title of a.pdf'), 'Plan')
    await user.type(within(dialog).getByLabelText('Title of b.pdf'), 'Log')
    await user.click(uploadButton(dialog))
    StubRequest.sent[0]?.answer(201, [{ title: 'Plan' }])
    await vi.waitFor(() => expect(StubRequest.sent).toHaveLength(2))
    StubRequest.sent[1]?.answer(0)
    expect(await within(dialog).findByText('Stored as Plan')).toBeVisible()
    expect(within(dialog).getByText('1 file is stored. Trying again sends the others alone.')).toBeVisible()
    await user.click(uploadButton(dialog))
    await vi.waitFor(() => expect(StubRequest.sent).toHaveLength(3))
    expect(StubRequest.sent.map(({ body }) => body.getAll('titles'))).toEqual([['Plan'], ['Log'], ['Log']])
    StubRequest.sent[2]?.answer(201, [{ title: 'Log' }])
    await vi.waitFor(() => expect(onUploaded).toHaveBeenCalledWith([{ title: 'Plan' }, { title: 'Log' }]))
  })

  it('loses nothing when it fails, and repeats the same action', async () => {
    const { user, dialog, onUploaded } = await openDialog([aFile('a.pdf')])
    await user.type(within(dialog).getByLabelText('Title of a.pdf'), 'Plan')
    await user.click(uploadButton(dialog))
    StubRequest.sent[0]?.answer(0)
    expect(
      await within(dialog).findByText(
        'The server could not be reached. Your files and titles are still here.',
      ),
    ).toBeVisible()
    expect(within(dialog).getByLabelText('Title of a.pdf')).toHaveValue('Plan')
    await user.click(within(dialog).getByRole('button', { name: 'Try again' }))
    const keys = StubRequest.sent.map((request) => request.headers.get('idempotency-key'))
    expect(keys[1]).toBe(keys[0])
    StubRequest.sent[1]?.answer(201)
    await vi.waitFor(() => expect(onUploaded).toHaveBeenCalledOnce())
  })

  it('shows the reason of a refusal, and no page of a proxy', async () => {
    const { user, dialog } = await openDialog([aFile('a.pdf')])
    await user.type(within(dialog).getByLabelText('Title of a.pdf'), 'Plan')
    await user.click(uploadButton(dialog))
    StubRequest.sent[0]?.answer(422, {
      code: 'BAD_USER_INPUT',
      message: 'The content of this file does not match its name.',
    })
    expect(await within(dialog).findByText('The content of this file does not match its name.')).toBeVisible()
    await user.click(within(dialog).getByRole('button', { name: 'Try again' }))
    StubRequest.sent[1]?.answer(502, '<html>Bad gateway</html>')
    expect(await within(dialog).findByText('Files are stored together or not at all.')).toBeVisible()
    expect(within(dialog).queryByText(/Bad gateway/)).toBeNull()
  })

  it('can be cancelled while it is sending', async () => {
    const { user, dialog } = await openDialog([aFile('a.pdf')])
    await user.type(within(dialog).getByLabelText('Title of a.pdf'), 'Plan')
    await user.click(uploadButton(dialog))
    await user.click(within(dialog).getByRole('button', { name: 'Cancel upload' }))
    expect(StubRequest.sent[0]?.aborted).toBe(true)
    expect(await within(dialog).findByLabelText('Title of a.pdf')).toHaveValue('Plan')
  })

  it('shares the bytes sent among the files in their order', () => {
    const files = [aFile('a.pdf', 100), aFile('b.pdf', 300)].map((file, i) => ({
      key: String(i),
      file,
      title: 'x',
    }))
    expect([0, 50, 100, 250, 450].map((sent) => [shareOf(files, 0, sent), shareOf(files, 1, sent)])).toEqual([
      [0, 0],
      [0.5, 0],
      [1, 0],
      [1, 0.5],
      [1, 1],
    ])
  })
})

import { afterEach, expect, it, vi } from 'vitest'
import { fetchFile } from './files'

afterEach(() => {
  vi.unstubAllGlobals()
})

const answering = (status: number, body: string) =>
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status })))

it('says what the server said against a file, or which answer it was', async () => {
  answering(400, JSON.stringify({ errors: [{ code: 'BAD_USER_INPUT', message: 'Choose one file.' }] }))
  await expect(fetchFile('/files/x')).rejects.toThrow('Choose one file.')
  for (const other of ['<html>Bad gateway</html>', 'null', '{"errors":[]}', '{"errors":[{"message":7}]}']) {
    answering(502, other)
    await expect(fetchFile('/files/x')).rejects.toThrow('The server answered 502.')
  }
})

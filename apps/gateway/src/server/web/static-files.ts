import { readdir } from 'node:fs/promises'
import path from 'node:path'
import type { Request, Response } from 'express'

export interface StaticFile {
  /** Absolute path of the file. */
  path: string
  /** File extension, for the content type. */
  type: string
  /** The name contains a hash of the content, so the file never changes. */
  immutable: boolean
  /** Encodings for which the build wrote a compressed copy. */
  encodings: ReadonlySet<string>
}

const endings: readonly (readonly [encoding: string, ending: string])[] = [
  ['br', '.br'],
  ['gzip', '.gz'],
]

/** The files of a built client by their URL path. Only files in this list are served. */
export async function listStaticFiles(folder: string): Promise<ReadonlyMap<string, StaticFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const names = new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) =>
        path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'),
      )
      // Such as the manifest of the build in .vite.
      .filter((name) => !name.split('/').some((part) => part.startsWith('.'))),
  )
  const files = new Map<string, StaticFile>()
  for (const name of names) {
    if (endings.some(([, ending]) => name.endsWith(ending) && names.has(name.slice(0, -ending.length))))
      continue
    files.set(`/${name}`, {
      path: path.join(folder, name),
      type: path.extname(name),
      immutable: /^assets\/(?:.+-)?[\w-]{7,}\.\w+$/.test(name),
      encodings: new Set(
        endings.filter(([, ending]) => names.has(name + ending)).map(([encoding]) => encoding),
      ),
    })
  }
  return files
}

/** Sends a file, in the best encoding that the browser accepts, with ETag and 304. */
export function sendStaticFile(request: Request, response: Response, file: StaticFile): void {
  const encoding = endings.find(
    ([name]) => file.encodings.has(name) && request.acceptsEncodings(name) === name,
  )
  response.type(file.type)
  if (file.encodings.size > 0) response.vary('accept-encoding')
  if (encoding !== undefined) response.setHeader('content-encoding', encoding[0])
  response.setHeader('cache-control', file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache')
  // The path of the checkout may contain a dot folder; the list above does not.
  response.sendFile(file.path + (encoding?.[1] ?? ''), { cacheControl: false, dotfiles: 'allow' })
}

import type { Readable } from 'node:stream'
import type { Request, Response } from 'express'
import type { z } from 'zod'
import type { Tx } from '../../db/database.js'
import type { ApiActor } from '../../server/requests/authenticate.js'
import type { ApiDeps } from '../../server/deps.js'
import { openFile, partTaken, sendFile, type SentFile } from './storage/documents-download.js'
import { openFileStore } from './storage/documents-file-store.js'
import type { FileRow } from './documents-store.js'
import { fileRows, takeUpload } from './upload/documents-upload.js'
import type { Caller } from '../../server/command.js'

/** An upload is cancelled when no byte arrived for so long. */
const idleMs = 30_000

/** The bytes of documents alone, for packages of several files; passed to others in features.ts. */
export function documentBytes({ config }: Pick<ApiDeps, 'config'>) {
  const store = openFileStore(config.filesUrl)
  return {
    exists: (fileId: string): Promise<boolean> => store.exists(fileId),
    async open(fileId: string): Promise<Readable | null> {
      return (await store.get(fileId))?.bytes ?? null
    },
  }
}

/** Bytes in and out for a feature that keeps its own kind of documents; passed to others in features.ts. */
export function documentsPort<Form extends { titles: readonly string[] }, Answer extends { id: string }>(
  deps: ApiDeps,
  call: { id: string; body?: z.ZodType<Form> },
  fields: readonly string[],
  withMedia = false,
) {
  const context = { deps, store: openFileStore(deps.config.filesUrl), idleMs }
  return {
    take(
      caller: Caller,
      req: Request,
      kind: {
        begin(form: Form): Promise<void>
        leaId(form: Form): Promise<number | null>
        add(tx: Tx, actor: ApiActor, form: Form, rows: FileRow[]): Promise<Answer[]>
      },
    ): Promise<Answer[]> {
      let leaId: number | null = null
      return takeUpload<Form, Answer>(context, caller, req, {
        call,
        fields,
        withMedia,
        async begin(form) {
          await kind.begin(form)
          leaId = await kind.leaId(form)
        },
        add: (tx, actor, form, files) =>
          kind.add(tx, actor, form, fileRows(deps, { actor, ctx: caller.ctx }, leaId, form.titles, files)),
      })
    },
    async open(fileId: string): Promise<Readable | null> {
      return (await context.store.get(fileId))?.bytes ?? null
    },
    async send(
      req: Request,
      res: Response,
      file: SentFile,
      record: (part: { after?: { range: string } }) => Promise<void>,
    ): Promise<void> {
      const opened = await openFile(req, context.store, file)
      if (opened.bytes) await record(partTaken(opened))
      await sendFile(res, opened)
    },
  }
}

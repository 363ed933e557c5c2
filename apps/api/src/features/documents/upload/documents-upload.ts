import { checkBody } from '@portal/rest-contract'
import { documentTexts } from '@portal/domain'
import type { Request } from 'express'
import type { z } from 'zod'
import { allEnded } from '../../../db/all-ended.js'
import type { Tx } from '../../../db/database.js'
import { ApiError } from '../../../server/api-error.js'
import type { ApiActor } from '../../../server/requests/authenticate.js'
import type { ApiDeps } from '../../../server/deps.js'
import { runCommand } from '../../../server/requests/run-command.js'
import { stillActor } from '../../../server/requests/still-actor.js'
import type { FileStore } from '../storage/documents-files.js'
import { deleteFiles, receiveFiles, type ReceivedFile } from './documents-multipart.js'
import { holdFiles, type FileRow } from '../documents-store.js'
import type { Caller } from '../../../server/command.js'

/** What uploads and downloads are built with. */
export interface FilesContext {
  deps: Pick<ApiDeps, 'db' | 'database' | 'config'>
  store: FileStore
  /** Longest silence of an uploading client. */
  idleMs: number
}

/** One kind of upload: its call, and what becomes of the files. */
export interface UploadKind<Form extends { titles: readonly string[] }, Answer extends { id: string }> {
  call: { id: string; body?: z.ZodType<Form> }
  /** Fields of the form beside `titles`. */
  fields: readonly string[]
  /** Films and captions are taken beside documents. */
  withMedia?: boolean
  /** Judges the form before a byte is stored; throws what it refuses. */
  begin: (form: Form) => Promise<void>
  /** Makes the stored files documents, under the ids of the files. */
  add: (tx: Tx, actor: ApiActor, form: Form, files: readonly ReceivedFile[]) => Promise<Answer[]>
}

/** Streams files into the store, then makes all of them documents in one transaction; or leaves nothing behind. */
export async function takeUpload<Form extends { titles: readonly string[] }, Answer extends { id: string }>(
  { deps, store, idleMs }: FilesContext,
  { actor, ctx }: Caller,
  req: Request,
  kind: UploadKind<Form, Answer>,
): Promise<Answer[]> {
  const { form, files } = await receiveFiles<Form>(req, {
    store,
    idleMs,
    withMedia: kind.withMedia ?? false,
    async begin(fields) {
      const form = readForm(kind, fields)
      await kind.begin(form)
      return form
    },
    accept: (form, index) => {
      if (index >= form.titles.length) throw titleMissing(index)
    },
  })
  try {
    if (form.titles.length > files.length) throw titleMissing(files.length)
    const request = { form, files: files.map(({ name, size, sha256 }) => ({ name, size, sha256 })) }
    const command = { call: kind.call.id, actorId: actor.userId, request, ctx }
    const add = async (tx: Tx, now: ApiActor) => {
      const [, added] = await allEnded([insistOnBytes(store, files), kind.add(tx, now, form, files)])
      return added
    }
    const documents = await runCommand(deps, command, add, async (tx) => {
      // The person before the files: one without permission is refused for that, and does not learn about a file.
      const [now] = await allEnded([stillActor(tx, actor, ctx), holdFiles(tx, 'shared')])
      return now
    })
    // A repeated request answers the documents of the first one: the files that came again are not needed.
    const kept = new Set(documents.map(({ id }) => id))
    await deleteFiles(
      store,
      files.map(({ id }) => id).filter((id) => !kept.has(id)),
    )
    return documents
  } catch (error) {
    // A refusal has stored no row. After any other failure the commit may have happened with its answer lost, and a row
    // must not lose its file: if there is none, the sweeper removes the bytes.
    if (error instanceof ApiError)
      await deleteFiles(
        store,
        files.map(({ id }) => id),
      )
    throw error
  }
}

/** The rows of received files, scanned from now on where a scanner is configured. */
export function fileRows(
  { config }: FilesContext['deps'],
  { actor, ctx }: Caller,
  leaId: number | null,
  titles: readonly string[],
  files: readonly ReceivedFile[],
): FileRow[] {
  return files.map((file, index) => ({
    ...file,
    leaId,
    title: titles[index] ?? '',
    scanState: config.clamavUrl ? ('Pending' as const) : ('NotScanned' as const),
    uploadedBy: actor.userId,
    // A millisecond apart, so that lists keep the order in which they were sent.
    uploadedAt: new Date(ctx.now.getTime() + index),
  }))
}

async function insistOnBytes(store: FileStore, files: readonly ReceivedFile[]): Promise<void> {
  const there = await Promise.all(files.map(({ id }) => store.exists(id)))
  if (there.includes(false))
    throw new ApiError('UNAVAILABLE', 'A file was lost on its way. Please try again.')
}

function titleMissing(index: number): ApiError {
  const message = documentTexts.titleMissing
  return new ApiError('BAD_USER_INPUT', message, { fields: { [`titles.${index}`]: [message] } })
}

/** Holds the text fields against the contract; `titles` may come many times, the others once. */
function readForm<Form extends { titles: readonly string[] }>(
  kind: Pick<UploadKind<Form, { id: string }>, 'call' | 'fields'>,
  fields: readonly (readonly [string, string])[],
): Form {
  const valueOf = (name: string) => fields.findLast(([field]) => field === name)?.[1]
  if (!kind.call.body) throw new Error(`${kind.call.id} takes no form.`)
  const checked = checkBody(kind.call.body, {
    ...Object.fromEntries(kind.fields.map((name) => [name, valueOf(name) || undefined])),
    titles: fields.flatMap(([name, value]) => (name === 'titles' || name === 'titles[]' ? [value] : [])),
  })
  if (checked.ok) return checked.data
  const first = Object.values(checked.fields).flat()[0] ?? 'Please check the values that were entered.'
  throw new ApiError('BAD_USER_INPUT', first, { fields: checked.fields })
}

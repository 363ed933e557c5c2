import type { AnswerOf, BodyOf, uploadRecordFiles } from '@portal/rest-contract'
import type { Request, Response } from 'express'
import type { Readable } from 'node:stream'
import type { Tx } from '../../../db/database.js'
import type { fileObjects } from '../../../db/schema/index.js'
import type { Caller } from '../../../server/command.js'
import type { ApiActor } from '../../../server/requests/authenticate.js'

export type UploadForm = BodyOf<typeof uploadRecordFiles>
export type RecordFile = AnswerOf<typeof uploadRecordFiles>[number]

/** What the documents feature does for this one: bytes in and out. features.ts passes it. */
export interface FilesPort {
  /** Streams files into the store and calls `add` with their rows, or leaves nothing behind. */
  take(
    caller: Caller,
    req: Request,
    kind: {
      begin(form: UploadForm): Promise<void>
      leaId(form: UploadForm): Promise<number>
      add(
        tx: Tx,
        actor: ApiActor,
        form: UploadForm,
        rows: (typeof fileObjects.$inferInsert)[],
      ): Promise<RecordFile[]>
    },
  ): Promise<RecordFile[]>
  /** The bytes of a file; null when there are none. */
  open(fileId: string): Promise<Readable | null>
  /** Streams a file as an attachment; `record` runs before the first byte. */
  send(
    req: Request,
    res: Response,
    file: { fileId: string; fileName: string; mime: string; size: number; sha256: string },
    record: (part: { after?: { range: string } }) => Promise<void>,
  ): Promise<void>
}

import type { AnswerOf, BodyOf, uploadFindingFiles } from '@portal/rest-contract'
import type { Request, Response } from 'express'
import type { Tx } from '../../../db/database.js'
import type { ApiActor } from '../../../server/requests/authenticate.js'
import type { FindingFileObject } from '../findings-store.js'
import type { Caller } from '../../../server/command.js'

type UploadForm = BodyOf<typeof uploadFindingFiles>
type UploadAnswer = AnswerOf<typeof uploadFindingFiles>

/** A file as it is sent. */
export interface SentFindingFile {
  fileId: string
  fileName: string
  mime: string
  size: number
  sha256: string
}

/** What the documents feature does for this one: bytes in and out. features.ts hands it over. */
export interface FilePort {
  /** Streams files into the store and calls `add` with their rows, or leaves nothing behind. */
  take(
    caller: Caller,
    req: Request,
    kind: {
      begin(form: UploadForm): Promise<void>
      leaId(form: UploadForm): Promise<number>
      add(tx: Tx, actor: ApiActor, form: UploadForm, rows: FindingFileObject[]): Promise<UploadAnswer>
    },
  ): Promise<UploadAnswer>
  /** Streams a file as an attachment; `record` runs before the first byte. */
  send(
    req: Request,
    res: Response,
    file: SentFindingFile,
    record: (part: { after?: { range: string } }) => Promise<void>,
  ): Promise<void>
}

import {
  badInput,
  canDownload,
  canEditTraining,
  canReadTraining,
  extensionOf,
  type TrainingKind,
} from '@portal/domain'
import type { AnswerOf, BodyOf, uploadTrainingFile as uploadCall } from '@portal/rest-contract'
import type { Request, Response } from 'express'
import type { Tx } from '../../db/database.js'
import { ApiError } from '../../server/api-error.js'
import type { ApiActor } from '../../server/requests/authenticate.js'
import type { ApiDeps } from '../../server/deps.js'
import { insist, insistOnInput } from '../../server/verdicts.js'
import { findTrainingItem } from './help-read-model.js'
import { trainingFound, trainingItem, insistOnKeptItem } from './help-service.js'
import { insertTrainingFile, type TrainingFileRow } from './help-store.js'
import { type Caller, changeRecord } from '../../server/command.js'

type Form = BodyOf<typeof uploadCall>
type Answer = AnswerOf<typeof uploadCall>
type Place = Form['place']

/** Fields of the form beside the title. */
export const trainingFileFields = ['itemId', 'place'] as const

/** What the documents feature does for this one: bytes in and out. features.ts hands it over. */
export interface TrainingFilePort {
  take(
    caller: Caller,
    req: Request,
    kind: {
      begin(form: Form): Promise<void>
      leaId(form: Form): Promise<number | null>
      add(tx: Tx, actor: ApiActor, form: Form, rows: TrainingFileRow[]): Promise<Answer>
    },
  ): Promise<Answer>
  send(
    req: Request,
    res: Response,
    file: { fileId: string; fileName: string; mime: string; size: number; sha256: string },
    record: (part: { after?: { range: string } }) => Promise<void>,
  ): Promise<void>
}

interface FilesContext {
  deps: Pick<ApiDeps, 'db' | 'database' | 'config'>
  files: TrainingFilePort
}

const extensions: Record<TrainingKind, readonly string[] | null> = {
  Video: ['mp4', 'webm'],
  'Guide PDF': ['pdf'],
  Slides: ['pptx', 'ppt', 'odp', 'pdf'],
  FAQ: null,
  Link: null,
  Interactive: null,
}

/** Takes the file of an item, or the captions of a film, in place of the one before. */
export function uploadTrainingFile(
  { deps, files }: FilesContext,
  caller: Caller,
  req: Request,
): Promise<Answer> {
  return files.take(caller, req, {
    async begin(form) {
      insist(canEditTraining(caller.actor))
      trainingFound(await findTrainingItem(deps.db, caller.actor, form.itemId, caller.ctx.now))
    },
    leaId: () => Promise.resolve(null),
    async add(tx, actor, { itemId, place }, rows) {
      const command = { tx, actor, ctx: caller.ctx }
      const [row] = rows
      if (!row) throw new Error('No file came.')
      const answer = await changeRecord(trainingItem, command, itemId, {
        action: 'uploadTrainingFile',
        refuse: (view) => insistOnKeptItem(command, view),
        columns(view) {
          insistOnKind(view.answer.kind, place, row.name)
          const changedOn = caller.ctx.now
          return place === 'file' ? { fileId: row.id, changedOn } : { captionsFileId: row.id, changedOn }
        },
        change: (view) => insertTrainingFile(tx, row, view.answer[place]?.id ?? null),
      })
      const added = answer[place]
      return added ? [added] : []
    },
  })
}

function insistOnKind(kind: TrainingKind, place: Place, fileName: string): void {
  const wanted = place === 'captions' ? (kind === 'Video' ? ['vtt'] : null) : extensions[kind]
  if (wanted === null) insistOnInput([badInput('Items of this kind have no such file.', 'place')])
  else if (!wanted.includes(extensionOf(fileName)))
    insistOnInput([badInput(`Choose a file of the type ${wanted.join(', ')}.`, 'documents.0')])
}

/** Sends the file of an item that is for the caller. Training holds nothing of students: a download leaves no record. */
export async function sendTrainingFile(
  { deps, files }: FilesContext,
  { actor, ctx }: Caller,
  { req, res }: { req: Request; res: Response },
  { id, place }: { id: number; place: Place },
): Promise<void> {
  insist(canReadTraining(actor))
  const file = trainingFound(await findTrainingItem(deps.db, actor, id, ctx.now)).answer[place]
  if (!file) throw new ApiError('NOT_FOUND', 'This file does not exist.')
  insist(canDownload(file.scanState, deps.config.clamavUrl !== undefined))
  await files.send(req, res, { ...file, fileId: file.id }, () => Promise.resolve())
}

import { calendarDay } from '@portal/domain'
import type { Response } from 'express'
import { ApiError } from '../../../server/api-error.js'
import type { Caller } from '../../../server/command.js'
import type { ApiDeps } from '../../../server/deps.js'
import { prongFound, type Place } from '../audits-command.js'
import { findProng } from '../audits-read-model.js'
import { findStoredSample } from './audits-sample-read-model.js'

/** Sends the certificate of the sample; it names no child. */
export async function sendCertificate(
  { db }: Pick<ApiDeps, 'db'>,
  { actor, ctx }: Caller,
  { typeKey, id }: Place,
  res: Response,
): Promise<undefined> {
  prongFound(await findProng(db, actor, typeKey, id))
  const stored = await findStoredSample(db, id)
  if (!stored) throw new ApiError('NOT_FOUND', 'No sample is drawn.')
  res.attachment(`audits-certificate-${id}-${calendarDay(ctx.now).replaceAll('-', '')}.json`)
  res.send(JSON.stringify(stored.certificate, null, 2))
}

import { calendarDay, certificateDocument } from '@portal/domain'
import type { Response } from 'express'
import { ApiError } from '../../../server/api-error.js'
import type { Caller } from '../../../server/command.js'
import type { ApiDeps } from '../../../server/deps.js'
import { sendReport } from '../../../server/files/send-report.js'
import { prongFound, type Place } from '../audits-command.js'
import { findProng } from '../audits-read-model.js'
import { findStoredSample } from './audits-sample-read-model.js'

/** Sends the certificate of the sample, for programs or for people; it names no child. */
export async function sendCertificate(
  { db, heavy }: Pick<ApiDeps, 'db' | 'heavy'>,
  caller: Caller,
  { typeKey, id }: Place,
  format: 'json' | 'pdf',
  res: Response,
): Promise<undefined> {
  const { actor, ctx } = caller
  const { audit } = prongFound(await findProng(db, actor, typeKey, id))
  const stored = await findStoredSample(db, id)
  if (!stored) throw new ApiError('NOT_FOUND', 'No sample is drawn.')
  const { certificate } = stored
  if (format === 'pdf') {
    await sendReport(res, { ...caller, heavy }, format, async () => ({
      document: certificateDocument(certificate, audit.type.label),
      at: new Date(certificate.drawnAt),
      name: ['audits', 'certificate', id],
    }))
    return undefined
  }
  res.attachment(`audits-certificate-${id}-${calendarDay(ctx.now).replaceAll('-', '')}.json`)
  res.send(JSON.stringify(certificate, null, 2))
  return undefined
}

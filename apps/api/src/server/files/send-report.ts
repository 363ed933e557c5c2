import { calendarDay, exportFileName, type ReportDocument } from '@portal/domain'
import type { Response } from 'express'
import type { Caller } from '../command.js'
import type { HeavyCaller } from '../heavy/heavy-work.js'

const mimes = {
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** Always to be saved, never shown in place: what `prepare` finds in the turn of the person, made by a worker. */
export async function sendReport(
  res: Response,
  { actor, ctx, heavy }: HeavyCaller & Caller,
  format: 'pdf' | 'xlsx',
  prepare: () => Promise<{ document: ReportDocument; at: Date; name: (string | number)[] }>,
): Promise<void> {
  const { name, bytes } = await heavy.turn(actor.userId, async (run) => {
    const { document, at, name } = await prepare()
    const bytes =
      format === 'pdf'
        ? await run('reportPdf', { report: document, at })
        : await run('reportXlsx', { report: document, by: actor.fullName, at: ctx.now })
    return { name, bytes }
  })
  res.attachment(exportFileName(name, calendarDay(ctx.now), format))
  res.set({ 'Content-Type': mimes[format], 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' })
  res.send(Buffer.from(bytes))
}

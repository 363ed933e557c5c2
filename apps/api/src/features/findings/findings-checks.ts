import { calendarDay, indicatorCode } from '@portal/domain'
import { badField } from '../../server/api-error.js'
import { citationExists, isMonitor } from './findings-checks-read-model.js'
import type { Command } from '../../server/command.js'

/** Refuses what a draft names and what is not there. */
export async function insistOnDraftFields(
  { tx, actor, ctx }: Command,
  input: { citationId: number | null; discoveredOn: string; ownerMonitorId?: string | null | undefined },
): Promise<void> {
  if (input.discoveredOn > calendarDay(ctx.now))
    throw badField('discoveredOn', 'Discovered on cannot be in the future.')
  if (input.citationId !== null && !(await citationExists(tx, input.citationId)))
    throw badField('citationId', 'This requirement does not exist.')
  const owner = input.ownerMonitorId
  if (owner && owner !== actor.userId && !(await isMonitor(tx, owner)))
    throw badField('ownerMonitorId', 'Choose a state monitor.')
}

/** An indicator in the form in which all are stored; null for none. Refuses a text that is not one. */
export function insistOnIndicator(text: string | null, part: 'Part B' | 'Part C'): string | null {
  if (text === null || text.trim() === '') return null
  const code = indicatorCode(text, part)
  if (code === null) throw badField('indicatorCode', 'Indicator is written as B11, or as 11.')
  return code
}

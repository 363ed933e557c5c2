import type { YearKind } from '@portal/domain'
import type { Tx } from '../../db/database.js'
import { notify } from '../notifications/notifications-notices-store.js'
import type { Year } from './years-read-model.js'

const names: Record<YearKind, string> = {
  compliance: 'compliance year',
  determinations: 'local determinations year',
  disputes: 'dispute resolution year',
}

/** To the state and to the people whose work begins (domain definition 9.1). */
export async function notifyLaunch(
  tx: Tx,
  launch: { publicUrl: string; kind: YearKind; year: Year; now: Date },
): Promise<void> {
  const { kind, year } = launch
  await notify(tx, launch, {
    kind: kind === 'disputes' ? 'disputeYearLaunched' : 'yearLaunched',
    key: `year-launched:${kind}:${year.id}`,
    leaId: null,
    title: `The ${names[kind]} ${year.name} was launched`,
    text: [`the state has launched the ${names[kind]} ${year.name}.`],
    link: { path: '/user/landing', words: 'See what it brings' },
  })
}

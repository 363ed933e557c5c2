import type { RoleName, YearKind } from '@portal/domain'
import type { Tx } from '../../db/database.js'
import { listAddressees } from '../accounts/accounts-read-model.js'
import { queueMails } from '../notifications/notifications-store.js'
import type { Year } from './years-read-model.js'

const texts: Record<YearKind, { what: string; path: string; roles: readonly RoleName[] }> = {
  compliance: {
    what: 'compliance year',
    path: '/user/landing',
    roles: ['StateMonitor', 'StateAdmin', 'LocalAdmin'],
  },
  determinations: {
    what: 'local determinations year',
    path: '/user/landing',
    roles: ['StateMonitor', 'StateAdmin', 'LocalAdmin'],
  },
  disputes: {
    what: 'dispute resolution year',
    path: '/user/landing',
    roles: ['StateMonitor', 'StateAdmin', 'DisputeResolutionStaff'],
  },
}

/** To the state and to the people whose work begins (domain definition 9.1). */
export async function mailLaunch(
  tx: Tx,
  launch: { publicUrl: string; kind: YearKind; year: Year; now: Date },
): Promise<void> {
  const { what, path, roles } = texts[launch.kind]
  const people = await listAddressees(tx, { roles, group: 'years' })
  await queueMails(
    tx,
    people.map((person) => ({
      key: `year-launched:${launch.kind}:${launch.year.id}:${person.id}`,
      to: person.email,
      subject: `The ${what} ${launch.year.name} was launched`,
      text: [
        `Hello ${person.fullName},`,
        `the state has launched the ${what} ${launch.year.name}.`,
        `See what it brings: ${launch.publicUrl}${path}`,
      ].join('\n\n'),
    })),
    launch.now,
  )
}

import { repeatNoticeDue } from '@portal/domain'
import type { Command } from '../../server/command.js'
import { notify } from '../notifications/notifications-notices-store.js'
import type { IncidentOffice } from './incidents-office.js'
import { insertNotice, listManyIncidents } from './incidents-store.js'

/**
 * Makes the notice about each student of an agency who has that many incidents in a year and none about them yet: a deadline, a
 * task of the agency, and a word to its people, who read numbers and no name (Md. Code, Educ. § 7-1103; 9.1).
 */
export async function noticeManyIncidents(
  { tx, ctx }: Pick<Command, 'tx' | 'ctx'>,
  leaId: number,
  { parameters, calendar }: IncidentOffice,
): Promise<void> {
  const { repeatIncidents } = parameters
  for (const student of await listManyIncidents(tx, leaId, repeatIncidents)) {
    const due = repeatNoticeDue(student.reachedOn, parameters, calendar)
    const id = await insertNotice(tx, leaId, student, due, ctx.now)
    await notify(tx, ctx, {
      kind: 'incidentsOfStudent',
      key: `incidents-of-student:${id}`,
      title: `A student has ${repeatIncidents} incidents: notice due ${due.due}`,
      text: [
        `one student of your agency has ${repeatIncidents} incidents of restraint or seclusion in this school year.`,
        `The notice about it is due on ${due.due}.`,
      ],
      link: {
        path: `/user/dashboard/restraint-seclusion/incidents?year=${student.year}`,
        words: 'Open the register here',
      },
      leaId,
    })
  }
}

import { displayZone } from '@portal/domain'
import { sql } from 'drizzle-orm'
import { task, type TaskSources } from '../tasks/tasks-columns-read-model.js'

/** Which rows of the library of reports are which tasks (domain definition 8.5). */
export const reportsTasks = {
  acknowledge: () =>
    task(sql`published_reports p`, {
      record: sql`p.id`,
      lea: sql`p.lea_id`,
      year: sql`p.year`,
      part: sql`p.part`,
      subject: sql`p.title`,
      due: sql`p.acknowledge_by`,
      moved: sql`p.acknowledge_moved`,
      start: sql`(p.issued_on at time zone ${displayZone})::date`,
      since: sql`p.issued_on`,
      where: sql`p.requires_acknowledgement and p.state = 'Issued'`,
    }),
} satisfies TaskSources

import type { TaskKind } from '@portal/domain'
import { sql, type SQL } from 'drizzle-orm'

/** What a source of tasks may need beside its tables, by the names under which it is given to the statement. */
export interface TaskValues {
  /** Id of the person who asks. */
  me: string
  /** Earliest compliance year in which something is still begun. */
  firstYear: number
  /** Due dates of document categories whose rule names a day of its own, as JSON of category and due. */
  documentDues: string
  /** Latest compliance year that is to be launched by now, with the days by which it and the one before were due. */
  latestLaunch: number
  launchDue: string
  launchDueBefore: string
}

/** The tasks that a feature's records are, by kind: a query in the columns of {@link task}, built once. */
export type TaskSources = Readonly<Partial<Record<TaskKind, () => SQL>>>

/** Those of all features. */
export type AllTaskSources = Required<TaskSources>

/** The place of a value in a statement that is built once for everybody who asks the same. */
export const given = (name: keyof TaskValues) => sql.placeholder(name)

interface TaskColumns {
  /** What the task is about, and the place within it. */
  record?: SQL
  /** What kind of record it is, where its address depends on it. */
  recordKind?: SQL
  place?: SQL
  lea?: SQL
  year?: SQL
  part?: SQL
  subject?: SQL
  n?: SQL
  due?: SQL
  /** Day from which the due date is counted. */
  start?: SQL
  /** How the due date came about, where it is stored with the record. */
  rule?: SQL
  /** How a date that was typed was moved when it was set. */
  moved?: SQL
  since?: SQL
  /** Array of user ids. */
  assignees?: SQL
  where: SQL
}

const no = (type: string) => sql.raw(`null::${type}`)

/** One source of tasks, its columns in the order that all sources share. */
export function task(from: SQL, columns: TaskColumns): SQL {
  const {
    record,
    recordKind,
    place,
    lea,
    year,
    part,
    subject,
    n,
    due,
    start,
    rule,
    moved,
    since,
    assignees,
    where,
  } = columns
  return sql`select ${record ?? no('int')} as record_id, ${recordKind ?? no('text')} as record_kind, ${place ?? no('int')} as place_id,
    ${lea ?? no('int')} as lea_id, ${year ?? no('int')} as year, ${part ?? sql`''`}::text as part,
    ${subject ?? sql`''`}::text as subject, ${n ?? sql`1`}::int as n, ${due ?? no('date')} as due_on,
    ${start ?? no('date')} as start_on, ${rule ?? no('text')} as due_rule, ${moved ?? no('jsonb')} as due_moved,
    ${since ?? no('timestamptz')} as since, ${assignees ?? sql`'{}'`}::text[] as assignee_ids
    from ${from} where ${where}`
}

/** Assignees who are still there: a task of somebody who left is nobody's, and so it is seen. */
export const presentPeople = sql`select coalesce(array_agg(u.id), '{}') as people from unnest(t.assignee_ids) a(id)
  join users u on u.id = a.id and u.is_enabled and u.deleted_at is null`

import type { Attempts } from '../../testing/access/graphql-kit.js'

/** Written by hand from the specification; testing/access/graphql-legend.ts explains the columns and words. */
export const verdicts = `
field                        record   | anon half dis | SA   SM   LI     DRS    LA     LU    | CL
tasks                        -        | 401  401  401 | all  all  own    own    own    own   | 403
tasks                        foreign  | 401  401  401 | all  all  hidden all    hidden hidden | 403
handOverWork                 -        | 401  401  401 | 403  403  403    403    may    403   | 403
`

export const attempts: Attempts = {
  tasks: (world, record) =>
    record === 'foreign' ? { filter: { show: 'waiting', leaId: world.leas['foreign'] } } : { pageSize: 200 },
  handOverWork: () => ({ input: { fromUserId: 'nobody', toUserId: 'nobody' } }),
}

/** Readable by everyone who may read the record. */
export const fieldsOfTheRecord = `
HandOverWorkPayload: errors kept moved
Task: agency assignees count deadline group id isMine kind label leaId part placeId recordId recordKind room since year
TaskDeadline: baseDue counted derivation due from moved rule
TaskGroup: count id label
TaskPage: dueThisWeek overdue page pageSize rows total
`

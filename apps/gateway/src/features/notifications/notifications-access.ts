import type { Attempts } from '../../testing/access/graphql-kit.js'

/** Written by hand from the specification; testing/access/graphql-legend.ts explains the columns and words. */
export const verdicts = `
field                        record   | anon half dis | SA   SM   LI     DRS    LA     LU    | CL
notices                      -        | 401  401  401 | ok   ok   ok     ok     ok     ok    | 403
unreadNotices                -        | 401  401  401 | ok   ok   ok     ok     ok     ok    | 403
markNoticesRead              -        | 401  401  401 | ok   ok   ok     ok     ok     ok    | 403
mailAgencies                 own      | 401  401  401 | ok   ok   403    403    403    403   | 403
`

export const attempts: Attempts = {
  markNoticesRead: () => ({ input: { ids: [1] } }),
  mailAgencies: (world, record) => ({
    input: { leaIds: [world.leas[record]], subject: 'News', text: 'News.' },
  }),
}

/** Readable by everyone who may read the record. */
export const fieldsOfTheRecord = `
MailAgenciesPayload: agencies errors people unreached
MarkNoticesReadPayload: errors unread
Notice: agency alike alikeUnread counted createdOn events group groupLabel id isLegal kind leaId path readOn title
NoticeAgency: id shortName
NoticeGroup: key label
NoticePage: agencies groups newestId page pageSize rows total unread
`

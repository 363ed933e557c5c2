import type { Attempts } from '../../../testing/access/graphql-kit.js'

/**
 * Written by hand from the specification; testing/access/graphql-legend.ts explains the columns and words. LU gets the documents of
 * their own records alone.
 */
export const verdicts = `
field           record  | anon half dis | SA   SM   LI   DRS  LA   LU   | CL
auditProngFiles own     | 401  401  401 | ok   ok   403  403  ok   ok   | 403
auditProngFiles foreign | 401  401  401 | ok   ok   404  403  404  404  | 403
auditProngFiles missing | 401  401  401 | 404  404  404  404  404  404  | 403
`

const typeKey = 'desk-audit'
const missing = 999_999

export const attempts: Attempts = {
  auditProngFiles: (world, record) => ({
    typeKey,
    prongId: record === 'missing' ? missing : (world.keptAudit(record).prongs[0]?.id ?? missing),
  }),
}

/** Readable by everyone who may read the documents of the records. */
export const beneath = `
ProngFile: createdBy createdOn downloadPath fileName id itemId itemNumber itemText order recordId requestId scanState size student title
`

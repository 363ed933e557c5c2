import { draftFinding, getFinding, listFindingCitations } from '@portal/rest-contract'
import { route, type Route } from '../../server/route.js'
import { findingFound } from './findings-command.js'
import * as drafts from './findings-draft-service.js'
import { findFinding, listCitations } from './findings-read-model.js'

const read = { transaction: 'read' } as const
const write = { transaction: 'write' } as const

/** Findings: drafts, letters, corrections, verification. */
export function findingsRoutes(): Route[] {
  return [
    route(draftFinding, write, ({ body, ...command }) => drafts.draftFinding(command, body)),
    route(
      getFinding,
      read,
      async ({ tx, actor, params, ctx }) =>
        findingFound(await findFinding(tx, actor, params.id, ctx.now)).answer,
    ),
    route(listFindingCitations, read, ({ tx, query }) => listCitations(tx, query.part)),
  ]
}

import { businessCalendar } from '@portal/domain'
import {
  addFindingComment,
  assignFindingOwner,
  assignFindingUser,
  closeFinding,
  decideFinding,
  deleteFindingFile,
  downloadFindingFile,
  draftFinding,
  editFindingComment,
  exportFindings,
  getFinding,
  getFindingNumbers,
  issueFinding,
  judgeFindingCorrection,
  listFindingCitations,
  listFindingOwners,
  listFindings,
  listFindingUsers,
  recordFindingRound,
  remindOfFindings,
  requestFindingVerification,
  resolveFindingComment,
  revealFindingReferences,
  saveFindingCorrection,
  updateFinding,
  uploadFindingFiles,
} from '@portal/rest-contract'
import { badField } from '../../server/api-error.js'
import type { ApiDeps } from '../../server/deps.js'
import { heavyRoute, route, streamRoute, type Route } from '../../server/requests/route.js'
import { sendTable } from '../../server/files/send-table.js'
import * as cases from './corrections/findings-cases-service.js'
import type { Library } from '../../parts/letters/library.js'
import { findingFound } from './findings-command.js'
import { findingComments } from './comments/findings-comments-service.js'
import * as drafts from './drafting/findings-draft-service.js'
import { exportedFindings } from './register/findings-export-service.js'
import * as documents from './documents/findings-files-service.js'
import type { FilePort } from './documents/findings-files.js'
import { listFindingRows } from './register/findings-list-read-model.js'
import { findingNumbers } from './register/findings-numbers-read-model.js'
import { listMonitors } from './findings-people-read-model.js'
import * as people from './findings-people-service.js'
import { findFinding, listCitations } from './findings-read-model.js'
import { revealFindingReferences as reveal } from './drafting/findings-references-service.js'
import * as rounds from './corrections/findings-rounds-service.js'
import * as service from './findings-service.js'

const read = { transaction: 'read' } as const
const write = { transaction: 'write' } as const

/** Findings: drafts, letters, corrections, verification, the register. */
export function findingsRoutes(deps: ApiDeps, files: FilePort, letters: Library): Route[] {
  const { closedDays } = deps.config
  const office = { calendar: businessCalendar(closedDays), letters }
  const context = { deps, files }
  return [
    route(listFindings, read, ({ tx, actor, query, ctx }) => listFindingRows(tx, actor, query, ctx.now)),
    route(getFindingNumbers, read, ({ tx, actor, query: { ffy, part } }) => {
      if (part !== 'Part B' && part !== 'Part C') throw badField('part', 'Choose a part.')
      if (ffy < 2000 || ffy > 2100) throw badField('ffy', 'Choose a year.')
      return findingNumbers(tx, actor, { ffy, part })
    }),
    route(listFindingCitations, read, ({ tx, query }) => listCitations(tx, query.part)),
    route(listFindingOwners, read, ({ tx }) => listMonitors(tx)),
    route(
      getFinding,
      read,
      async ({ tx, actor, params, ctx }) =>
        findingFound(await findFinding(tx, actor, params.id, ctx.now)).answer,
    ),
    route(draftFinding, write, ({ body, ...command }) => drafts.draftFinding(command, body)),
    route(updateFinding, write, ({ params, body, ...command }) =>
      service.updateFinding(command, params.id, body),
    ),
    route(issueFinding, write, ({ params, body, ...command }) =>
      service.issueFinding(command, office, params.id, body),
    ),
    route(decideFinding, write, ({ params, body, ...command }) =>
      service.decideFinding(command, params.id, body),
    ),
    route(closeFinding, write, ({ params, body, ...command }) =>
      service.closeFinding(command, office, params.id, body),
    ),
    route(saveFindingCorrection, write, ({ params, body, ...command }) =>
      cases.saveFindingCorrection(command, params, body),
    ),
    route(judgeFindingCorrection, write, ({ params, body, ...command }) =>
      cases.judgeFindingCorrection(command, office, params, body),
    ),
    route(requestFindingVerification, write, ({ params, body, ...command }) =>
      service.requestFindingVerification(command, params.id, body),
    ),
    route(recordFindingRound, write, ({ params, body, ...command }) =>
      rounds.recordFindingRound(command, office, params.id, body),
    ),
    route(revealFindingReferences, write, ({ params, ...command }) => reveal(command, params.id)),
    route(remindOfFindings, write, ({ body, ...command }) =>
      people.remindOfFindings(command, office, body.ids),
    ),
    route(assignFindingOwner, write, ({ body, ...command }) =>
      people.assignFindingOwner(command, body.ids, body.ownerMonitorId),
    ),
    route(listFindingUsers, read, ({ params, ...command }) => people.listFindingUsers(command, params.id)),
    route(assignFindingUser, write, ({ params, body, ...command }) =>
      people.assignFindingUser(command, params, body.assigned),
    ),
    streamRoute(uploadFindingFiles, ({ req, actor, ctx }) =>
      documents.uploadFindingFiles(context, { actor, ctx }, req),
    ),
    streamRoute(downloadFindingFile, async ({ params, actor, ctx, req, res }) => {
      await documents.sendFindingFile(context, { actor, ctx }, { req, res }, params.id)
      return undefined
    }),
    route(deleteFindingFile, write, ({ params, ...command }) =>
      documents.deleteFindingFile(command, params.id),
    ),
    route(addFindingComment, write, ({ params, body, ...command }) =>
      findingComments.add(command, params.id, body),
    ),
    route(editFindingComment, write, ({ params, body, ...command }) =>
      findingComments.edit(command, params, body),
    ),
    route(resolveFindingComment, write, ({ params, body, ...command }) =>
      findingComments.resolve(command, params, body),
    ),
    heavyRoute(exportFindings, async ({ query, actor, ctx, res }) => {
      await sendTable(res, { actor, heavy: deps.heavy }, () => exportedFindings(deps, { actor, ctx }, query))
      return undefined
    }),
  ]
}

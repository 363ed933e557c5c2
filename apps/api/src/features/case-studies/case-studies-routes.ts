import * as calls from '@portal/rest-contract'
import type { ApiDeps } from '../../server/deps.js'
import { sendTable } from '../../server/files/send-table.js'
import { heavyRoute, route, type Route } from '../../server/requests/route.js'
import type { CaseStudyOffice } from './case-studies-command.js'
import { caseStudyComments } from './case-studies-comments.js'
import * as files from './case-studies-files-service.js'
import * as service from './case-studies-service.js'
import { moveCaseStudy, referCaseStudy } from './case-studies-steps-service.js'

const read = { transaction: 'read' } as const
const write = { transaction: 'write' } as const

/** Case studies: the state reads them, state monitors write them, nobody of an agency sees them. */
export function caseStudiesRoutes(deps: ApiDeps, office: CaseStudyOffice): Route[] {
  const comments = caseStudyComments(office)
  return [
    route(calls.listCaseStudies, read, ({ query, ...reader }) => service.listCaseStudies(reader, query)),
    heavyRoute(calls.exportCaseStudies, async ({ query, actor, ctx, res }) => {
      await sendTable(res, { actor, heavy: deps.heavy }, () =>
        files.exportedCaseStudies(deps, { actor, ctx }, query),
      )
      return undefined
    }),
    route(calls.getCaseStudy, read, ({ params, ...reader }) =>
      service.getCaseStudy(reader, params.id, office),
    ),
    route(calls.addCaseStudy, write, ({ body, ...command }) => service.addCaseStudy(command, body, office)),
    route(calls.updateCaseStudy, write, ({ params, body, ...command }) =>
      service.updateCaseStudy(command, params.id, body, office),
    ),
    route(calls.addCaseStudyStudent, write, ({ params, body, ...command }) =>
      service.addCaseStudyStudent(command, params.id, body, office),
    ),
    route(calls.removeCaseStudyStudent, write, ({ params, query, ...command }) =>
      service.removeCaseStudyStudent(command, params, query.version, office),
    ),
    route(calls.revealCaseStudyStudents, write, ({ params, ...command }) =>
      service.revealCaseStudyStudents(command, params.id, office),
    ),
    route(calls.moveCaseStudy, write, ({ params, body, ...command }) =>
      moveCaseStudy(command, params.id, body, office),
    ),
    route(calls.referCaseStudy, write, ({ params, body, ...command }) =>
      referCaseStudy(command, params.id, body, office),
    ),
    route(calls.listCaseStudyWords, read, ({ params, ...reader }) =>
      files.listCaseStudyWords(reader, params.id, office),
    ),
    route(calls.decideCaseStudyWords, write, ({ params, body, ...command }) =>
      files.decideCaseStudyWords(command, params.id, body, office),
    ),
    heavyRoute(calls.exportCaseStudy, ({ params, query, actor, ctx, res }) =>
      files.sendCaseStudy(deps, { actor, ctx }, params.id, query, res, office),
    ),
    route(calls.addCaseStudyComment, write, ({ params, body, ...command }) =>
      comments.add(command, params.id, body),
    ),
    route(calls.editCaseStudyComment, write, ({ params, body, ...command }) =>
      comments.edit(command, params, body),
    ),
    route(calls.resolveCaseStudyComment, write, ({ params, body, ...command }) =>
      comments.resolve(command, params, body),
    ),
  ]
}

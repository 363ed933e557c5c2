import { businessCalendar } from '@portal/domain'
import * as calls from '@portal/rest-contract'
import type { ApiDeps } from '../../server/deps.js'
import { sendTable } from '../../server/files/send-table.js'
import { heavyRoute, route, type Route } from '../../server/requests/route.js'
import type { RateOffice } from './participation-command.js'
import { importParticipationRates } from './participation-import-service.js'
import * as justifications from './participation-justification-service.js'
import * as publication from './participation-publication-service.js'
import * as files from './participation-published-files-service.js'
import * as service from './participation-service.js'

const read = { transaction: 'read' } as const
const write = { transaction: 'write' } as const

/** Participation in alternate assessments: the state reads and imports it, agencies enter their own. */
export function participationRoutes(deps: ApiDeps): Route[] {
  const { alternateRateThreshold: threshold, closedDays } = deps.config
  const office = { threshold, calendar: businessCalendar(closedDays) }
  return [
    route(calls.listParticipation, read, ({ params, ...reader }) =>
      service.listParticipation(reader, params.year, office),
    ),
    route(calls.getParticipation, read, ({ params, ...reader }) =>
      service.getParticipation(reader, params, office),
    ),
    route(calls.saveParticipationRates, write, ({ params, body, ...command }) =>
      service.saveParticipationRates(command, params, body, office),
    ),
    heavyRoute(calls.importParticipationRates, ({ req, params, actor, ctx }) =>
      importParticipationRates(deps, { actor, ctx }, params.year, req, office),
    ),
    route(calls.saveJustification, write, ({ params, body, ...command }) =>
      justifications.saveJustification(command, params, body, office),
    ),
    route(calls.submitJustification, write, ({ params, body, ...command }) =>
      justifications.submitJustification(command, params, body, office),
    ),
    route(calls.decideJustifications, write, ({ params, body, ...command }) =>
      justifications.decideJustifications(command, params.year, body, office),
    ),
  ].concat(publicationRoutes(deps, office))
}

/** Accepted justifications: the state publishes them, everybody who is signed in reads what is published. */
function publicationRoutes(deps: ApiDeps, office: RateOffice): Route[] {
  return [
    route(calls.getJustificationPublication, read, ({ params, ...reader }) =>
      publication.getPublication(reader, params, office),
    ),
    route(calls.decideJustificationWords, write, ({ params, body, ...command }) =>
      publication.decideWords(command, params, body, office),
    ),
    route(calls.publishJustification, write, ({ params, body, ...command }) =>
      publication.publish(command, params, body, office),
    ),
    route(calls.withdrawJustification, write, ({ params, body, ...command }) =>
      publication.withdraw(command, params, body, office),
    ),
    route(calls.listPublishedJustifications, read, (reader) => publication.listPublished(reader)),
    heavyRoute(calls.exportPublishedJustifications, async ({ query, actor, ctx, res }) => {
      await sendTable(res, { actor, heavy: deps.heavy }, () =>
        files.exportedPublished(deps, { actor, ctx }, query),
      )
      return undefined
    }),
    route(calls.getPublishedJustification, read, ({ params, ...reader }) =>
      publication.getPublished(reader, params),
    ),
    heavyRoute(calls.exportPublishedJustification, ({ params, actor, ctx, res }) =>
      files.sendPublished(deps, { actor, ctx }, params, res),
    ),
  ]
}

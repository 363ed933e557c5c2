import {
  answerSecondReading,
  finishSecondReading,
  getProngAgreement,
  getSecondReading,
  reopenRecord,
  settleSecondReading,
} from '@portal/rest-contract'
import { route, type Route } from '../../server/requests/route.js'
import * as reopening from './review/audits-reopening-service.js'
import { prongAgreement } from './review/audits-second-reading-read-model.js'
import * as second from './review/audits-second-reading-service.js'

const read = { transaction: 'read' } as const
const write = { transaction: 'write' } as const

/** What follows the answers of a record: reopening it, and its second reader. */
export function reviewRoutes(): Route[] {
  return [
    route(reopenRecord, write, ({ params: { typeKey, studentId }, body, ...command }) =>
      reopening.reopenRecord(command, { typeKey, id: studentId }, body),
    ),
    route(getSecondReading, read, ({ params, ...reader }) => second.readSecondReading(reader, params)),
    route(answerSecondReading, write, ({ params, body, ...command }) =>
      second.answerSecond(command, params, body),
    ),
    route(finishSecondReading, write, ({ params, body, ...command }) =>
      second.finishSecond(command, params, body.version),
    ),
    route(settleSecondReading, write, ({ params, body, ...command }) =>
      second.settleReading(command, params, body),
    ),
    route(getProngAgreement, read, ({ params: { typeKey, prongId }, ...reader }) =>
      prongAgreement(reader, { typeKey, id: prongId }),
    ),
  ]
}

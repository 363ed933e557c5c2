import {
  getRecordContent,
  submitRecord,
  updateItemResponse,
  answerSecondReading,
  checkSetupChanges,
  chooseRecordContent,
  confirmItemRecheck,
  exportRecordSummary,
  finishSecondReading,
  getManualSkips,
  getPreviousAnswers,
  getProngAgreement,
  getRecordSummary,
  getSecondReading,
  getStudentContent,
  preCheckSkipLogic,
  reopenRecord,
  settleSecondReading,
  updateSkipLogic,
} from '@portal/rest-contract'
import { heavyRoute, route, type Route } from '../../server/requests/route.js'
import type { ApiDeps } from '../../server/deps.js'
import * as answers from './review/audits-answers-service.js'
import * as contentChange from './review/audits-content-change-service.js'
import { previousAnswers } from './review/audits-previous-read-model.js'
import { readSummary, sendSummary } from './review/audits-record-summary-service.js'
import * as reopening from './review/audits-reopening-service.js'
import { prongAgreement } from './review/second-reading/audits-second-reading-read-model.js'
import * as second from './review/second-reading/audits-second-reading-service.js'
import * as skips from './review/audits-skips-service.js'

const read = { transaction: 'read' } as const
const write = { transaction: 'write' } as const
/** Reads in a snapshot, and then notes who saw the answers. */
const own = { transaction: 'none' } as const

/** What follows the answers of a record: reopening it, its second reader, its summary. */
export function reviewRoutes(deps: ApiDeps): Route[] {
  return [
    ...answerRoutes(deps),
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
    route(getRecordSummary, own, ({ params, ...caller }) => readSummary(deps, caller, params)),
    heavyRoute(exportRecordSummary, ({ params, query, actor, ctx, res }) =>
      sendSummary(deps, { actor, ctx }, params, query.format, res),
    ),
    route(getStudentContent, own, ({ params: { typeKey, studentId }, ...caller }) =>
      answers.readContent(deps, caller, { typeKey, id: studentId }),
    ),
    route(getManualSkips, read, ({ params: { typeKey, studentId }, ...reader }) =>
      skips.readSkips(reader, { typeKey, id: studentId }),
    ),
    route(preCheckSkipLogic, read, ({ params: { typeKey, studentId }, body, ...reader }) =>
      skips.preCheckSkips(reader, { typeKey, id: studentId }, body),
    ),
    route(updateSkipLogic, write, ({ params: { typeKey, studentId }, body, ...command }) =>
      skips.updateSkips(command, { typeKey, id: studentId }, body),
    ),
    route(checkSetupChanges, read, ({ params: { typeKey, studentId }, ...reader }) =>
      contentChange.checkChanges(reader, { typeKey, id: studentId }),
    ),
    route(chooseRecordContent, write, ({ params: { typeKey, studentId }, body, ...command }) =>
      contentChange.chooseContent(command, { typeKey, id: studentId }, body),
    ),
    route(confirmItemRecheck, write, ({ params: { typeKey }, body, ...command }) =>
      contentChange.confirmRecheck(command, typeKey, body),
    ),
    route(getPreviousAnswers, read, ({ params, ...reader }) => previousAnswers(reader, params)),
  ]
}

/** Answers to the items of a record. */
function answerRoutes(deps: ApiDeps): Route[] {
  return [
    route(getRecordContent, own, ({ params: { typeKey, studentId, prongId }, ...caller }) =>
      answers.readContent(deps, caller, { typeKey, id: studentId }, prongId),
    ),
    route(updateItemResponse, write, ({ params, body: { studentId, ...body }, ...command }) =>
      answers.saveAnswer(command, { ...params, id: studentId }, body),
    ),
    route(submitRecord, write, ({ params: { typeKey, studentId }, ...command }) =>
      answers.submitRecord(command, { typeKey, id: studentId }),
    ),
  ]
}

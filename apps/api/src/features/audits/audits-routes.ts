import { businessCalendar } from '@portal/domain'
import {
  addSampleStudent,
  assignMonitor,
  assignRecords,
  assignSecondReader,
  checkStudentList,
  confirmEnrolments,
  createAudits,
  deleteRecordFile,
  deleteSample,
  deleteSampleRecord,
  downloadCertificate,
  downloadListProblems,
  downloadListTemplate,
  downloadRecordFile,
  filterPopulation,
  generateSample,
  getAuditCourse,
  getAuditProng,
  getAuditSample,
  getRecordSetup,
  listAudits,
  listPopulation,
  listPopulationChoices,
  listProngFiles,
  listRecordFiles,
  listRecordPeople,
  listRecordProgress,
  listSampleRecords,
  notifyOfAudit,
  previewAudits,
  previewSample,
  revealRecords,
  setAuditStatus,
  updateRecordSetup,
  updateSampleRecord,
  updateStudentSetup,
  uploadRecordFiles,
  uploadStudentList,
  closeAudit,
  deleteCorrectionFile,
  exportAuditMatrix,
  exportAuditResults,
  getAuditComparison,
  getAuditMatrix,
  getOverallCompliance,
  issueAuditReport,
  listAuditCorrections,
  listCorrectionFiles,
  listIndividualNoncompliance,
  listItemCorrections,
  openAuditRound,
  previewAuditReport,
  setAuditHold,
  setCorrectionStatus,
  updateAuditCorrection,
  withdrawAuditReport,
} from '@portal/rest-contract'
import type { ApiDeps } from '../../server/deps.js'
import { heavyRoute, route, streamRoute, type Route } from '../../server/requests/route.js'
import { prongFound } from './audits-command.js'
import { namedRoutes } from './named/audits-named-routes.js'
import { deliveryRoutes } from './delivery/audits-delivery-routes.js'
import { documentSetRoutes } from './document-set/audits-set-routes.js'
import type { FilesPort } from './documents/audits-files-port.js'
import * as files from './documents/audits-files-service.js'
import { prongFiles } from './documents/audits-prong-files-read-model.js'
import * as plan from './audits-plan-service.js'
import { findProng, listAuditRows } from './audits-read-model.js'
import { checkList, populationPage } from './lists/audits-lists-read-model.js'
import * as lists from './lists/audits-lists-service.js'
import { populationChoices } from './lists/population-choices-read-model.js'
import { filterOf } from './lists/population-filter.js'
import { retentionRoutes } from './retention/audits-retention-routes.js'
import { commentRoutes, requestRoutes } from './audits-requests-routes.js'
import { planRoutes } from './audits-plan-routes.js'
import { reviewRoutes } from './audits-review-routes.js'
import * as closing from './results/audits-closing-service.js'
import * as correctionFiles from './results/audits-correction-files-service.js'
import * as corrections from './results/audits-corrections-service.js'
import { auditCourse } from './results/audits-progress-service.js'
import { previewReport } from './results/audits-report-preview-service.js'
import { issueReport, withdrawReport } from './results/audits-report-service.js'
import { sendMatrix, sendResults } from './results/audits-results-export-service.js'
import { matrix } from './results/audits-matrix-service.js'
import * as results from './results/audits-results-service.js'
import { openRound } from './results/audits-rounds-service.js'
import type { AuditLetters, FindingsPort, ReportContext } from './results/findings-port.js'
import * as setup from './review/audits-setup-service.js'
import { sendCertificate } from './sample/audits-certificate-service.js'
import { assignMonitor as assignMonitorTo } from './sample/audits-monitors-service.js'
import * as people from './sample/audits-people-service.js'
import { listRecords } from './sample/audits-records-read-model.js'
import { recordProgress } from './sample/audits-record-progress-read-model.js'
import * as records from './sample/audits-records-service.js'
import { revealRecords as reveal } from './sample/audits-reveal-service.js'
import { sampleAnswer } from './sample/audits-sample-read-model.js'
import * as sample from './sample/audits-sample-service.js'
import * as service from './audits-service.js'

const read = { transaction: 'read' } as const
const write = { transaction: 'write' } as const

/** Audits: planning, notification, and the steps of their prongs. */
export function auditsRoutes(
  deps: ApiDeps,
  { letters, files: port, findings }: { letters: AuditLetters; files: FilesPort; findings: FindingsPort },
): Route[] {
  const office = { calendar: businessCalendar(deps.config.closedDays), letters }
  return [
    ...deliveryRoutes(deps),
    ...documentSetRoutes(deps, port),
    route(listAudits, read, ({ tx, actor, params, body }) =>
      listAuditRows(tx, actor, { ...params, leaIds: body }),
    ),
    route(previewAudits, read, ({ params, body, ...command }) =>
      plan.previewAudits(command, params.typeKey, body),
    ),
    route(createAudits, write, ({ params, body, ...command }) =>
      plan.createAudits(command, params.typeKey, body),
    ),
    route(notifyOfAudit, write, ({ params, ...command }) => service.notifyOfAudit(command, letters, params)),
    route(
      getAuditProng,
      read,
      async ({ tx, actor, params }) =>
        prongFound(await findProng(tx, actor, params.typeKey, params.id)).answer,
    ),
    route(setAuditStatus, write, ({ params: { typeKey, prongId, status }, body, ...command }) =>
      service.setAuditStatus(command, { typeKey, id: prongId }, status, body),
    ),
    ...listRoutes(deps),
    ...sampleRoutes(deps),
    ...fileRoutes(deps, port, findings),
    ...requestRoutes(office.calendar),
    ...commentRoutes(),
    ...resultRoutes(deps),
    ...reportRoutes({ office, findings }),
    ...correctionRoutes({ office, findings }),
    route(getRecordSetup, read, ({ params, ...reader }) => setup.readSetup(reader, params)),
    route(updateRecordSetup, write, ({ params, body, ...command }) =>
      setup.updateSetup(command, params, body),
    ),
    route(updateStudentSetup, write, ({ params: { typeKey }, body: { id, ...body }, ...command }) =>
      setup.updateSetup(command, { typeKey, id }, body),
    ),
    ...planRoutes(office.calendar),
    ...reviewRoutes(deps),
    ...namedRoutes(deps),
    ...retentionRoutes(),
  ]
}

/** The list of a prong, and the population that it makes. */
function listRoutes(deps: ApiDeps): Route[] {
  return [
    heavyRoute(uploadStudentList, ({ params, actor, ctx, req }) =>
      lists.uploadList(deps, { actor, ctx }, params, req),
    ),
    route(checkStudentList, read, ({ params, ...reader }) => checkList(reader, params)),
    heavyRoute(downloadListProblems, ({ params, actor, ctx, res }) =>
      lists.sendListProblems(deps, { actor, ctx }, params, res),
    ),
    heavyRoute(downloadListTemplate, ({ params, query, actor, ctx, res }) =>
      lists.sendListTemplate(deps, { actor, ctx }, params, query.format, res),
    ),
    route(listPopulation, read, ({ params, query, ...reader }) => populationPage(reader, params, query)),
    route(filterPopulation, read, ({ params, query, body, ...reader }) =>
      populationPage(reader, params, query, filterOf(body)),
    ),
    route(listPopulationChoices, read, ({ params, ...reader }) => populationChoices(reader, params)),
  ]
}

/** The sample of a prong, and its records. */
function sampleRoutes(deps: ApiDeps): Route[] {
  return [
    route(getAuditSample, read, async ({ tx, actor, params }) =>
      sampleAnswer(tx, actor, prongFound(await findProng(tx, actor, params.typeKey, params.id))),
    ),
    route(generateSample, write, ({ params, body, ...command }) =>
      sample.generateSample(command, params, body),
    ),
    route(previewSample, read, ({ params, body, ...command }) => sample.previewSample(command, params, body)),
    route(addSampleStudent, write, ({ params: { typeKey, prongId, studentId }, query, ...command }) =>
      sample.addStudent(command, { typeKey, id: prongId }, studentId, {
        reason: query.reason,
        confirm: query.confirm === 'true',
      }),
    ),
    route(deleteSample, write, ({ params: { typeKey, prongId }, ...command }) =>
      sample.deleteSample(command, { typeKey, id: prongId }),
    ),
    heavyRoute(downloadCertificate, ({ params: { typeKey, prongId }, query, actor, ctx, res }) =>
      sendCertificate(deps, { actor, ctx }, { typeKey, id: prongId }, query.format, res),
    ),
    route(listSampleRecords, read, async ({ tx, actor, params: { typeKey, prongId } }) =>
      listRecords(tx, actor, prongFound(await findProng(tx, actor, typeKey, prongId))),
    ),
    route(updateSampleRecord, write, ({ params, body, ...command }) =>
      records.updateRecord(command, params, body),
    ),
    route(deleteSampleRecord, write, ({ params, body, ...command }) =>
      records.removeRecord(command, params, body),
    ),
    route(confirmEnrolments, write, ({ params: { typeKey, prongId }, ...command }) =>
      records.confirmAll(command, { typeKey, id: prongId }),
    ),
    route(listRecordPeople, read, ({ params: { typeKey, prongId }, ...reader }) =>
      people.listPeople(reader, { typeKey, id: prongId }),
    ),
    route(assignRecords, write, ({ params: { typeKey, prongId }, body, ...command }) =>
      people.assignRecords(command, { typeKey, id: prongId }, body),
    ),
    route(listRecordProgress, read, ({ params: { typeKey, prongId }, ...reader }) =>
      recordProgress(reader, { typeKey, id: prongId }),
    ),
    route(assignSecondReader, write, ({ params: { typeKey, prongId }, body, ...command }) =>
      records.assignSecondReaders(command, { typeKey, id: prongId }, body),
    ),
    route(assignMonitor, write, ({ params: { typeKey, prongId }, body, ...command }) =>
      assignMonitorTo(command, { typeKey, id: prongId }, body),
    ),
    route(revealRecords, write, ({ params: { typeKey, prongId }, body, ...command }) =>
      reveal(command, { typeKey, id: prongId }, body.recordIds),
    ),
  ]
}

/** Documents of records. */
function fileRoutes(deps: ApiDeps, port: FilesPort, findings: FindingsPort): Route[] {
  const context = { deps, files: port, findings }
  return [
    streamRoute(uploadRecordFiles, ({ params, actor, ctx, req }) =>
      files.uploadFiles(context, { actor, ctx }, params.typeKey, req),
    ),
    route(listProngFiles, read, ({ params: { typeKey, prongId }, ...reader }) =>
      prongFiles(reader, { typeKey, id: prongId }),
    ),
    route(listRecordFiles, read, ({ params, ...reader }) => files.listFiles(reader, params)),
    streamRoute(downloadRecordFile, ({ params, actor, ctx, req, res }) =>
      files.sendRecordFile(context, { actor, ctx }, { req, res }, params),
    ),
    route(deleteRecordFile, write, ({ params: { typeKey, documentId }, ...command }) =>
      files.deleteFile(command, typeKey, documentId),
    ),
  ]
}

/** What a review found. */
function resultRoutes(deps: ApiDeps): Route[] {
  const place = ({ typeKey, prongId }: { typeKey: string; prongId: number }) => ({ typeKey, id: prongId })
  return [
    route(getOverallCompliance, read, ({ params, ...reader }) =>
      results.overallCompliance(reader, place(params)),
    ),
    route(listIndividualNoncompliance, read, ({ params, ...reader }) =>
      results.individualNoncompliance(reader, place(params)),
    ),
    route(listItemCorrections, read, ({ params, ...reader }) =>
      results.itemCorrections(reader, place(params)),
    ),
    route(getAuditComparison, read, ({ params, ...reader }) => results.comparison(reader, place(params))),
    route(getAuditMatrix, read, ({ params, query, ...reader }) => matrix(reader, { ...params, ...query })),
    heavyRoute(exportAuditResults, ({ params: { report, ...of }, query, actor, ctx, res }) =>
      sendResults(deps, { actor, ctx }, { ...place(of), report }, query, res),
    ),
    heavyRoute(exportAuditMatrix, ({ params, query, actor, ctx, res }) =>
      sendMatrix(deps, { actor, ctx }, params, query, res),
    ),
  ]
}

/** Reports, reviews of newer data, and the end of an audit. */
function reportRoutes(context: ReportContext): Route[] {
  return [
    route(issueAuditReport, write, ({ params: { typeKey, prongId }, body, ...command }) =>
      issueReport(command, context, { typeKey, id: prongId }, body),
    ),
    route(previewAuditReport, read, ({ params: { typeKey, prongId }, body, ...command }) =>
      previewReport(command, context.office, { typeKey, id: prongId }, body.correctedItemIds),
    ),
    route(withdrawAuditReport, write, ({ params: { typeKey, prongId }, body, ...command }) =>
      withdrawReport(command, context, { typeKey, id: prongId }, body),
    ),
    route(getAuditCourse, read, ({ params: { typeKey, prongId }, ...reader }) =>
      auditCourse(reader, { typeKey, id: prongId }),
    ),
    route(openAuditRound, write, ({ params, body, ...command }) => openRound(command, context, params, body)),
    route(closeAudit, write, ({ params, body, ...command }) =>
      closing.closeAudit(command, context, params, body),
    ),
    route(setAuditHold, write, ({ params, body, ...command }) => closing.setHold(command, params, body)),
  ]
}

/** Corrections of records. */
function correctionRoutes(context: ReportContext): Route[] {
  return [
    route(listAuditCorrections, read, ({ params, ...reader }) => corrections.listCorrections(reader, params)),
    route(updateAuditCorrection, write, ({ params, body, ...command }) =>
      corrections.updateCorrection(command, context, params, body),
    ),
    route(setCorrectionStatus, write, ({ params: { typeKey, prongId, status }, body, ...command }) =>
      corrections.setCorrectionStatus(command, context, { typeKey, id: prongId }, { status, ...body }),
    ),
    route(listCorrectionFiles, read, ({ params, ...reader }) =>
      correctionFiles.listCorrectionFiles(reader, params),
    ),
    route(deleteCorrectionFile, write, ({ params, ...command }) =>
      correctionFiles.deleteCorrectionFile(command, params),
    ),
  ]
}

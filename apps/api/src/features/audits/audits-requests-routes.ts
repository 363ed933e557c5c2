import type { DayCalendar } from '@portal/domain'
import {
  addRecordComment,
  answerDocumentRequest,
  decideDocumentRequest,
  editRecordComment,
  getDocumentRequest,
  getRecordDiscussion,
  listDocumentRequests,
  listRecordRequests,
  remindOfDocumentRequests,
  reportRecordUploads,
  requestDocuments,
  resolveRecordComment,
} from '@portal/rest-contract'
import { route, type Route } from '../../server/requests/route.js'
import { readDiscussion, recordComments } from './comments/audits-comments-service.js'
import * as requests from './requests/audits-requests-service.js'

const read = { transaction: 'read' } as const
const write = { transaction: 'write' } as const

/** Requests for documents of records; due dates move by the calendar. */
export function requestRoutes(calendar: DayCalendar): Route[] {
  return [
    route(listDocumentRequests, read, ({ params: { typeKey, prongId }, ...reader }) =>
      requests.listRequests(reader, calendar, { typeKey, id: prongId }),
    ),
    route(listRecordRequests, read, ({ params: { typeKey, studentId }, ...reader }) =>
      requests.listOfRecord(reader, calendar, { typeKey, id: studentId }),
    ),
    route(getDocumentRequest, read, ({ params, ...reader }) =>
      requests.readRequest(reader, calendar, params),
    ),
    route(requestDocuments, write, ({ params: { typeKey, studentId }, body, ...command }) =>
      requests.requestDocuments(command, calendar, { typeKey, id: studentId }, body),
    ),
    route(answerDocumentRequest, write, ({ params, body, ...command }) =>
      requests.answerRequest(command, calendar, params, body),
    ),
    route(decideDocumentRequest, write, ({ params, body, ...command }) =>
      requests.decideRequest(command, calendar, params, body),
    ),
    route(remindOfDocumentRequests, write, ({ params: { itemId, ...place }, ...command }) =>
      requests.remindOfRequests(command, calendar, { ...place, itemId: itemId === 'record' ? null : itemId }),
    ),
    route(reportRecordUploads, write, ({ params, body, ...command }) =>
      requests.reportUploads(command, params.typeKey, body),
    ),
  ]
}

/** What people say about records. */
export function commentRoutes(): Route[] {
  return [
    route(getRecordDiscussion, read, ({ params, ...reader }) => readDiscussion(reader, params.id)),
    route(addRecordComment, write, ({ params, body, ...command }) =>
      recordComments.add(command, params.id, body),
    ),
    route(editRecordComment, write, ({ params, body, ...command }) =>
      recordComments.edit(command, params, body),
    ),
    route(resolveRecordComment, write, ({ params, body, ...command }) =>
      recordComments.resolve(command, params, body),
    ),
  ]
}

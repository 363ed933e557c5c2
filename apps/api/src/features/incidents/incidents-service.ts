import {
  badInput,
  calendarDay,
  canAddIncident,
  canEditIncident,
  canReadIncidents,
  canRecordIncidentNotice,
  canRevealIncidentStudent,
  checkIncident,
  checkNoticeGiven,
  complianceYearOf,
  incidentCodeNames,
  incidentCodes,
  incidentParameterRows,
  isCalendarDay,
  teamMeetingDue,
  tidyIncident,
  type IncidentFields,
  type Verdict,
} from '@portal/domain'
import {
  incidentFields,
  incidentStudentFields,
  type addIncident as addCall,
  type AnswerOf,
  type BodyOf,
  type listIncidentChoices as choicesCall,
  type listIncidents as listCall,
  type QueryOf,
  type recordIncidentNotice as noticeCall,
  type revealIncidentStudent as revealCall,
  type updateIncident as updateCall,
} from '@portal/rest-contract'
import { changedFields } from '../../server/changed-fields.js'
import {
  addedRecord,
  changeRecord,
  openRecord,
  recordAct,
  stampOf,
  type Command,
  type Reader,
} from '../../server/command.js'
import { merged, mergedEntries } from '../../server/merged.js'
import { act, insist, insistOnInput } from '../../server/verdicts.js'
import { findCodeLists } from '../audits/lists/audits-lists-read-model.js'
import { incidentFound, incidentKind, noticeKind } from './incidents-command.js'
import type { IncidentOffice } from './incidents-office.js'
import { noticeManyIncidents } from './incidents-notices-service.js'
import { findIncident, type Incident, type IncidentNotice } from './incidents-read-model.js'
import { listIncidentRows } from './incidents-rows-read-model.js'
import {
  insertIncidents,
  knownYears,
  lockRegister,
  numberKey,
  rowOfIncident,
  takenNumbers,
} from './incidents-store.js'

/** A page of the incidents that the reader sees, and the notices that are to be given. */
export async function listIncidents(
  { tx, actor, ctx }: Reader & Pick<Command, 'ctx'>,
  query: QueryOf<typeof listCall>,
  office: IncidentOffice,
): Promise<AnswerOf<typeof listCall>> {
  insist(canReadIncidents(actor))
  const page = await listIncidentRows(tx, { actor, now: ctx.now }, query, office)
  return { ...page, add: act(canAddIncident(actor)) }
}

/** The codes of an incident, and the parameters of the state. */
export async function listIncidentChoices(
  { tx, actor }: Reader,
  { parameters }: IncidentOffice,
): Promise<AnswerOf<typeof choicesCall>> {
  insist(canReadIncidents(actor))
  const lists = await findCodeLists(tx)
  return {
    codes: incidentCodeNames.map((field) => ({
      field,
      options: lists[incidentCodes[field].list].map(({ code, label }) => ({ code, label })),
    })),
    parameters: incidentParameterRows(parameters),
  }
}

/** One incident, its student masked. NOT_FOUND for one of an agency that the reader does not see. */
export async function getIncident(
  { tx, actor, ctx }: Reader & Pick<Command, 'ctx'>,
  id: number,
  office: IncidentOffice,
): Promise<Incident> {
  insist(canReadIncidents(actor))
  return incidentFound(await findIncident(tx, { actor, now: ctx.now }, id, office)).answer
}

/** What an incident lacks: its fields, its year, and a number of its own. `own`: its number as it is stored. */
async function insistOnIncident(
  { tx, ctx }: Command,
  leaId: number,
  incident: IncidentFields,
  own: string | null,
): Promise<void> {
  const verdicts: Verdict[] = checkIncident(incident, await findCodeLists(tx), ctx.now)
  if (isCalendarDay(incident.incidentDate)) {
    const year = complianceYearOf(incident.incidentDate)
    const key = numberKey(year, incident.number)
    if (!(await knownYears(tx, [year])).has(year))
      verdicts.push(badInput('There is no compliance year for this date.', 'incidentDate'))
    else if (key !== own && (await takenNumbers(tx, leaId, [{ year, number: incident.number }])).has(key))
      verdicts.push(badInput('There is an incident with this number in the year.', 'number'))
  }
  insistOnInput(verdicts)
}

/** Registers an incident of the own agency; a notice is made where its student has that many now. */
export async function addIncident(
  command: Command,
  input: BodyOf<typeof addCall>,
  office: IncidentOffice,
): Promise<Incident> {
  const { tx, actor } = command
  insist(canAddIncident(actor))
  const leaId = actor.leaId ?? 0
  const incident = tidyIncident(input)
  await lockRegister(tx, leaId)
  await insistOnIncident(command, leaId, incident, null)
  const due = teamMeetingDue(incident.incidentDate, office.parameters, office.calendar)
  const [id = 0] = await insertIncidents(tx, leaId, [rowOfIncident(incident, due)], stampOf(command))
  const answer = await addedRecord(incidentKind(office), command, id, 'addIncident', (view) => ({
    number: view.answer.number,
    incidentDate: view.answer.incidentDate,
    kind: view.answer.kind,
  }))
  await noticeManyIncidents(command, leaId, office)
  return answer
}

const studentNames = Object.keys(incidentStudentFields.shape)
const fieldNames = Object.keys(incidentFields.shape)
const allFields = incidentFields.extend(incidentStudentFields.shape)

const nobody = { name: '', trained: false, trainedUntil: '' }

/** Changes fields of an incident. The history says that the student changed, never from whom to whom. */
export async function updateIncident(
  command: Command,
  id: number,
  { version, staff, ...input }: BodyOf<typeof updateCall>,
  office: IncidentOffice,
): Promise<Incident> {
  let leaId = 0
  const answer = await changeRecord(incidentKind(office), command, id, {
    action: 'updateIncident',
    may: ({ answer: { leaId: own } }) => canEditIncident(command.actor, own),
    version,
    async columns({ answer: stored, written }) {
      leaId = stored.leaId
      await lockRegister(command.tx, leaId)
      const sent = { ...input, staff: mergedEntries(nobody, written.staff, staff) }
      const incident = tidyIncident(merged(allFields, { ...written, staff: [...written.staff] }, sent))
      await insistOnIncident(command, leaId, incident, numberKey(stored.year, stored.number))
      const changed = Object.keys(changedFields(written, incident, [...fieldNames, ...studentNames]).after)
      if (changed.length === 0) return null
      // The deadline stays as it was set, unless the incident was on another day.
      const due =
        incident.incidentDate === stored.incidentDate
          ? stored.meetingDueOn
          : teamMeetingDue(incident.incidentDate, office.parameters, office.calendar)
      return rowOfIncident(incident, due)
    },
    audit: (before, after) => {
      const { before: was, after: is } = changedFields(before.answer, after.answer, fieldNames)
      const other = studentNames.some(
        (name) => Reflect.get(before.written, name) !== Reflect.get(after.written, name),
      )
      return { before: was, after: other ? { ...is, student: 'changed' } : is }
    },
  })
  if (leaId > 0) await noticeManyIncidents(command, leaId, office)
  return answer
}

/** Name and number of the student; the history of the incident says who saw them. */
export async function revealIncidentStudent(
  command: Command,
  id: number,
  office: IncidentOffice,
): Promise<AnswerOf<typeof revealCall>> {
  const kind = incidentKind(office)
  const view = await openRecord(kind, command, id, {
    may: ({ answer }) => canRevealIncidentStudent(command.actor, answer.leaId),
  })
  await recordAct(command, 'revealIncidentStudent', {
    ...kind.target(view),
    after: { student: view.answer.student },
  })
  const { studentId, lastName, firstName } = view.written
  return { studentId, lastName, firstName }
}

/** Says that the notice about a student was given. */
export async function recordIncidentNotice(
  command: Command,
  id: number,
  { givenOn, version }: BodyOf<typeof noticeCall>,
): Promise<IncidentNotice> {
  const { actor, ctx } = command
  return changeRecord(noticeKind, command, id, {
    action: 'recordIncidentNotice',
    may: ({ answer }) => canRecordIncidentNotice(actor, answer),
    refuse: ({ answer: { reachedOn } }) =>
      insistOnInput([checkNoticeGiven(givenOn, { reachedOn, today: calendarDay(ctx.now) })]),
    version,
    columns: () => ({ givenOn, givenBy: actor.userId }),
    audit: () => ({ after: { givenOn } }),
  })
}

import {
  badInput,
  calendarDay,
  canAddCaseStudy,
  canEditCaseStudy,
  canReadCaseStudies,
  canRevealCaseStudyStudents,
  caseStudyTexts,
  checkCaseStudent,
  checkCaseStudy,
  checkText,
  maskedCaseStudent,
  oneLine,
} from '@portal/domain'
import {
  caseStudyFields,
  type AnswerOf,
  type BodyOf,
  type addCaseStudy as addCall,
  type addCaseStudyStudent as addStudentCall,
  type listCaseStudies as listCall,
  type QueryOf,
  type revealCaseStudyStudents as revealCall,
  type updateCaseStudy as updateCall,
} from '@portal/rest-contract'
import { randomUUID } from 'node:crypto'
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
import { listPlaces } from '../audits/audits-plan-read-model.js'
import { caseStudyFound, caseStudyKind, type CaseStudyOffice } from './case-studies-command.js'
import { findCaseStudy, type CaseStudy } from './case-studies-read-model.js'
import { listCaseStudyRows } from './case-studies-rows-read-model.js'
import { insertCaseStudy, isYear } from './case-studies-store.js'

type Sharing = Pick<CaseStudyOffice, 'sharing'>

/** A page of the case studies that the reader sees. FORBIDDEN for people of agencies. */
export async function listCaseStudies(
  { tx, actor }: Reader,
  query: QueryOf<typeof listCall>,
): Promise<AnswerOf<typeof listCall>> {
  insist(canReadCaseStudies(actor))
  return { ...(await listCaseStudyRows(tx, actor, query)), add: act(canAddCaseStudy(actor)) }
}

/** One case study, its students masked. NOT_FOUND for one of an agency that the reader does not see. */
export async function getCaseStudy(
  { tx, actor }: Reader,
  id: number,
  { sharing }: Sharing,
): Promise<CaseStudy> {
  insist(canReadCaseStudies(actor))
  return caseStudyFound(await findCaseStudy(tx, actor, id, sharing)).answer
}

/** Begins a case study as a draft. */
export async function addCaseStudy(
  command: Command,
  { theme, ...input }: BodyOf<typeof addCall>,
  office: Sharing,
): Promise<CaseStudy> {
  const { tx, actor } = command
  insist(canAddCaseStudy(actor))
  const [place] = await listPlaces(tx, [input.leaId])
  const { label, most } = caseStudyTexts.theme
  insistOnInput([
    checkText(theme, { field: 'theme', label, most, required: true, isProse: true }),
    ...(place ? [] : [badInput('Choose an agency.', 'leaId')]),
    ...(place && !place[input.part] ? [badInput(`This agency has no ${input.part}.`, 'part')] : []),
    ...((await isYear(tx, input.year)) ? [] : [badInput('There is no such year.', 'year')]),
  ])
  const id = await insertCaseStudy(tx, { ...input, theme: oneLine(theme) }, stampOf(command))
  return addedRecord(caseStudyKind(office), command, id, 'addCaseStudy', ({ answer }) => ({
    theme: answer.theme,
    part: answer.part,
  }))
}

const fieldNames = Object.keys(caseStudyFields.shape)

const noEvent = { date: '', source: '', event: '', document: '' }
const noInterview = { role: '', person: '', date: '', notes: '' }

/** Changes fields of a draft. */
export function updateCaseStudy(
  command: Command,
  id: number,
  { version, ...input }: BodyOf<typeof updateCall>,
  office: Sharing,
): Promise<CaseStudy> {
  const { actor, ctx } = command
  return changeRecord(caseStudyKind(office), command, id, {
    action: 'updateCaseStudy',
    may: ({ facts }) => canEditCaseStudy(actor, facts),
    version,
    columns({ answer }) {
      const fields = merged(caseStudyFields, answer, {
        ...input,
        timeline: mergedEntries(noEvent, answer.timeline, input.timeline),
        interviews: mergedEntries(noInterview, answer.interviews, input.interviews),
        recommendations: mergedEntries({ text: '' }, answer.recommendations, input.recommendations),
      })
      insistOnInput(checkCaseStudy(fields, calendarDay(ctx.now)))
      const written = { ...fields, theme: oneLine(fields.theme) }
      const changed = Object.keys(changedFields(answer, { ...answer, ...written }, fieldNames).after)
      return changed.length === 0 ? null : written
    },
    audit: ({ answer: before }, { answer: after }) => changedFields(before, after, fieldNames),
  })
}

/** Names one more student of a draft; the history keeps the mask. */
export function addCaseStudyStudent(
  command: Command,
  id: number,
  { version, ...input }: BodyOf<typeof addStudentCall>,
  office: Sharing,
): Promise<CaseStudy> {
  const student = {
    id: randomUUID(),
    studentId: oneLine(input.studentId),
    firstName: oneLine(input.firstName),
    lastName: oneLine(input.lastName),
  }
  return changeRecord(caseStudyKind(office), command, id, {
    action: 'addCaseStudyStudent',
    may: ({ facts }) => canEditCaseStudy(command.actor, facts),
    refuse: ({ written }) => insistOnInput(checkCaseStudent(input, written.students)),
    version,
    columns: ({ written }) => ({ students: [...written.students, student] }),
    audit: () => ({ after: { student: maskedCaseStudent(student) } }),
  })
}

/** Takes a student out of a draft. NOT_FOUND for one whom it does not name. */
export function removeCaseStudyStudent(
  command: Command,
  { id, studentRowId }: { id: number; studentRowId: string },
  version: number,
  office: Sharing,
): Promise<CaseStudy> {
  const kind = caseStudyKind(office)
  return changeRecord(kind, command, id, {
    action: 'removeCaseStudyStudent',
    may: ({ facts }) => canEditCaseStudy(command.actor, facts),
    refuse: ({ written }) => kind.found(written.students.find((one) => one.id === studentRowId)),
    version,
    columns: ({ written }) => ({ students: written.students.filter((one) => one.id !== studentRowId) }),
    audit: ({ written }) => ({
      before: {
        student: written.students
          .filter((one) => one.id === studentRowId)
          .map(maskedCaseStudent)
          .join(),
      },
    }),
  })
}

/** Names and identifiers of its students; the history of the study says who saw them. */
export async function revealCaseStudyStudents(
  command: Command,
  id: number,
  office: Sharing,
): Promise<AnswerOf<typeof revealCall>> {
  const kind = caseStudyKind(office)
  const view = await openRecord(kind, command, id, {
    may: () => canRevealCaseStudyStudents(command.actor),
  })
  const { students } = view.written
  await recordAct(command, 'revealCaseStudyStudents', {
    ...kind.target(view),
    after: { students: students.map(maskedCaseStudent) },
  })
  return [...students]
}

import {
  auditParts,
  findingSources,
  noteParts,
  roleNames,
  trainingKinds,
  trainingModules,
  ratedSubjectKeys,
} from '@portal/domain'
import { z } from 'zod'
import { readSeedData } from './seed-data.js'

// The people of the demonstration are made up, and so are the numbers of students. Days count from the seeding.

const leaId = z.int().positive()
const days = z.int().min(0)

/** The user name of an account is its address. */
const account = z.strictObject({
  email: z.email(),
  fullName: z.string(),
  title: z.string(),
  jobTitle: z.string(),
  role: z.enum(roleNames),
  leaId: leaId.nullable(),
  disabled: z.boolean().optional(),
})

const finding = z.strictObject({
  leaId,
  yearsAgo: z.int().min(0),
  source: z.enum(findingSources),
  /** Reference of the citation that it rests on. */
  reference: z.string(),
  indicatorCode: z.string().optional(),
  description: z.string(),
  evidence: z.string(),
  requiredAction: z.string(),
  /** As domain definition 1.3 numbers it. */
  status: z.int().min(0),
  /** Null for a draft. */
  issuedDaysAgo: days.nullable(),
  prong1DaysAgo: days.optional(),
  prong2DaysAgo: days.optional(),
  closedDaysAgo: days.optional(),
  cases: z.array(z.strictObject({ reference: z.string(), state: z.int().min(0) })),
})
export type DemonstrationFinding = z.infer<typeof finding>

const training = z.strictObject({
  title: z.string(),
  summary: z.string(),
  kind: z.enum(trainingKinds),
  module: z.enum(trainingModules),
  roles: z.array(z.enum(roleNames)),
  routes: z.array(z.string().startsWith('/')),
  durationMin: z.int().nullable(),
  /** One that begins with a number is a step. */
  paragraphs: z.array(z.string()),
})

const note = z.strictObject({
  id: z.uuid(),
  leaId,
  category: z.int().min(0),
  part: z.enum(noteParts),
  daysAgo: days,
  /** Plain words: nothing in them has a meaning in HTML. */
  paragraphs: z.array(z.string()).min(1),
})

const noteTemplate = z.strictObject({ title: z.string(), category: z.int().min(0), textNote: z.string() })

/** Every name in it is made up. */
const caseStudy = z.strictObject({
  leaId,
  part: z.enum(auditParts),
  status: z.enum(['Draft', 'Final']),
  theme: z.string(),
  question: z.string(),
  methodNotes: z.string(),
  students: z
    .array(z.strictObject({ studentId: z.string(), firstName: z.string(), lastName: z.string() }))
    .min(1),
  timeline: z.array(
    z.strictObject({ daysAgo: days, source: z.string(), event: z.string(), document: z.string() }),
  ),
  interviews: z.array(
    z.strictObject({ daysAgo: days, role: z.string(), person: z.string(), notes: z.string() }),
  ),
  strengths: z.string(),
  concerns: z.string(),
  conclusions: z.string(),
  /** By area. */
  ratings: z.record(z.string(), z.int().min(1).max(4)),
  recommendations: z.array(z.string()),
  referToAudit: z.boolean(),
  /** Days since it was changed last. */
  daysOld: days,
})

/** A restraint or seclusion; its student, its staff and its schools are made up. Days after count from the incident. */
const incident = z.strictObject({
  leaId,
  number: z.string(),
  daysAgo: days,
  studentId: z.string().length(10),
  lastName: z.string(),
  firstName: z.string(),
  school: z.string(),
  setting: z.string(),
  startTime: z.string(),
  endTime: z.string(),
  kind: z.string(),
  position: z.string(),
  trigger: z.string(),
  lessIntrusive: z.string(),
  staff: z
    .array(z.strictObject({ name: z.string(), trained: z.boolean(), trainedFor: z.int().nullable() }))
    .min(1),
  injury: z.string(),
  medicalCheck: z.string(),
  parentNotifiedAfter: days,
  parentNotifiedHow: z.string(),
  meetingAfter: days.nullable(),
  planAddresses: z.string(),
  grade: z.string(),
  age: z.int(),
  disability: z.string(),
  raceEthnicity: z.string(),
  gender: z.string(),
  placement: z.string(),
})

const counts = z.strictObject({ tested: z.int().min(0), alternate: z.int().min(0) }).nullable()

const incidentCounts = z.strictObject({ incidents: z.int().min(0), students: z.int().min(0) })

/** Annual reports of incidents of the last two school years; every number is made up. */
const annualReport = z.strictObject({
  leaId,
  /** School years before the one that runs. */
  yearsBack: z.int().min(1).max(2),
  status: z.enum(['Draft', 'Certified', 'Accepted']),
  daysOld: days,
  figures: z.strictObject({
    physical: incidentCounts,
    seclusion: incidentCounts,
    mechanical: incidentCounts,
    enrolled: z.int(),
    students: z.int(),
    several: z.int(),
    groups: z.array(incidentCounts.extend({ id: z.string() })),
  }),
})

/** Students tested in a year, and those with the alternate assessment; every number is made up. */
const participation = z.strictObject({
  leaId,
  ela: counts,
  math: counts,
  science: counts,
  daysOld: days,
  /** One that waits for the state unless it decided; others are not written yet. */
  submitted: z
    .strictObject({
      why: z.string(),
      guidelines: z.string(),
      training: z.string(),
      highest: z.string(),
      plan: z.string(),
      reviewed: z.int().min(0),
      changed: z.int().min(0),
      groupSubject: z.enum(ratedSubjectKeys),
      groups: z.array(z.strictObject({ id: z.string(), tested: z.int().min(0), alternate: z.int().min(0) })),
    })
    .optional(),
  /** What became of it; what is published was accepted. */
  decision: z.enum(['Accepted', 'Published']).optional(),
})

/** How far an agency has come; agencies that are not listed are not activated. */
const progress = z.strictObject({
  leaId,
  submitState: z.int().min(0),
  dueInDays: days,
  /** A person of the agency, who cannot sign in: no demonstration account has this address. */
  person: z.strictObject({ email: z.email(), fullName: z.string(), jobTitle: z.string() }),
  /** Of 14 subsections, how many are submitted or approved, marked ready, and begun. */
  approved: z.int().min(0),
  ready: z.int().min(0),
  begun: z.int().min(0),
})
export type DemonstrationProgress = z.infer<typeof progress>

/** What people write beside a rating, by rating; no text names a child. */
const narratives = z.record(z.string().regex(/^[0-4]$/), z.array(z.string()).min(1))
export type DemonstrationNarratives = z.infer<typeof narratives>

/** The demonstration accounts, see the README. */
export const readAccounts = () => readSeedData('accounts.json', z.array(account))

/** Findings in every stage, so that the register shows each. Allegany and Howard have none. */
export const readFindings = () => readSeedData('findings.json', z.array(finding))

/** Training materials. */
export const readTraining = () => readSeedData('training.json', z.array(training))

/** Notes of state monitors on agencies. */
export const readNotes = () => readSeedData('notes.json', z.array(note))

/** Case studies: one that is final, and a draft. */
export const readCaseStudies = () => readSeedData('case-studies.json', z.array(caseStudy))

/** Incidents of two agencies, some of them flagged. */
export const readIncidents = () => readSeedData('incidents.json', z.array(incident))

/** Annual reports of incidents: Howard waits for the state, Allegany has not begun. */
export const readAnnualReports = () => readSeedData('annual-reports.json', z.array(annualReport))

/** Participation in alternate assessments: Howard is above the threshold in ELA. */
export const readParticipation = () => readSeedData('participation.json', z.array(participation))

/** Templates of notes. */
export const readNoteTemplates = () => readSeedData('note-templates.json', z.array(noteTemplate))

/** Agencies on their way, so that the state list shows every step. Allegany and Howard are not among them. */
export const readProgress = () => readSeedData('self-assessment-progress.json', z.array(progress))

/** Explanations of answers, by rating. */
export const readNarratives = () => readSeedData('narratives.json', narratives)

import { auditParts, auditReasons } from '@portal/domain'
import { z } from 'zod'

const texts = z.array(z.string()).min(1)
const students = z.strictObject({
  count: z.int().positive(),
  firstNames: texts,
  lastNames: texts,
  schools: texts,
  coordinators: texts,
})
export type ExampleStudents = z.infer<typeof students>

const days = z.int().min(0)
/** Places of records in the order of the sample, from 0 on. */
const places = z.array(z.int().min(0))

/** How far the review of a record is; what comes before a stage is done. */
export const exampleStages = [
  'not started',
  'setup needed',
  'ready',
  'in review',
  'waiting for documents',
  'waiting for the second reader',
  'complete',
  'reopened',
] as const

/** The review of the records: which items are not met in which records, and how far each record is. */
const review = z.strictObject({
  daysAgo: days,
  /** Answers to setup questions by key; of the others the list says the answer, or it is the plainest. */
  setup: z.record(z.string(), z.string()),
  /** By id of the item: records in which it is not met, and why. */
  notMet: z.record(z.string(), z.strictObject({ records: places, comment: z.string() })),
  /** Fields beside each answer that the kind of audit asks for, by key. */
  extras: z.record(z.string(), z.string()),
  /** By place. */
  stages: z.array(z.enum(exampleStages)),
  secondReader: z.string(),
  /** Why the records that are in review have no documents in the portal. */
  noDocumentReason: z.string(),
})
export type ExampleReview = z.infer<typeof review>

/** Documents of the records, and what the state asked for beside them. */
const documents = z.strictObject({
  /** User name of who sent them for the agency. */
  sentBy: z.string(),
  uploads: z.array(z.strictObject({ title: z.string(), records: places, daysAgo: days })),
  requests: z.array(
    z.strictObject({
      record: z.int().min(0),
      text: z.string(),
      daysAgo: days,
      dueInDays: z.int(),
      /** Why there is no such document; null while nobody answered. */
      answer: z.string().nullable(),
    }),
  ),
})
export type ExampleDocuments = z.infer<typeof documents>

/** The report that was issued about them. */
const report = z.strictObject({
  daysAgo: days,
  signatureTitle: z.string(),
  /** What the agency wrote about a correction, and the state about one that came back. */
  narrative: z.string(),
  returned: z.string(),
  /** User name of who wrote and submitted them for the agency. */
  correctedBy: z.string(),
  /** Title of the file that each of them shows it by. */
  file: z.string(),
  /** By id of the item: the states of its corrections, as domain definition 2.3 numbers them. */
  corrections: z.record(z.string(), z.array(z.int().min(0))),
})
export type ExampleReport = z.infer<typeof report>
/** What the agency wrote about the items of its document set, and when it handed the set in. */
const set = z.strictObject({
  sentBy: z.string(),
  daysAgo: days,
  /** Where in each document the rule stands. */
  pages: z.string(),
  /** Items that are not about the agency, and why. */
  notApplicable: z.record(z.string(), z.string()),
})
export type ExampleSet = z.infer<typeof set>

const audit = z.strictObject({
  typeKey: z.string(),
  leaId: z.int().positive(),
  part: z.enum(auditParts),
  reason: z.enum(auditReasons),
  startedDaysAgo: days,
  listDaysAgo: days,
  documentsDueInDays: z.int(),
  endsInDays: z.int(),
  /** User name of the local administrator who sent the list. */
  listFrom: z.string(),
  /**
   * The sample that was drawn from the list; an audit without one has its list alone. Kinds that draw nothing have one record, of
   * which the agency as a whole is the subject.
   */
  sample: z
    .strictObject({
      seed: z.int().min(0),
      size: z.int().positive(),
      /** How many records the agency has confirmed, from the first on. */
      confirmed: z.int().min(0),
      /** Local user who works on the first records. */
      userName: z.string(),
      assigned: z.int().min(0),
      /** Records of those who are no longer served. */
      left: places,
    })
    .nullable(),
  review: review.nullable(),
  documents: documents.nullable(),
  set: set.nullable(),
  report: report.nullable(),
})
export type ExampleAudit = z.infer<typeof audit>

/** Audits of the demonstration in different stages, with the parts that names of invented students are made of. */
export const exampleAuditFile = z.strictObject({ students, audits: z.array(audit) })

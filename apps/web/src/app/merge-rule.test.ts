import fc, { type Arbitrary } from 'fast-check'
import {
  type ContentFields,
  contentKindNames,
  contentPlaces,
  contentPlacesOf,
  eachAgencyText,
  noContentFields,
} from '@portal/domain'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { isSame, mergeThreeWays, takePart, type Versions } from '../lib/saving/three-way-merge'
import type { ConflictField } from '../ui/form/conflict-fields'
import { clientFields } from '../features/accounts/clients/client-fields'
import type { ClientFormValues } from '../features/accounts/clients/client-form'
import { roleFields } from '../features/accounts/roles/role-fields'
import type { RoleFormValues } from '../features/accounts/roles/role-form'
import { userFields } from '../features/accounts/users/user-fields'
import type { UserFormValues } from '../features/accounts/users/user-form'
import { agencyFields } from '../features/agencies/agency-fields'
import type { AgencyFormValues } from '../features/agencies/agency-form-values'
import { announcementFields, type AnnouncementValues } from '../features/announcements/announcement-fields'
import type { EventFormValues } from '../features/calendar/event-form-values'
import { eventParts, movedParts } from '../features/calendar/event-parts'
import { cohortFields } from '../features/cohorts/cohort-fields'
import type { CohortValues } from '../features/cohorts/cohort-rows'
import { contentFields } from '../features/content/editor/content-fields'
import { correctionParts, type CorrectionValues } from '../features/findings/corrections/correction-parts'
import type { DraftValues } from '../features/findings/drafting/draft-fields'
import { draftParts } from '../features/findings/drafting/draft-parts'
import { trainingFields } from '../features/help/training-fields'
import type { TrainingValues } from '../features/help/training-values'
import { figureFields, type FigureValues } from '../features/incidents/annual/figure-values'
import { incidentConflictFields } from '../features/incidents/form/incident-conflict-fields'
import {
  newIncident,
  studentFields,
  type IncidentValues,
} from '../features/incidents/form/incident-form-values'
import { noteFields } from '../features/notes/note-fields'
import { templateFields, type TemplateValues } from '../features/notes/note-template-fields'
import type { NoteText } from '../features/notes/note-text'
import { preferencesFields } from '../features/preferences/preferences-fields'
import type { PreferencesValues } from '../features/preferences/preferences-values'
import { answerFields } from '../features/self-assessment/answering/answer-fields'
import type { AnswerValue } from '../features/self-assessment/answering/answer-value'
import type { CommentsValue, ItemReviewValue } from '../features/self-assessment/review/item-review-value'
import {
  finalFields,
  selectiveFields,
  type FinalValues,
  type SelectiveValues,
} from '../features/self-assessment/letters/letter-fields'
import { reviewFields } from '../parts/reviewing/review-fields'

// Formatted texts are parsed at every comparison.
fc.configureGlobal({ numRuns: 40 })

const text = fc.constantFrom('', 'a', 'b', 'c d')
const html = fc.constantFrom(
  '',
  '<p>a</p>',
  '<p><strong>a</strong></p>',
  '<p><b>a</b></p>',
  '<p>b</p><p><br></p>',
)
const day = fc.constantFrom('', '2026-11-03', '2027-01-31')
const said = fc.boolean()
const number = fc.integer({ min: 0, max: 3 })
const ids = fc.uniqueArray(number, { maxLength: 4 })
const names = fc.uniqueArray(fc.constantFrom('x', 'y', 'z'), { maxLength: 3 })
const rating = fc.option(number)

/** An editable record: what its form can hold, its parts, and members that are no part of the record. */
interface Checked<Values extends object> {
  name: string
  values: Arbitrary<Values>
  fields: (versions: Versions<Values>) => readonly ConflictField<Values>[]
  apart?: readonly (keyof Values)[]
}

const reviewParts = <T extends object>(members: (keyof T & string)[], rated?: keyof T & string) =>
  reviewFields<T>(
    members.map((name) => ({ name, label: name })),
    rated ? { name: rated, legend: 'Rating', choices: [], inWords: String } : undefined,
  )

describe('the rule of two people at one record', () => {
  holdsFor<UserFormValues>({
    name: 'user',
    values: fc
      .record({
        email: text,
        fullName: text,
        title: text,
        phoneNumber: text,
        jobTitle: text,
        role: fc.constantFrom('LocalUser', 'StateMonitor'),
        moreRoles: names,
        leaId: text,
        preferredLeaId: text,
        selectedLeas: ids,
      })
      .map((values) => Object.assign({ userName: values.email }, values)),
    fields: (versions) => userFields([], versions, { account: null, roles: null }),
  })
  holdsFor<RoleFormValues>({
    name: 'role',
    values: fc.record({ name: text, description: text, usersCount: number, permissions: names }),
    fields: () => roleFields([]),
    apart: ['usersCount'],
  })
  holdsFor<ClientFormValues>({
    name: 'client of another system',
    values: fc.record({
      name: text,
      contact: text,
      scopes: names,
      reach: fc.constantFrom('all' as const, 'some' as const),
      leaIds: ids,
      expiresOn: day,
      requestsPerMinute: number,
    }),
    fields: (versions) => clientFields([], versions),
  })
  holdsFor<AgencyFormValues>({
    name: 'agency',
    values: fc.record({
      code: text,
      name: text,
      shortName: text,
      kind: text,
      hasPartB: said,
      hasPartC: said,
      ...eachAgencyText(() => text),
      cohort: text,
      enrollmentBand: text,
      isTest: said,
      active: said,
      intro: html,
      contacts: fc.array(fc.record({ name: text, title: text, email: text, phoneNumber: text }), {
        maxLength: 2,
      }),
      links: fc.array(fc.record({ label: text, url: text }), { maxLength: 2 }),
      schoolYears: fc.uniqueArray(
        fc.record({ year: fc.constantFrom('2026', '2027', '2028'), firstDay: day, lastDay: day }),
        { selector: ({ year }) => year, maxLength: 3 },
      ),
    }),
    fields: (versions) => agencyFields(versions),
  })
  holdsFor<AnnouncementValues>({
    name: 'announcement',
    values: fc.record({
      title: text,
      body: html,
      severity: fc.constantFrom('Information' as const, 'Urgent' as const),
      roles: names,
      leaIds: ids,
      fromDay: day,
      toDay: day,
      dismissible: said,
      showAgain: said,
    }),
    fields: () => announcementFields([]),
    apart: ['showAgain'],
  })
  const event: Arbitrary<EventFormValues> = fc.record({
    subject: text,
    eventType: fc.constantFrom('1', '2'),
    school: text,
    eventDescription: text,
    part: text,
    startTime: day,
    endTime: day,
    description: text,
    location: text,
  })
  holdsFor<EventFormValues>({ name: 'calendar event', values: event, fields: () => eventParts })
  holdsFor<EventFormValues>({
    name: 'calendar event that is dragged',
    values: event,
    fields: () => movedParts,
  })
  const counts = fc.record({ incidents: text, students: text })
  holdsFor<FigureValues>({
    name: 'figures of an annual report',
    values: fc.record({
      physical: counts,
      seclusion: counts,
      mechanical: counts,
      enrolled: text,
      students: text,
      several: text,
    }),
    fields: () => figureFields,
  })
  const incidentTextNames = (Object.keys(newIncident()) as (keyof IncidentValues)[]).filter(
    (name) => name !== 'staff' && !studentFields.some((one) => one === name),
  )
  holdsFor<IncidentValues>({
    name: 'incident',
    values: fc
      .record({
        texts: fc.record(Object.fromEntries(incidentTextNames.map((name) => [name, text]))),
        staff: fc.array(fc.record({ id: text, name: text, trained: said, trainedUntil: day }), {
          maxLength: 2,
        }),
      })
      .map(({ texts, staff }) => Object.assign(newIncident(), texts, { staff })),
    fields: () => incidentConflictFields({ codes: [], parameters: [] }),
    // The student stays masked.
    apart: studentFields,
  })
  holdsFor<CohortValues>({
    name: 'cohort',
    values: fc.record({ cohortNumber: text, leaIds: ids }),
    fields: () => cohortFields([]),
  })
  holdsFor<DraftValues>({
    name: 'draft of a finding',
    values: fc.record({
      citationId: text,
      indicatorCode: text,
      countingMode: text,
      description: text,
      evidenceSummary: text,
      systemic: said,
      discoveredOn: day,
      cases: fc.uniqueArray(
        fc.record({
          id: fc.option(number, { nil: undefined }),
          studentReference: text,
          requiredAction: text,
          correctable: fc.constantFrom<'Individual' | 'TimelineOnly'>('Individual', 'TimelineOnly'),
        }),
        {
          selector: ({ id, studentReference, requiredAction }) =>
            id ?? `${studentReference} ${requiredAction}`,
          maxLength: 3,
        },
      ),
    }),
    fields: (versions) => draftParts([], versions),
  })
  holdsFor<CorrectionValues>({
    name: 'correction of a case',
    values: fc.record({
      correctedOn: day,
      narrative: text,
      left: said,
      leftJurisdictionOn: day,
      files: fc.constant(''),
      submit: said,
    }),
    fields: () => correctionParts(),
    apart: ['files', 'submit'],
  })
  holdsFor<TrainingValues>({
    name: 'training item',
    values: fc.record({
      title: text,
      summary: text,
      kind: text,
      module: text,
      roles: names,
      routes: names.map((routes) => routes.join('\n')),
      body: html,
      url: text,
      transcript: text,
      durationMin: text,
    }),
    fields: () => trainingFields,
  })
  holdsFor<NoteText>({
    name: 'note',
    values: fc.record({ category: number, html }),
    fields: () => noteFields,
  })
  holdsFor<TemplateValues>({
    name: 'template of notes',
    values: fc.record({ title: text, category: text, textNote: html }),
    fields: () => templateFields,
  })
  holdsFor<PreferencesValues>({
    name: 'preferences',
    values: fc.record({
      theme: fc.constantFrom('light' as const, 'dark' as const, 'system' as const),
      language: text,
      homePage: text,
      onlyPreferredLeas: said,
      notifications: fc.record({
        findings: fc.constantFrom('Immediate' as const, 'Daily' as const),
        notes: fc.constantFrom('Immediate' as const, 'Daily' as const),
      }),
    }),
    fields: () =>
      preferencesFields({
        homePages: [],
        notifications: ['findings', 'notes'].map((group) => ({
          group,
          label: group,
          description: '',
          channel: 'Immediate' as const,
          isLegal: false,
        })),
      }),
  })
  holdsFor<AnswerValue>({
    name: 'answer',
    values: fc.record({
      rating,
      narrative: html,
      carriedFromYear: fc.option(number),
      confirmedThisYear: said,
    }),
    fields: () => answerFields([]),
  })
  holdsFor<ItemReviewValue>({
    name: 'review of an item',
    values: fc.record({ stateRating: rating, stateComment: text, toProvide: text, internalComment: text }),
    fields: () =>
      reviewParts<ItemReviewValue>(['stateComment', 'toProvide', 'internalComment'], 'stateRating'),
  })
  holdsFor<CommentsValue>({
    name: 'comments on a subsection',
    values: fc.record({ sharedComment: text, strengths: text, needs: text, internalComment: text }),
    fields: () => reviewParts<CommentsValue>(['sharedComment', 'strengths', 'needs', 'internalComment']),
  })
  holdsFor<FinalValues>({
    name: 'final report',
    values: fc.record({ recommendations: text, nextSteps: text, acknowledgeBy: day }),
    fields: () => finalFields,
  })
  holdsFor<SelectiveValues>({
    name: 'selective report',
    values: fc.record({ chosen: ids, dueOn: day, note: text }),
    fields: () => selectiveFields([]),
  })
  // Kinds of audits have the same places.
  const places = new Map(
    contentKindNames.flatMap((kind) => contentPlacesOf(kind).map((node) => [node, kind] as const)),
  )
  for (const [nodeKind, kind] of places) {
    const members = contentPlaces[nodeKind].fields
    holdsFor<ContentFields>({
      name: `${nodeKind} of the content`,
      values: fc
        .record(Object.fromEntries(members.map((member) => [member, contentValue(member)])))
        .map((own) => Object.assign({}, noContentFields, own)),
      fields: () => contentFields(kind, nodeKind, new Map()),
      apart: (Object.keys(noContentFields) as (keyof ContentFields)[]).filter(
        (member) => !members.includes(member),
      ),
    })
  }
})

it('is proved here for every form that has parts', () => {
  const features = path.join(import.meta.dirname, '../features')
  const files = readdirSync(features, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /-(?:fields|parts)\.tsx?$/.test(file),
  )
  const own = readFileSync(import.meta.filename, 'utf8')
  const unproved = files.filter((file) => {
    const source = readFileSync(path.join(features, file), 'utf8')
    return /ConflictField</.test(source) && !own.includes(file.replace(/\.tsx?$/, ''))
  })
  expect(unproved).toEqual([])
})

function contentValue(member: keyof ContentFields): Arbitrary<unknown> {
  const start: unknown = noContentFields[member]
  expect(start).toBeNull()
  switch (member) {
    case 'acceptableEvidence':
    case 'ratingScale':
    case 'citations':
    case 'options':
    case 'answerOptions':
    case 'extraFields':
    case 'answers':
    case 'documentHints':
      return fc.array(text, { maxLength: 2 })
    case 'requiredDocumentCategoryIds':
    case 'subsectionIds':
      return names
    case 'guidance':
    case 'help':
      return html
    case 'areaId':
    case 'defaultMaximum':
    case 'weight':
      return number
    case 'rollingSubmission':
    case 'evidenceRequired':
    case 'required':
      return said
    default:
      return text
  }
}

/** What the rule promises, for one record. */
function holdsFor<Values extends object>({ name, values, fields, apart = [] }: Checked<Values>) {
  describe(`of one ${name}`, () => {
    const versions = fc.record({ base: values, theirs: values, mine: values })

    it('has a part for every member', () => {
      fc.assert(
        fc.property(versions, (all) => {
          const covered = new Set(fields(all).flatMap(({ members }) => members))
          const members = Object.keys(all.mine).filter((member) => !apart.includes(member as keyof Values))
          const missing = members.filter((member) => !covered.has(member as keyof Values))
          // A list of rows has no part while all three versions are empty.
          expect(
            missing.filter((member) => JSON.stringify(all.mine[member as keyof Values]) !== '[]'),
          ).toEqual([])
        }),
      )
    })

    it('loses nothing uncontested, on neither side', () => {
      fc.assert(
        fc.property(versions, (all) => {
          const { base, theirs, mine } = all
          const parts = fields(all)
          const merged = mergeThreeWays(parts, all)
          const isKept = (part: ConflictField<Values>) => {
            const untouched = isSame(part, mine, base)
            const isTheirs = isSame(part, theirs, base)
            const agree = isSame(part, mine, theirs)
            if (merged.contested.includes(part)) return !untouched && !isTheirs && !agree
            if (untouched) return isSame(part, merged.values, theirs)
            return isTheirs || agree ? isSame(part, merged.values, mine) : part.combine !== undefined
          }
          expect(parts.filter((part) => !isKept(part))).toEqual([])
        }),
      )
    })

    it('says the same when it is merged twice', () => {
      fc.assert(
        fc.property(versions, (all) => {
          const parts = fields(all)
          const once = mergeThreeWays(parts, all)
          const twice = mergeThreeWays(parts, { ...all, mine: once.values })
          expect(parts.every((part) => isSame(part, once.values, twice.values))).toBe(true)
          expect(twice.contested).toEqual(once.contested)
        }),
      )
    })

    it('says the same from both sides', () => {
      fc.assert(
        fc.property(versions, (all) => {
          const parts = fields(all)
          const here = mergeThreeWays(parts, all)
          const there = mergeThreeWays(parts, { ...all, theirs: all.mine, mine: all.theirs })
          expect(there.contested).toEqual(here.contested)
          const settled = parts.filter((part) => !here.contested.includes(part))
          expect(settled.filter((part) => !isSame(part, here.values, there.values))).toEqual([])
        }),
      )
    })

    it('settles to what is chosen, whichever side is taken of each contested part', () => {
      fc.assert(
        fc.property(versions, fc.infiniteStream(fc.boolean()), (all, choices) => {
          const { contested, values } = mergeThreeWays(fields(all), all)
          const chosen = contested.map((part) => ({
            part,
            from: choices.next().value ? all.theirs : all.mine,
          }))
          const result = chosen.reduce((resolved, { part, from }) => takePart(part, resolved, from), values)
          for (const { part, from } of chosen) expect(isSame(part, result, from)).toBe(true)
        }),
      )
    })
  })
}

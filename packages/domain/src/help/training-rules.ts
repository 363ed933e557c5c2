import type { Actor } from '../accounts/actor.js'
import { flagsOf } from '../accounts/actor.js'
import { isRoleName, leadingRole, type RoleName } from '../accounts/roles.js'
import { checkText, isWebAddress } from '../text-rules.js'
import { allowed, badInput, forbidden, wrongState, type Verdict } from '../verdict.js'

/** Kinds of training items (domain definition 7.4). A guide is a file, or a text that can be printed. */
export const trainingKinds = ['Video', 'Guide PDF', 'Slides', 'FAQ', 'Link', 'Interactive'] as const
export type TrainingKind = (typeof trainingKinds)[number]

/** Parts of the portal that training is about. */
export const trainingModules = [
  'Getting started',
  'Self-assessment',
  'Required documents',
  'Audits',
  'Findings',
  'Reports',
  'Calendar',
  'Notes',
  'Administration',
] as const
export type TrainingModule = (typeof trainingModules)[number]

/** Roles that training can be for: those whose menu shows it (specification). */
export const trainingRoles: readonly RoleName[] = ['StateMonitor', 'LocalAdmin', 'LocalUser', 'DEILiaison']

const mostSummary = 500
const mostTrainingText = 50_000

/** Fields of an item that the rules check. */
export interface TrainingInput {
  title: string
  summary: string
  kind: TrainingKind
  roles: readonly string[]
  routes: readonly string[]
  plainText: string
  url: string
  transcript: string
  durationMin: number | null
}

/** Files of an item. */
export interface TrainingFiles {
  hasFile: boolean
  hasCaptions: boolean
}

export const trainingTexts = {
  captions: 'A video needs captions or a transcript before it is published.',
  file: 'Upload the file before you publish.',
  fileOrUrl: 'Upload the file or enter its address before you publish.',
  fileOrText: 'Upload the file or write the text before you publish.',
  answer: 'Answer is required.',
  url: 'Address is required.',
}

/** Everybody whose menu has training may read it; state monitors edit it. */
export function canReadTraining(actor: Pick<Actor, 'roles'>): Verdict {
  const role = leadingRole(actor.roles)
  return role === undefined ? forbidden('Training materials are for the people of the portal.') : allowed
}

/** Whether the actor may change training materials, drafts included. */
export function canEditTraining(actor: Pick<Actor, 'roles'>): Verdict {
  return flagsOf(actor).isStateMonitor
    ? allowed
    : forbidden('Training materials are edited by state monitors.')
}

/**
 * Whether an item is for the actor: editors see all, dispute resolution staff what is for everybody or for monitors.
 */
export function seesTraining(
  actor: Pick<Actor, 'roles'>,
  item: { roles: readonly string[]; published: boolean; isDeleted: boolean },
): boolean {
  if (canEditTraining(actor).allowed) return true
  if (!item.published || item.isDeleted) return false
  return item.roles.length === 0 || item.roles.some((role) => trainingAudience(actor).includes(role))
}

/** Roles whose training the actor sees. */
export function trainingAudience(actor: Pick<Actor, 'roles'>): readonly string[] {
  const role = leadingRole(actor.roles)
  if (role === undefined) return []
  return role === 'StateAdmin' || role === 'DisputeResolutionStaff' ? ['StateMonitor'] : [role]
}

/** Rules for the fields of an item; a draft may still lack what {@link checkPublishing} requires. */
export function checkTraining(input: TrainingInput): Verdict[] {
  return [
    checkText(input.title, { field: 'title', label: 'Title', required: true, most: 200 }),
    checkText(input.summary, {
      field: 'summary',
      label: 'Summary',
      required: true,
      most: mostSummary,
      isProse: true,
    }),
    input.plainText.length > mostTrainingText
      ? badInput(`Text can have at most ${mostTrainingText.toLocaleString('en-US')} characters.`, 'body')
      : allowed,
    input.roles.every((role) => isRoleName(role) && trainingRoles.includes(role))
      ? allowed
      : badInput('Choose roles from the list.', 'roles'),
    input.routes.every((route) => /^\/[a-z0-9/*-]{1,200}$/.test(route))
      ? allowed
      : badInput('A page is written as its address begins: /compliance/findings.', 'routes'),
    input.url !== '' && !isWebAddress(input.url)
      ? badInput('Address must begin with https:// or http://.', 'url')
      : allowed,
    input.durationMin !== null &&
    (!Number.isInteger(input.durationMin) || input.durationMin < 1 || input.durationMin > 600)
      ? badInput('Duration must be between 1 and 600.', 'durationMin')
      : allowed,
  ]
}

/** What an item still lacks before it can be published. */
export function checkPublishing(input: TrainingInput, files: TrainingFiles): Verdict[] {
  const has = { text: input.plainText.trim() !== '', url: input.url !== '', file: files.hasFile }
  switch (input.kind) {
    case 'Video':
      return [
        has.file || has.url ? allowed : badInput(trainingTexts.fileOrUrl, 'file'),
        files.hasCaptions || input.transcript.trim() !== ''
          ? allowed
          : badInput(trainingTexts.captions, 'transcript'),
      ]
    case 'Guide PDF':
      return [has.file || has.text ? allowed : badInput(trainingTexts.fileOrText, 'file')]
    case 'Slides':
      return [has.file ? allowed : badInput(trainingTexts.file, 'file')]
    case 'FAQ':
      return [has.text ? allowed : badInput(trainingTexts.answer, 'body')]
    case 'Link':
    case 'Interactive':
      return [has.url ? allowed : badInput(trainingTexts.url, 'url')]
  }
}

/** A deleted item cannot be changed; it can be restored. */
export function canChangeTraining(actor: Pick<Actor, 'roles'>, item: { isDeleted: boolean }): Verdict {
  const who = canEditTraining(actor)
  if (!who.allowed) return who
  return item.isDeleted ? wrongState('This item was deleted. Restore it first.') : allowed
}

const freshDays = 30

/** 'New' for a month after it was published, then 'Updated' for a month after a change. */
export function trainingMark(
  item: { publishedOn: Date | null; changedOn: Date },
  now: Date,
): 'New' | 'Updated' | null {
  const isFresh = (on: Date) => now.getTime() - on.getTime() < freshDays * 86_400_000
  if (!item.publishedOn) return null
  if (isFresh(item.publishedOn)) return 'New'
  return item.changedOn > item.publishedOn && isFresh(item.changedOn) ? 'Updated' : null
}

interface Relatable {
  id: number
  module: string
  routes: readonly string[]
}

/**
 * How exactly an item explains a page: the number of segments of the longest of its addresses that the page is under, 0 for
 * none. A segment `*` of an address stands for any one, such as the number of a record.
 */
export function explainsPage(item: { routes: readonly string[] }, path: string): number {
  const segments = path.split('/')
  const lengths = item.routes
    .map((route) => route.split('/'))
    .filter((route) => route.length <= segments.length)
    .filter((route) => route.every((segment, at) => segment === '*' || segment === segments[at]))
    .map((route) => route.length)
  return Math.max(0, ...lengths)
}

/** Ids of at most three related items: those that explain the same page, then those of the same module. */
export function relatedTraining(of: Relatable, all: readonly Relatable[]): number[] {
  const score = (one: Relatable) =>
    (one.routes.some((route) => of.routes.includes(route)) ? 2 : 0) + (one.module === of.module ? 1 : 0)
  return all
    .filter((one) => one.id !== of.id && score(one) > 0)
    .toSorted((a, b) => score(b) - score(a))
    .slice(0, 3)
    .map(({ id }) => id)
}

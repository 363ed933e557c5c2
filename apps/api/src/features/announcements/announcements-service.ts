import {
  allowed,
  announcementTexts,
  badInput,
  canChangeAnnouncement,
  canDismissAnnouncement,
  canManageAnnouncements,
  canRestoreAnnouncement,
  checkAnnouncement,
  oneLine,
} from '@portal/domain'
import {
  announcementFields,
  type BodyOf,
  type createAnnouncement as createCall,
  type updateAnnouncement as updateCall,
} from '@portal/rest-contract'
import {
  addedRecord,
  changeRecord,
  foundOr,
  recordAct,
  stampOf,
  type Command,
  type RecordKind,
} from '../../server/command.js'
import { merged } from '../../server/merged.js'
import { plainTextOf } from '../../server/rich-text.js'
import { insist, insistOnInput, insistOnKept } from '../../server/verdicts.js'
import {
  findManaged,
  findShownAnnouncement,
  type AnnouncementView,
  type ManagedAnnouncement,
} from './announcements-read-model.js'
import {
  agenciesExist,
  changeAnnouncement,
  clearDismissals,
  insertAnnouncement,
  insertDismissal,
  lockAnnouncement,
} from './announcements-store.js'

type Fields = BodyOf<typeof createCall>

export const announcementFound = foundOr('This announcement does not exist.')

const announcement: RecordKind<Command, number, AnnouncementView, Parameters<typeof changeAnnouncement>[2]> =
  {
    found: announcementFound,
    async lock({ tx, actor }, id) {
      insist(canManageAnnouncements(actor))
      await lockAnnouncement(tx, id)
    },
    find: ({ tx, actor, ctx }, id) => findManaged(tx, actor, id, ctx.now),
    version: (view) => view,
    target: ({ answer }) => targetOf(answer.id),
    write: (command, { answer }, columns) =>
      changeAnnouncement(command.tx, answer.id, columns, stampOf(command)),
  }

/** Makes an announcement. BAD_USER_INPUT names the field. */
export async function createAnnouncement(command: Command, input: Fields): Promise<ManagedAnnouncement> {
  insist(canManageAnnouncements(command.actor))
  const fields = await checkedFields(command, input)
  const id = await insertAnnouncement(command.tx, fields, stampOf(command))
  return addedRecord(announcement, command, id, 'createAnnouncement', () => recorded(fields))
}

/** Changes an announcement; with `showAgain` those who dismissed it see it again. CONFLICT for an old version. */
export function updateAnnouncement(
  command: Command,
  id: number,
  { version, showAgain = false, ...input }: BodyOf<typeof updateCall>,
): Promise<ManagedAnnouncement> {
  const { tx, actor, ctx } = command
  return changeRecord(announcement, command, id, {
    action: 'updateAnnouncement',
    refuse({ answer, changed }) {
      insistOnKept({ isDeleted: answer.isDeleted, changed }, ctx.now, answer)
      insist(canChangeAnnouncement(actor, answer), answer)
    },
    version,
    columns: ({ answer }) => checkedFields(command, merged(announcementFields, answer, input)),
    change: async () => showAgain && clearDismissals(tx, id),
    audit: (before, after) => ({
      before: recorded(before.answer),
      after: { ...recorded(after.answer), ...(showAgain && { showAgain }) },
    }),
  })
}

/** Puts an announcement away; it can be restored. */
export function deleteAnnouncement(
  command: Command,
  id: number,
  version: number,
): Promise<ManagedAnnouncement> {
  return changeRecord(announcement, command, id, {
    action: 'deleteAnnouncement',
    may: ({ answer }) => canChangeAnnouncement(command.actor, answer),
    version,
    columns: () => ({ deletedOn: command.ctx.now }),
  })
}

/** Brings a deleted announcement back. CONFLICT for an old version. */
export function restoreAnnouncement(
  command: Command,
  id: number,
  version: number,
): Promise<ManagedAnnouncement> {
  return changeRecord(announcement, command, id, {
    action: 'restoreAnnouncement',
    may: ({ answer }) => canRestoreAnnouncement(command.actor, answer),
    version,
    columns: () => ({ deletedOn: null }),
  })
}

/** The reader has seen it; said again, nothing changes. */
export async function dismissAnnouncement(command: Command, id: number): Promise<void> {
  const { tx, actor, ctx } = command
  const row = announcementFound(await findShownAnnouncement(tx, actor, id, ctx.now))
  insist(canDismissAnnouncement(row))
  const isNew = await insertDismissal(tx, { announcementId: id, userId: actor.userId, dismissedOn: ctx.now })
  if (isNew) await recordAct(command, 'dismissAnnouncement', targetOf(id))
}

/** What is stored: every list in order and without doubles, and all that is wrong refused at once. */
async function checkedFields({ tx }: Command, input: Fields): Promise<Fields> {
  const leaIds = [...new Set(input.leaIds)].toSorted((a, b) => a - b)
  insistOnInput([
    ...checkAnnouncement({ ...input, plainText: plainTextOf(input.body) }),
    (await agenciesExist(tx, leaIds)) ? allowed : badInput(announcementTexts.unknownAgency, 'leaIds'),
  ])
  return { ...input, title: oneLine(input.title), leaIds, roles: [...new Set(input.roles)].toSorted() }
}

/** What the history keeps: words, not markup, so that it can be read. */
function recorded({ title, body, severity, roles, leaIds, fromDay, toDay, dismissible }: Fields) {
  return { title, text: plainTextOf(body), severity, roles, leaIds, fromDay, toDay, dismissible }
}

const targetOf = (targetId: number) => ({ targetType: 'announcement', targetId })

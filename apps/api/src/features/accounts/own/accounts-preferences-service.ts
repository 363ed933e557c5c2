import {
  badInput,
  checkNotificationChoice,
  defaultChannel,
  homePages,
  notificationGroupsFor,
  type NotificationChannel,
  type Verdict,
} from '@portal/domain'
import {
  mostLists,
  preferenceFields,
  type AnswerOf,
  type BodyOf,
  type saveListColumns as saveListColumnsCall,
  type savePreferences as saveCall,
} from '@portal/rest-contract'
import type { z } from 'zod'
import type { Database } from '../../../db/database.js'
import type { ApiActor } from '../../../server/requests/authenticate.js'
import { merged } from '../../../server/merged.js'
import { insistOnInput, insistOnVersion } from '../../../server/verdicts.js'
import {
  findMailFacts,
  findPreferences,
  lockPreferences,
  storePreferences,
  type Preferences,
} from './accounts-preferences-store.js'
import { recordAct, type Command } from '../../../server/command.js'

type UserPreferences = AnswerOf<typeof saveCall>
type ListColumns = AnswerOf<typeof saveListColumnsCall>

/** Languages that the portal has texts in. */
const languages: ReadonlySet<string> = new Set(['en'])

const none: Preferences = {
  notifications: {},
  onlyPreferredLeas: false,
  theme: 'system',
  language: 'en',
  homePage: null,
  hiddenColumns: {},
  version: 0,
}

/** The preferences of the caller; those that a new account begins with while nothing is stored. */
export async function getPreferences(db: Database, actor: ApiActor): Promise<UserPreferences> {
  return answerOf(db, actor, (await findPreferences(db, actor.userId)) ?? none)
}

/** Stores the preferences that are sent; absent ones stay. BAD_USER_INPUT names the field. */
export async function savePreferences(
  command: Command,
  given: BodyOf<typeof saveCall>,
): Promise<UserPreferences> {
  const { tx, actor, ctx } = command
  await lockPreferences(tx, actor.userId)
  const stored = (await findPreferences(tx, actor.userId)) ?? none
  insistOnVersion(
    given.version,
    { version: stored.version, changed: null },
    ctx.now,
    await answerOf(tx, actor, stored),
  )
  const wanted = merged(preferenceFields, { ...stored, notifications: [] }, given)
  insistOnInput(checkPreferences(actor, wanted))
  const next: Preferences = {
    notifications: {
      ...stored.notifications,
      ...Object.fromEntries(wanted.notifications.map(({ group, channel }) => [group, channel])),
    },
    onlyPreferredLeas: wanted.onlyPreferredLeas,
    theme: wanted.theme,
    language: wanted.language,
    homePage: wanted.homePage,
    hiddenColumns: stored.hiddenColumns,
    version: stored.version + 1,
  }
  await storePreferences(tx, actor.userId, next, ctx.now)
  const { version: _before, hiddenColumns: _columns, ...before } = stored
  const { version: _after, hiddenColumns: _same, ...after } = next
  await recordAct(command, 'savePreferences', {
    targetType: 'user',
    targetId: actor.userId,
    leaId: actor.leaId,
    before,
    after,
  })
  return answerOf(tx, actor, next)
}

/** Columns that the actor has put away, by list; other systems have no screens. */
export async function getListColumns(db: Database, actor: ApiActor): Promise<ListColumns> {
  if (actor.client) return []
  const stored = await findPreferences(db, actor.userId)
  return Object.entries(stored?.hiddenColumns ?? {}).map(([list, hidden]) => ({ list, hidden }))
}

/**
 * Remembers the columns of a list; no version, because the last choice is the one that the person sees. To put none away is
 * a choice too: some lists begin with columns put away.
 */
export async function saveListColumns(
  command: Command,
  list: string,
  hidden: readonly string[],
): Promise<ListColumns> {
  const { tx, actor, ctx } = command
  await lockPreferences(tx, actor.userId)
  const stored = (await findPreferences(tx, actor.userId)) ?? none
  const { [list]: before = [], ...others } = stored.hiddenColumns
  const after = [...new Set(hidden)]
  const hiddenColumns = { ...others, [list]: after }
  if (Object.keys(hiddenColumns).length > mostLists)
    insistOnInput([badInput('There are not so many lists.', 'list')])
  await storePreferences(tx, actor.userId, { ...stored, hiddenColumns }, ctx.now)
  await recordAct(command, 'saveListColumns', {
    targetType: 'user',
    targetId: actor.userId,
    leaId: actor.leaId,
    before: { [list]: before },
    after: { [list]: after },
  })
  return getListColumns(tx, actor)
}

function checkPreferences(actor: ApiActor, given: z.infer<typeof preferenceFields>): Verdict[] {
  const refused: Verdict[] = given.notifications.map((choice) => checkNotificationChoice(actor.roles, choice))
  if (!languages.has(given.language))
    refused.push(badInput('The portal does not speak this language.', 'language'))
  if (given.homePage !== null && !homePages(actor.roles).some(({ path }) => path === given.homePage))
    refused.push(badInput('Choose a page from the list.', 'homePage'))
  return refused
}

async function answerOf(db: Database, actor: ApiActor, stored: Preferences): Promise<UserPreferences> {
  const { hiddenColumns: _ofLists, ...shown } = stored
  const { mailBouncedAt, preferredLeas } = await findMailFacts(db, actor.userId)
  return {
    ...shown,
    mailBouncedOn: mailBouncedAt?.toISOString() ?? null,
    preferredLeas: actor.leaId === null ? preferredLeas : [],
    notifications: notificationGroupsFor(actor.roles).map(({ key, label, description, isLegal }) => ({
      group: key,
      label,
      description,
      // What was chosen before a group was always mailed no longer counts.
      channel: isLegal
        ? defaultChannel
        : ((stored.notifications[key] ?? defaultChannel) as NotificationChannel),
      isLegal,
    })),
    homePages: homePages(actor.roles),
  }
}

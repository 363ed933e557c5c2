import {
  badInput,
  checkNotificationChoice,
  defaultChannel,
  homePages,
  notificationGroupsFor,
  type NotificationChannel,
  type Verdict,
} from '@portal/domain'
import type { AnswerOf, BodyOf, savePreferences as saveCall } from '@portal/rest-contract'
import type { Database } from '../../db/database.js'
import type { ApiActor } from '../../server/authenticate.js'
import { insistOnInput, insistOnVersion } from '../../server/verdicts.js'
import { writeAudit } from '../audit-trail/audit-trail-store.js'
import type { Command } from './accounts-command.js'
import {
  findPreferences,
  lockPreferences,
  storePreferences,
  type Preferences,
} from './accounts-preferences-store.js'

type UserPreferences = AnswerOf<typeof saveCall>

/** Languages that the portal has texts in. */
const languages: ReadonlySet<string> = new Set(['en'])

const none: Preferences = {
  notifications: {},
  theme: 'system',
  language: 'en',
  homePage: null,
  version: 0,
}

export async function getPreferences(db: Database, actor: ApiActor): Promise<UserPreferences> {
  return answerOf(actor, (await findPreferences(db, actor.userId)) ?? none)
}

export async function savePreferences(
  command: Command,
  given: BodyOf<typeof saveCall>,
): Promise<UserPreferences> {
  const { tx, actor, ctx } = command
  await lockPreferences(tx, actor.userId)
  const stored = (await findPreferences(tx, actor.userId)) ?? none
  insistOnVersion(given.version, { version: stored.version, changed: null }, ctx.now, answerOf(actor, stored))
  insistOnInput(checkPreferences(actor, given))
  const next: Preferences = {
    notifications: {
      ...stored.notifications,
      ...Object.fromEntries(given.notifications.map(({ group, channel }) => [group, channel])),
    },
    theme: given.theme,
    language: given.language,
    homePage: given.homePage,
    version: stored.version + 1,
  }
  await storePreferences(tx, actor.userId, next, ctx.now)
  const { version: _before, ...before } = stored
  const { version: _after, ...after } = next
  await writeAudit(tx, {
    actor,
    ctx,
    action: 'savePreferences',
    targetType: 'user',
    targetId: actor.userId,
    leaId: actor.leaId,
    before,
    after,
  })
  return answerOf(actor, next)
}

function checkPreferences(actor: ApiActor, given: BodyOf<typeof saveCall>): Verdict[] {
  const refused: Verdict[] = given.notifications.map((choice) => checkNotificationChoice(actor.roles, choice))
  if (!languages.has(given.language))
    refused.push(badInput('The portal does not speak this language.', 'language'))
  if (given.homePage !== null && !homePages(actor.roles).some(({ path }) => path === given.homePage))
    refused.push(badInput('Choose a page from the list.', 'homePage'))
  return refused
}

function answerOf(actor: ApiActor, stored: Preferences): UserPreferences {
  return {
    ...stored,
    notifications: notificationGroupsFor(actor.roles).map(({ key, label, description, isLegal }) => ({
      group: key,
      label,
      description,
      channel: (stored.notifications[key] ?? defaultChannel) as NotificationChannel,
      isLegal,
    })),
    homePages: homePages(actor.roles),
  }
}

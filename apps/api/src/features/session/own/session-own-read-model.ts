import type { AnswerOf, listOwnSessions } from '@portal/rest-contract'
import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import type { Tx } from '../../../db/database.js'
import { refreshFamilies, trustedDevices } from '../../../db/schema/index.js'
import { browserWords } from '../session-browser.js'

type OwnSessions = AnswerOf<typeof listOwnSessions>

/** Sessions that go on and devices that are trusted, of one person; `sessionId` is the one that asks. */
export async function ownSessions(
  tx: Tx,
  { userId, sessionId, now }: { userId: string; sessionId: string | null; now: Date },
): Promise<OwnSessions> {
  const [families, devices] = await Promise.all([
    tx
      .select()
      .from(refreshFamilies)
      .where(
        and(
          eq(refreshFamilies.userId, userId),
          isNull(refreshFamilies.revokedAt),
          gt(refreshFamilies.expiresAt, now),
        ),
      )
      .orderBy(desc(refreshFamilies.lastUsedAt), desc(refreshFamilies.createdAt)),
    tx
      .select()
      .from(trustedDevices)
      .where(and(eq(trustedDevices.userId, userId), gt(trustedDevices.expiresAt, now)))
      .orderBy(desc(trustedDevices.lastUsedAt), desc(trustedDevices.createdAt)),
  ])
  const current = families.find(({ id }) => id === sessionId)
  return {
    sessions: families.map((family) => ({
      id: family.id,
      browser: browserWords(family.userAgent),
      startedOn: family.createdAt.toISOString(),
      startedFrom: family.startedFrom,
      lastUsedOn: (family.lastUsedAt ?? family.createdAt).toISOString(),
      lastUsedFrom: family.lastUsedFrom,
      isCurrent: family.id === sessionId,
    })),
    devices: devices.map((device) => ({
      id: device.id,
      browser: browserWords(device.userAgent),
      trustedOn: device.createdAt.toISOString(),
      trustedFrom: device.trustedFrom,
      trustedUntil: device.expiresAt.toISOString(),
      lastUsedOn: device.lastUsedAt?.toISOString() ?? null,
      lastUsedFrom: device.lastUsedFrom,
      isCurrent: device.id === current?.deviceId,
    })),
  }
}

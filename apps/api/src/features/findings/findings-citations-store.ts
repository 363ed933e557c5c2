import { eq } from 'drizzle-orm'
import type { Tx } from '../../db/database.js'
import { citations } from '../../db/schema/index.js'

/** A requirement as content names it. */
export interface NamedRequirement {
  reference: string
  title: string
  plainText: string
  part: 'Part B' | 'Part C'
  indicatorCode: string | null
  areaId: number
}

/** The requirement of that reference; content may name one that the list does not have yet, which is added. */
export async function requirementOf(
  tx: Tx,
  named: NamedRequirement,
): Promise<{ id: number; reference: string; title: string; plainText: string }> {
  await tx
    .insert(citations)
    .values({ ...named, kind: kindOf(named), stateReference: null })
    .onConflictDoNothing()
  const [row] = await tx
    .select({
      id: citations.id,
      reference: citations.reference,
      title: citations.title,
      plainText: citations.plainText,
    })
    .from(citations)
    .where(eq(citations.reference, named.reference))
  if (!row) throw new Error(`The requirement ${named.reference} was not stored.`)
  return row
}

const kindOf = ({ reference }: NamedRequirement) =>
  /^\d+ (CFR|U\.S\.C\.)/.test(reference) ? 'federal regulation' : 'state regulation'

import type { AuditAction, Verdict } from '@portal/domain'
import type { z } from 'zod'
import { recordAct, type Command } from '../../server/command.js'
import { merged, type Sent, type Whole } from '../../server/merged.js'
import { insist, insistOnInput, insistOnVersion } from '../../server/verdicts.js'

/** How a kind of item is answered; what a save may be refused for is checked in this order. */
interface ItemSave<Item, Fields extends z.ZodObject> {
  action: AuditAction
  /** What a person fills in. */
  fields: Fields
  /** The same as it is stored. */
  stored: Whole<Fields>
  may: Verdict
  /** Refuses what is no answer to this item. */
  check: (input: Whole<Fields>) => readonly Verdict[] | Promise<readonly Verdict[]>
  /** Who changed the item last; null when nobody has. */
  changed: { by: string; on: Date } | null
  /** What is stored in place of the input; throws what can be refused only now. */
  adjust?: (input: Whole<Fields>) => Promise<Whole<Fields>>
  /** Stores the answer with what follows from it for the record; the item as it is afterwards. */
  write: (answer: Whole<Fields>) => Promise<Item>
  target: Parameters<typeof recordAct>[2]
  /** What the history keeps of one state of the item beside the other. */
  kept: (of: Item, against: Item) => Record<string, unknown>
}

/**
 * Saves one item of a locked record, complete or not, from the version that the person saw. Fields that are left out stay
 * as they are; saving what is stored already changes nothing.
 */
export async function saveItem<Item extends { version: number }, Fields extends z.ZodObject>(
  command: Command,
  item: Item,
  { version, sent }: { version: number; sent: Sent<Fields> },
  save: ItemSave<Item, Fields>,
): Promise<Item> {
  insist(save.may, item)
  const input = merged(save.fields, save.stored, sent)
  insistOnInput(await save.check(input))
  insistOnVersion(version, { version: item.version, changed: save.changed }, command.ctx.now, item)
  const answer = (await save.adjust?.(input)) ?? input
  if (JSON.stringify(answer) === JSON.stringify(merged(save.fields, save.stored, {}))) return item
  const saved = await save.write(answer)
  await recordAct(command, save.action, {
    ...save.target,
    before: save.kept(item, saved),
    after: save.kept(saved, item),
  })
  return saved
}

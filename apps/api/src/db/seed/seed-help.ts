import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../database.js'
import { trainingItems, users } from '../schema/index.js'
import { readTraining } from './demonstration-data.js'

const dayMs = 86_400_000

/** Training of the demonstration, once: from then on it is what people make of it. */
export async function seedHelp(db: Database, now: Date): Promise<void> {
  if ((await db.$count(trainingItems)) > 0) return
  const [monitor] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.userName, 'monitor@state.example'), isNull(users.deletedAt)))
  if (!monitor) return
  const training = await readTraining()
  await db.insert(trainingItems).values(
    training.map(({ paragraphs, ...item }, index) => {
      // The first are older than a month: a list in which everything is new says nothing.
      const on = new Date(now.getTime() - (index < 6 ? 60 : 5) * dayMs)
      return Object.assign(item, {
        body: htmlOf(paragraphs),
        plainText: paragraphs.join('\n'),
        url: '',
        transcript: '',
        order: index + 1,
        published: true,
        publishedOn: on,
        createdBy: monitor.id,
        createdOn: on,
        changedBy: monitor.id,
        changedOn: on,
      })
    }),
  )
}

/** Paragraphs that begin with a number become the steps of one list. */
function htmlOf(paragraphs: readonly string[]): string {
  const step = /^\d+\. /
  return paragraphs
    .map((text, index) => {
      if (!step.test(text)) return `<p>${text}</p>`
      const opens = !step.test(paragraphs[index - 1] ?? '')
      const closes = !step.test(paragraphs[index + 1] ?? '')
      return `${opens ? '<ol>' : ''}<li>${text.replace(step, '')}</li>${closes ? '</ol>' : ''}`
    })
    .join('')
}

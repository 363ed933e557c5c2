import { ApiError } from '../api-error.js'
import { heavyTasks, type HeavyTasks } from './heavy-tasks.js'
import type { WorkerAnswer } from './heavy-workers.js'

interface Order<Name extends keyof HeavyTasks> {
  name: Name
  input: HeavyTasks[Name]['input']
}

/** What a worker thread does with one task. */
export default async function work<Name extends keyof HeavyTasks>({
  name,
  input,
}: Order<Name>): Promise<WorkerAnswer<Name>> {
  try {
    return { value: await heavyTasks[name](input) }
  } catch (error) {
    if (!(error instanceof ApiError)) return { fault: error instanceof Error ? (error.stack ?? '') : '' }
    const { code, message, fields } = error
    return { refusal: { code, message, ...(fields && { fields }) } }
  }
}

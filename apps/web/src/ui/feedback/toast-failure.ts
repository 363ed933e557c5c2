import { problemOf } from '../../lib/problem'
import { listMessages } from '../list/list-messages.generated'
import { toast } from './toast'

/** Runs an export and shows a toast when it fails. */
export async function toastFailure(run: () => Promise<unknown>): Promise<void> {
  try {
    await run()
  } catch (error) {
    toast({
      title: listMessages.exportFailed,
      description: problemOf(error).message,
      status: 'error',
      duration: 5000,
    })
  }
}

import { saveFile } from '../../lib/files/csv'
import { fetchToDisk } from '../../lib/files/fetch-to-disk'
import { closeToast, toastProgress } from '../feedback/toast'
import { uiMessages } from '../ui-messages.generated'

/** Faster downloads show no progress. */
const quickMs = 500

/**
 * Saves a file of the server under the name that the server gives it, showing its progress. A refusal is thrown as an
 * Error with the server's sentence; where the password is required first, it is taken. False when it was cancelled.
 */
export async function download(path: string, otherwise = 'file'): Promise<boolean> {
  const controller = new AbortController()
  const cancel = () => controller.abort()
  let share: number | null = null
  let shown: number | undefined
  const show = () => (shown = toastProgress(uiMessages.downloading, { share, cancel }, shown))
  const timer = setTimeout(show, quickMs)
  try {
    const { name, file } = await fetchToDisk(
      path,
      (come) => {
        share = come
        if (shown !== undefined) show()
      },
      controller.signal,
    )
    saveFile(name ?? otherwise, file)
    return true
  } catch (error) {
    if (controller.signal.aborted) return false
    throw error
  } finally {
    clearTimeout(timer)
    if (shown !== undefined) closeToast(shown)
  }
}

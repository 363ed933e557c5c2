import type { PayloadError } from '../../lib/saving/form-errors'
import { problemOf } from '../../lib/problem'
import { toast } from '../../ui/feedback/toast'
import { requiredDocumentsMessages as words } from './required/required-documents-messages.generated'
import { toastTimes } from './required/toast-times'

/**
 * Runs a change of a required document or category. A refusal or failure is shown in a toast that stays for a
 * while and in the message list. True once it is saved.
 */
export async function saveChange(
  run: () => Promise<{ errors: readonly PayloadError[] } | undefined>,
  failed: string = words.saveFailed,
): Promise<boolean> {
  const message = await run().then(
    (payload) => (payload ? payload.errors.map((refusal) => refusal.message).join(' ') : failed),
    (error: unknown) => problemOf(error).message,
  )
  if (message === '') return true
  toast({ status: 'error', title: failed, description: message, duration: toastTimes.warning })
  return false
}

import { retryText } from '@portal/domain'
import { needPassword } from './session/recent-password'
import { problemMessages } from './problem-messages.generated'

/** Whether a refusal from `/files` requires the password, see {@link needPassword}. */
export function needsPassword(text: string): boolean {
  try {
    return needPassword((JSON.parse(text) as { errors?: unknown } | null)?.errors)
  } catch {
    return false
  }
}

/** The sentence of a refusal from `/files`; '' for anything else, such as a page of a proxy. */
export function errorSentence(text: string): string {
  try {
    const body = JSON.parse(text) as { message?: unknown; errors?: { message?: unknown }[] } | null
    const said = body?.message ?? body?.errors?.[0]?.message
    return typeof said === 'string' ? said : ''
  } catch {
    return ''
  }
}

interface Refusal {
  status: number
  text: string
  retryAfter: string | null
}

/** As {@link errorSentence}; a refusal that only says when to try again is put in words. */
export function saidOf({ status, text, retryAfter }: Refusal): string {
  const seconds = Number(retryAfter ?? NaN)
  const isBusy = (status === 429 || status === 503) && seconds > 0
  return errorSentence(text) || (isBusy ? problemMessages.tooManyRequests({ retry: retryText(seconds) }) : '')
}

/** As {@link saidOf}, and never empty. */
export function refusalSentence(refusal: Refusal): string {
  return saidOf(refusal) || problemMessages.status({ status: refusal.status })
}

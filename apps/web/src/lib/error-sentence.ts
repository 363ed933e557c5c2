import { retryText } from '@portal/domain'
import { wantPassword } from './session/recent-password'
import { problemMessages } from './problem-messages.generated'

/** Whether a refusal from `/files` asks for the password, see {@link wantPassword}. */
export function asksForPassword(text: string): boolean {
  try {
    return wantPassword((JSON.parse(text) as { errors?: unknown } | null)?.errors)
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

/** As {@link errorSentence}; a refusal that says nothing but when to come again is put in words. */
export function saidOf({ status, text, retryAfter }: Refusal): string {
  const seconds = Number(retryAfter ?? NaN)
  const isBusy = (status === 429 || status === 503) && seconds > 0
  return errorSentence(text) || (isBusy ? problemMessages.tooManyRequests({ retry: retryText(seconds) }) : '')
}

/** As {@link saidOf}, and never empty. */
export function refusalSentence(refusal: Refusal): string {
  return saidOf(refusal) || problemMessages.status({ status: refusal.status })
}

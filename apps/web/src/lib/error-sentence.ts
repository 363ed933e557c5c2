import { wantPassword } from './recent-password'

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

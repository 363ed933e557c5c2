import { fetchWithPassword } from '../../lib/files/files'
import { agenciesMessages } from './agencies-messages.generated'

const m = agenciesMessages.logo

/** Largest logo: 2 MB. */
export const maxLogoBytes = 2 * 1024 * 1024
export const logoTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/gif']

/** Why a file cannot be a logo; the server looks at its bytes. */
export function logoProblem(file: Pick<File, 'type' | 'size'>): string | null {
  if (!logoTypes.includes(file.type)) return m.wrongType
  return file.size > maxLogoBytes ? m.tooLarge : null
}

/** Refusal of a logo, in a sentence for the person. */
export class LogoError extends Error {}

/** Sends the logo of an agency, the version before the file; returns the agency as it is then. */
export async function sendLogo<Lea>(path: string, version: number, file: File): Promise<Lea> {
  const form = new FormData()
  form.append('version', String(version))
  form.append('file', file, file.name)
  let answer: Response
  try {
    answer = await fetchWithPassword(path, {
      method: 'POST',
      body: form,
      headers: { 'idempotency-key': crypto.randomUUID(), accept: 'application/json' },
    })
  } catch {
    throw new LogoError(m.unreachable)
  }
  const body: unknown = await answer.json().catch(() => null)
  if (!answer.ok) throw new LogoError(messageOf(body))
  return body as Lea
}

function messageOf(body: unknown): string {
  if (typeof body !== 'object' || body === null || !('errors' in body) || !Array.isArray(body.errors))
    return m.failed
  const first: unknown = body.errors[0]
  if (typeof first !== 'object' || first === null) return m.failed
  if ('code' in first && first.code === 'CONFLICT') return m.conflict
  return 'message' in first && typeof first.message === 'string' ? first.message : m.failed
}

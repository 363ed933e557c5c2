import type { ChildApi } from './child-api.js'
import { allegany } from './self-assessment-steps.js'
import { testPassword } from './test-config.js'

const base = '/api/msde/desk-audit'

interface Answer {
  status: number
  body: unknown
}

export interface AuditPerson {
  /** Sends a request about audits; status 0 when the API is gone. */
  send: (method: string, path: string, body?: object) => Promise<Answer>
}

async function auditPerson({ url }: ChildApi, username: string): Promise<AuditPerson> {
  const form = new URLSearchParams({
    grant_type: 'password',
    username,
    password: testPassword,
    client_id: 'portal-web',
  })
  const signedIn = await fetch(`${url}/api/auth/token`, { method: 'POST', body: form })
  const { accessToken } = (await signedIn.json()) as { accessToken: string }
  return {
    async send(method, path, body) {
      const isForm = body instanceof FormData
      try {
        const answer = await fetch(path.startsWith('/') ? url + path : `${url}${base}/${path}`, {
          method,
          headers: {
            authorization: `Bearer ${accessToken}`,
            ...(body && !isForm && { 'content-type': 'application/json' }),
          },
          ...(body && { body: isForm ? body : JSON.stringify(body) }),
        })
        const text = await answer.text()
        return { status: answer.status, body: text === '' ? null : (JSON.parse(text) as unknown) }
      } catch {
        return { status: 0, body: null }
      }
    },
  }
}

/** People of an audit in an API that runs as a process of its own. */
export async function auditPeople(api: ChildApi): Promise<{ monitor: AuditPerson; admin: AuditPerson }> {
  return {
    monitor: await auditPerson(api, 'monitor@state.example'),
    admin: await auditPerson(api, 'admin@allegany.example'),
  }
}

/** A prong of a further audit whose agency was asked for its list. */
export async function awaitingListAt(api: ChildApi) {
  const people = await auditPeople(api)
  const { send } = people.monitor
  const years = (await send('GET', '/api/leas/years')).body as { id: number }[]
  const { id: userId } = (await send('GET', '/api/account/users/me')).body as { id: string }
  const year = years.at(-1)?.id ?? 0
  const created = await send('POST', 'audits', {
    year,
    leaIds: [allegany],
    parts: ['Part B'],
    reason: 'Targeted',
    plannedStart: '2998-10-01',
    leadMonitorId: userId,
  })
  const [audit] = created.body as { id: number }[]
  const notified = await send('GET', `lea-notification/${allegany}/${audit?.id}/${userId}/Part%20B/${year}`)
  const [prong] = (notified.body as { prongs: { id: number; version: number }[] }).prongs
  const prongId = prong?.id ?? 0
  await send('POST', `audit/status/${prongId}/1`, { version: prong?.version })
  return { ...people, prongId }
}

/** Sends a list; `sentences` are what the person who sent it reads. */
export async function uploadTo(
  { send }: AuditPerson,
  prongId: number,
  [name, pieces]: readonly [string, readonly (string | Uint8Array<ArrayBuffer>)[]],
): Promise<{ status: number; sentences: string[] }> {
  const form = new FormData()
  form.append('file', new Blob([...pieces]), name)
  const { status, body } = await send('POST', `upload-student-file/${prongId}`, form)
  const { message = '', current } = (body ?? {}) as {
    message?: string
    current?: { errors: { message: string }[] }
  }
  return {
    status,
    sentences: status === 200 ? [] : [message, ...(current?.errors ?? []).map((error) => error.message)],
  }
}

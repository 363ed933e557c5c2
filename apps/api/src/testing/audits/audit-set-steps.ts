import type { AnswerOf, compareSetDocuments, getDocumentSet, listDocumentSets } from '@portal/rest-contract'
import { auditResultSteps } from './audit-result-steps.js'
import { howard, type Refusal } from '../self-assessment-steps.js'
import type { TestApi } from '../test-api.js'

export type DocumentSet = AnswerOf<typeof getDocumentSet>

const monitor = 'monitor@state.example'
const base = '/api/msde/policies-procedures'

/** Where the rule of an item stands, and since when. */
export const writtenItem = {
  pages: 'p. 12-14',
  effectiveOn: '2025-08-01',
  revisedOn: '2025-06-01',
  boardApprovedOn: '2025-06-15',
}

/** Throws where a step was refused. */
export function done<T extends object>({
  status,
  body,
}: {
  status: number
  body: T & { message?: string }
}): T {
  if (status >= 300) throw new Error(`A step was refused: ${status} ${body.message ?? ''}`)
  return body
}

/** Steps of an audit of policies, each taken by one named person. */
export function auditSetSteps(api: TestApi) {
  const audits = auditResultSteps(api, 'policies-procedures')
  const { send } = audits
  const steps = {
    ...audits,
    set: (user: string, id: number) => send<DocumentSet & Refusal>(user, 'get', `${base}/document-set/${id}`),
    saveItem: (user: string, id: number, itemId: string, version: number, given: object) =>
      send<DocumentSet & Refusal>(user, 'put', `${base}/document-set/${id}/items/${itemId}`, {
        version,
        ...given,
      }),
    sets: async (user: string, year?: number) =>
      send<AnswerOf<typeof listDocumentSets> & Refusal>(
        user,
        'get',
        `${base}/document-sets/${year ?? (await audits.currentYear())}`,
      ),
    /** The set of a further audit whose agency is asked for its documents. */
    async asked(leaId: number): Promise<{ prongId: number; id: number }> {
      const audit = await audits.targeted(leaId)
      const [prong] = (await audits.notify(monitor, audit)).body.prongs
      if (!prong) throw new Error('The audit has no prong.')
      const { status, body } = await audits.setStatus(monitor, prong, 3)
      if (status !== 200) throw new Error(`A step was refused: ${body.message}`)
      return { prongId: prong.id, id: (await audits.records(monitor, prong.id)).body[0]?.id ?? 0 }
    },
    /** Says of every open item that it is not applicable, but of those that are named. */
    async excuseAll(admin: string, id: number, but: readonly string[] = []): Promise<DocumentSet> {
      let { body } = await steps.set(admin, id)
      for (const item of body.items.filter((one) => one.gaps.length > 0 && !but.includes(one.id))) {
        const saved = await steps.saveItem(admin, id, item.id, item.version, {
          standing: 'notApplicable',
          reason: 'There is none.',
        })
        if (saved.status !== 200) throw new Error(`An item was refused: ${saved.body.message}`)
        body = saved.body
      }
      return body
    },
    admin: (leaId: number) => (leaId === howard ? 'admin@howard.example' : 'admin@allegany.example'),
    compare: (user: string, { id, itemId }: { id: number; itemId: string }, query = '') =>
      send<AnswerOf<typeof compareSetDocuments> & Refusal>(
        user,
        'get',
        `${base}/document-set/${id}/items/${itemId}/comparison${query}`,
      ),
    /** A set whose first item has a document with its facts, handed in. */
    async handedIn(leaId: number, file?: { name: string; bytes: string | Uint8Array<ArrayBuffer> }) {
      const by = steps.admin(leaId)
      const { prongId, id } = await steps.asked(leaId)
      const itemId = done(await steps.set(by, id)).items[0]?.id ?? ''
      done(await steps.uploadFiles(by, id, { itemId }, file))
      done(await steps.saveItem(by, id, itemId, 0, { standing: 'documents', ...writtenItem }))
      await steps.excuseAll(by, id)
      done(await steps.handIn(by, prongId))
      return { prongId, id, itemId }
    },
    /** Rates every item of a set, one of them otherwise, and issues the report. */
    async reported(prongId: number, id: number, values: Record<string, string>) {
      const { items } = done(await steps.set(monitor, id))
      for (const item of items) {
        const value = values[item.id] ?? 'NA'
        const comment = value === 'Not met' ? 'The time limit is missing.' : ''
        const extras = value === 'NA' ? undefined : { pageReference: 'p. 12' }
        done(await steps.answer(monitor, id, item.id, 0, { value, comment, ...(extras && { extras }) }))
      }
      done(await steps.submit(monitor, id))
      const complete = done(await steps.setStatus(monitor, done(await steps.prong(monitor, prongId)), 7))
      return done(await steps.issue(monitor, complete))
    },
    /** Hands a set in. */
    handIn: async (admin: string, prongId: number) =>
      audits.setStatus(admin, (await audits.prong(admin, prongId)).body, 5),
  }
  return steps
}

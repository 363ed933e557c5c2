import { randomUUID } from 'node:crypto'
import { allCalls } from '@portal/rest-contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { requiredDocumentSteps } from '../../testing/required-document-steps.js'
import { allegany, selfAssessmentSteps } from '../../testing/self-assessment-steps.js'
import { startTestApi, type TestApi } from '../../testing/test-api.js'

/** Who edits, and who deletes it meanwhile. */
const monitor = 'monitor@state.example'
const colleague = 'monitor2@state.example'
const localAdmin = 'admin@allegany.example'

interface Row {
  id: number | string
  version: number
  email: string
  contentId: string
  nodes: { contentId: string; parentId: string | null; version: number; fields: object; node: string }[]
}

let api: TestApi
let steps: ReturnType<typeof selfAssessmentSteps>
beforeAll(async () => {
  api = await startTestApi({ config: { accessTokenSeconds: 3600 } })
  steps = selfAssessmentSteps(api)
  await steps.open(allegany, localAdmin)
})
afterAll(() => api.close())

const send = async (user: string, method: string, path: string, body?: unknown) => {
  const answer = await steps.send<Row>(user, method, path, body)
  return answer
}
/** As it is answered when it went well. */
const done = async (user: string, method: string, path: string, body?: unknown): Promise<Row> => {
  const { status, body: answer } = await send(user, method, path, body)
  expect({ path, status, ok: status < 300, answer }).toMatchObject({ ok: true })
  return answer
}

interface Edit {
  user?: string
  method: string
  path: string
  body: unknown
}

/** Every record that is edited and can be deleted: makes one, deletes it as another person, and returns how it is edited. */
const records: Record<string, { deletes: string[]; run: () => Promise<Edit> }> = {
  user: {
    deletes: ['deleteUser'],
    run: async () => {
      const person = {
        fullName: 'Nina Ewell',
        title: 'Ms.',
        phoneNumber: '410-555-0199',
        roles: ['LocalUser'],
        leaId: allegany,
        email: 'nina@allegany.example',
      }
      const { id, version } = await done(monitor, 'post', '/api/account/users', person)
      await done(colleague, 'delete', `/api/account/users/${id}`)
      return { method: 'put', path: `/api/account/users/${id}`, body: { ...person, version } }
    },
  },
  role: {
    deletes: ['deleteRole'],
    run: async () => {
      const role = { name: 'Reader', description: 'Reads.', permissions: ['roles.view'] }
      const { id, version } = await done(monitor, 'post', '/api/account/roles', role)
      await done(colleague, 'delete', `/api/account/roles/${id}`)
      return { method: 'put', path: `/api/account/roles/${id}`, body: { ...role, version } }
    },
  },
  note: {
    deletes: ['deleteNote'],
    run: async () => {
      const base = '/api/msde/notepad/note'
      const note = {
        id: randomUUID(),
        leaId: allegany,
        year: await steps.currentYear(),
        category: 1,
        textNote: '<p>Called.</p>',
      }
      await done(monitor, 'post', `${base}/update`, { ...note, version: null })
      await done(colleague, 'post', `${base}/delete/${note.id}`, { version: 1 })
      return { method: 'post', path: `${base}/update`, body: { ...note, version: 1 } }
    },
  },
  'note template': {
    deletes: ['deleteNoteTemplate'],
    run: async () => {
      const base = '/api/msde/notepad/template'
      const fields = { title: 'Visit', category: 2, textNote: '<p>Seen</p>' }
      const { id } = await done(monitor, 'post', `${base}s`, fields)
      await done(colleague, 'delete', `${base}/${id}?version=1`)
      return { method: 'put', path: `${base}/${id}`, body: { ...fields, version: 1 } }
    },
  },
  announcement: {
    deletes: ['deleteAnnouncement'],
    run: async () => {
      const base = '/api/announcements'
      const given = {
        title: 'Office closed',
        body: '<p>On Friday.</p>',
        severity: 'Information',
        roles: [],
        leaIds: [],
        fromDay: '2020-01-01',
        toDay: '2999-12-31',
        dismissible: true,
      }
      const { id } = await done(monitor, 'post', base, given)
      await done(colleague, 'post', `${base}/${id}/deletion`, { version: 1 })
      return { method: 'put', path: `${base}/${id}`, body: { ...given, version: 1 } }
    },
  },
  'training item': {
    deletes: ['deleteTrainingItem'],
    run: async () => {
      const base = '/api/help/tutorials'
      const given = {
        title: 'How a finding is corrected',
        summary: 'In five minutes.',
        kind: 'FAQ',
        module: 'Findings',
        routes: ['/compliance/findings'],
        body: '<p>Open the finding.</p>',
      }
      const { id } = await done(monitor, 'post', base, given)
      await done(colleague, 'post', `${base}/items/${id}/delete`, { version: 1 })
      return { method: 'put', path: `${base}/items/${id}`, body: { ...given, version: 1 } }
    },
  },
  'calendar event': {
    deletes: ['deleteCalendarEvent'],
    run: async () => {
      const base = '/api/calendar/events'
      const given = {
        subject: 'Snow day',
        eventType: 1,
        school: '',
        eventDescription: 'Inclement Weather Closure',
        part: '',
        startTime: '2027-02-08',
        endTime: null,
        description: '',
        location: '',
      }
      const { id } = await done(monitor, 'post', base, { ...given, leaId: allegany })
      await done(colleague, 'delete', `${base}/${id}?version=1`)
      return { method: 'put', path: `${base}/${id}`, body: { ...given, version: 1 } }
    },
  },
  'required document': {
    deletes: ['deleteRequiredDocument'],
    run: async () => {
      const documents = requiredDocumentSteps(api)
      const category = await documents.category(localAdmin, allegany, 'Evidence of correction')
      const uploaded = await documents.upload(localAdmin, category.id, ['Policy'])
      const base = '/api/msde/self-assessment'
      const id = uploaded.body[0]?.id ?? ''
      await done(localAdmin, 'post', `${base}/delete-required-document/${id}`)
      return {
        user: 'admin2@allegany.example',
        method: 'post',
        path: `${base}/change-required-document-title/${id}/Plan`,
        body: { version: 1 },
      }
    },
  },
  'draft of the content': {
    deletes: ['deleteContentVersion'],
    run: async () => {
      const { id, node } = await draft()
      await done(colleague, 'delete', `${content}/${id}`)
      return { method: 'put', path: `${content}/${id}/nodes/${node.contentId}`, body: saving(node) }
    },
  },
  'place of the content': {
    deletes: ['deleteContentNode'],
    run: async () => {
      const { id, node } = await draft()
      await done(colleague, 'delete', `${content}/${id}/nodes/${node.contentId}`)
      return { method: 'put', path: `${content}/${id}/nodes/${node.contentId}`, body: saving(node) }
    },
  },
}

const content = '/api/msde/content/required-documents/versions'
const saving = ({ fields, version }: { fields: object; version: number }) => ({ fields, version })

/** A draft with a place of its own that nothing hangs on. */
async function draft() {
  const rows = (
    await steps.send<{ id: number; state: string; part: string; year: number }[]>(monitor, 'get', content)
  ).body
  const newest = rows.find(({ state, part }) => state === 'Published' && part === 'Part B')
  const made = await done(monitor, 'post', content, { fromId: newest?.id, year: newest?.year })
  const copy = { parentId: null, copyOf: made.nodes[0]?.contentId }
  const path = `${content}/${made.id}/nodes`
  const { body: added } = await steps.send<{ contentId: string }>(monitor, 'post', path, copy)
  const { nodes } = await done(monitor, 'get', `${content}/${made.id}`)
  const node = nodes.find(({ contentId }) => contentId === added.contentId)
  if (!node) throw new Error('The draft has no place.')
  return { id: made.id, node }
}

/** Deletions after which nobody edits: what they delete has no form, or goes with something that is named above. */
const others: Readonly<Record<string, string>> = {
  deleteLeaLogo: 'a file',
  deleteSupportingDocument: 'a file without a form',
  deleteFindingFile: 'a file without a form',
  deleteRecordFile: 'a file without a form',
  deleteCorrectionFile: 'a file without a form',
  deleteSample: 'records that nobody reviews yet',
  deleteSampleRecord: 'a record that stays in the grid as removed, with its reason',
  deleteQuestionnaireSection: 'a place of the content, by its address in the specification',
  deleteStrategyItem: 'a place of the content, by its address in the specification',
  deleteRequiredDocumentSection: 'a place of the content, by its address in the specification',
  deleteContentSection: 'a place of the content, by its address in the specification',
  deleteContentItem: 'a place of the content, by its address in the specification',
}

describe('editing what somebody else deleted meanwhile', () => {
  it.each(Object.entries(records))('says so by name: %s', async (_name, { run }) => {
    const { user = monitor, method, path, body } = await run()
    const refused = await send(user, method, path, body)
    expect({ status: refused.status, ...refused.body }).toMatchObject({
      status: expect.toSatisfy((status: number) => status === 409 || status === 404),
      isDeleted: true,
      message: expect.stringMatching(/^[A-Z][^.]* deleted this a moment ago\.$/),
    })
  })

  it('is proved for every record that can be deleted', () => {
    const proved = new Set([
      ...Object.values(records).flatMap(({ deletes }) => deletes),
      ...Object.keys(others),
    ])
    const deletions = allCalls.map(({ id }) => id).filter((id) => id.startsWith('delete'))
    expect(deletions.filter((id) => !proved.has(id))).toEqual([])
  })

  it('tells a stranger nothing', async () => {
    const { path, method, body } = (await records['required document']?.run()) ?? {
      path: '',
      method: 'get',
      body: null,
    }
    const refused = await send('admin@howard.example', method, path, body)
    expect({ status: refused.status, ...refused.body }).toMatchObject({
      status: 404,
      message: 'This document does not exist.',
    })
  })
})

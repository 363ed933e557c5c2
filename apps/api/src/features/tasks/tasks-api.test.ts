import { afterAll, beforeAll, it } from 'vitest'
import { startTestApi, type TestApi } from '../../testing/test-api.js'
let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())
it('x', async () => {
  for (const user of ['monitor@state.example', 'admin@allegany.example', 'user@allegany.example', 'liaison@state.example', 'admin@howard.example'])
    for (const show of ['mine', 'waiting']) {
      const t = performance.now()
      const { status, body } = await api.call<any>('get', `/api/tasks?pageSize=200&show=${show}`, { token: await api.tokenFor(user) })
      console.log(user, show, status, body.total, body.overdue, body.dueThisWeek, performance.now() - t, status !== 200 && JSON.stringify(body).slice(0, 500))
      const kinds: Record<string, number> = {}
      for (const r of body.rows ?? []) kinds[r.kind] = (kinds[r.kind] ?? 0) + 1
      console.log(JSON.stringify(kinds))
      console.log(JSON.stringify(body.rows?.[0]))
    }
})

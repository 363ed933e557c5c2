import type { AnswerOf, getLea } from '@portal/rest-contract'
import {
  byId,
  isState,
  spared,
  sysadmin,
  type Attempt,
  type Attempts,
  type Prepare,
} from '../../testing/access/access-kit.js'
import type { CallerName } from '../../testing/access/access-legend.js'
import type { AccessWorld } from '../../testing/access/access-world.js'

/** Written by hand from the specification; testing/access/access-legend.ts explains the columns and words. */
export const verdicts = `
call                      record        | anon half dis  | SA   SM   LI         DRS    LA      LU        | CL
listLeas                  -             | 401  401  401  | all  all  own        all    own     own       | own
getLea                    own           | 401  401  401  | ok   ok   ok         ok     ok      ok        | ok
getLea                    foreign       | 401  401  401  | ok   ok   404        ok     404     404       | 404
getLea                    training      | 401  401  401  | ok   ok   ok         ok     404     404       | 404
getLea                    missing       | 401  401  401  | 404  404  404        404    404     404       | 404
getLeaName                own           | 401  401  401  | ok   ok   ok         ok     ok      ok        | ok
getLeaName                foreign       | 401  401  401  | ok   ok   404        ok     404     404       | 404
getLeaName                training      | 401  401  401  | ok   ok   ok         ok     404     404       | 404
getLeaName                missing       | 401  401  401  | 404  404  404        404    404     404       | 404
createLea                 -             | 401  401  401  | ok   ok   403        403    403     403       | 403
updateLea                 own           | 401  401  401  | ok   ok   403        403    403     403       | ok
updateLea                 foreign       | 401  401  401  | ok   ok   403        403    403     403       | 404
updateLea                 missing       | 401  401  401  | 404  404  403        403    403     403       | 404
uploadLeaLogo             own           | 401  401  401  | may  may  403        403    403     403       | 403
uploadLeaLogo             foreign       | 401  401  401  | may  may  403        403    403     403       | 403
uploadLeaLogo             missing       | 401  401  401  | 404  404  403        403    403     403       | 403
deleteLeaLogo             own           | 401  401  401  | may  may  403        403    403     403       | 403
deleteLeaLogo             foreign       | 401  401  401  | may  may  403        403    403     403       | 403
deleteLeaLogo             missing       | 401  401  401  | 404  404  403        403    403     403       | 403
downloadLeaLogo           own           | 401  401  401  | ok   ok   ok         ok     ok      ok        | ok
downloadLeaLogo           foreign       | 401  401  401  | ok   ok   404        ok     404     404       | 404
downloadLeaLogo           missing       | 401  401  401  | 404  404  404        404    404     404       | 404
`

const onLea =
  (
    request: (
      lea: AnswerOf<typeof getLea>,
      caller: CallerName,
      world: AccessWorld,
    ) => Omit<Attempt, 'params'>,
  ): Prepare =>
  async (world, record, caller) => {
    const known = world.leas[record === 'missing' ? 'own' : record]
    const { body } = await world.steps.send<AnswerOf<typeof getLea>>(sysadmin, 'get', `/api/leas/${known}`)
    return { params: { id: world.leas[record] ?? 0 }, ...request(body, caller, world) }
  }

export const attempts: Attempts = {
  getLea: byId(({ leas }) => leas),
  getLeaName: (world, record) => ({ params: { leaId: world.leas[record] ?? 999_999 } }),
  createLea: (world) => ({
    body: {
      code: `N${world.next()}`,
      name: 'A public agency',
      shortName: 'Agency',
      kind: 'PA',
      hasPartB: true,
      hasPartC: false,
      isTest: true,
    },
  }),
  updateLea: onLea((lea) => {
    const { id: _id, logo: _logo, changedBy: _by, changedOn: _on, edit: _edit, ...input } = lea
    return { body: input }
  }),
  uploadLeaLogo: onLea((lea, caller, { pixel }) => {
    const logo = new FormData()
    logo.append('version', String(spared(isState(caller), lea.version)))
    logo.append('file', new Blob([pixel]), 'logo.png')
    return { form: logo }
  }),
  deleteLeaLogo: onLea((lea, caller) => ({ query: `?version=${spared(isState(caller), lea.version)}` })),
  downloadLeaLogo: byId(({ leas }) => leas),
}

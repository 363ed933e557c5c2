import type { Attempt, Attempts, Prepare } from '../../testing/access/access-kit.js'
import { trainingInput } from '../../testing/access/access-world.js'
import { aPdf } from '../../testing/upload-steps.js'

/** Written by hand from the specification; testing/access/access-legend.ts explains the columns and words. */
export const verdicts = `
call                      record        | anon half dis  | SA   SM   LI         DRS    LA      LU        | CL
listTraining              -             | 401  401  401  | ok   ok   ok         ok     ok      ok        | 403
createTrainingItem        -             | 401  401  401  | ok   ok   403        403    403     403       | 403
updateTrainingItem        own           | 401  401  401  | ok   ok   403        403    403     403       | 403
updateTrainingItem        missing       | 401  401  401  | 404  404  403        403    403     403       | 403
publishTrainingItem       own           | 401  401  401  | ok   ok   403        403    403     403       | 403
publishTrainingItem       missing       | 401  401  401  | 404  404  403        403    403     403       | 403
deleteTrainingItem        own           | 401  401  401  | ok   ok   403        403    403     403       | 403
deleteTrainingItem        missing       | 401  401  401  | 404  404  403        403    403     403       | 403
restoreTrainingItem       own           | 401  401  401  | may  may  403        403    403     403       | 403
restoreTrainingItem       missing       | 401  401  401  | 404  404  403        403    403     403       | 403
orderTrainingItems        -             | 401  401  401  | ok   ok   403        403    403     403       | 403
recordTrainingUse         own           | 401  401  401  | ok   ok   ok         ok     ok      ok        | 403
recordTrainingUse         draft         | 401  401  401  | ok   ok   404        404    404     404       | 403
recordTrainingUse         missing       | 401  401  401  | 404  404  404        404    404     404       | 403
uploadTrainingFile        own           | 401  401  401  | may  may  403        403    403     403       | 403
uploadTrainingFile        missing       | 401  401  401  | 404  404  403        403    403     403       | 403
downloadTrainingFile      own           | 401  401  401  | ok   ok   ok         ok     ok      ok        | 403
downloadTrainingFile      draft         | 401  401  401  | ok   ok   404        404    404     404       | 403
downloadTrainingFile      missing       | 401  401  401  | 404  404  404        404    404     404       | 403
`

const onTraining =
  (
    request: (version: number) => Omit<Attempt, 'params'> = () => ({}),
    more: Attempt['params'] = {},
  ): Prepare =>
  async (world, record) => {
    const { id, version } = await world.trainingItem(record !== 'draft')
    return { params: { id: record === 'missing' ? 999_999 : id, ...more }, ...request(version) }
  }

const ofVersion = (version: number) => ({ body: { version } })

export const attempts: Attempts = {
  createTrainingItem: () => ({ body: trainingInput }),
  updateTrainingItem: onTraining((version) => ({ body: { ...trainingInput, version } })),
  publishTrainingItem: onTraining((version) => ({ body: { published: false, version } })),
  deleteTrainingItem: onTraining(ofVersion),
  restoreTrainingItem: onTraining(ofVersion),
  orderTrainingItems: async (world) => ({ body: { ids: [(await world.trainingItem(true)).id] } }),
  recordTrainingUse: onTraining(() => ({ body: { opened: true } })),
  uploadTrainingFile: async (world, record) => {
    const { id } = await world.trainingItem(true)
    const form = new FormData()
    form.append('itemId', String(record === 'missing' ? 999_999 : id))
    form.append('place', 'file')
    form.append('titles', 'Guide')
    form.append('documents', new Blob([aPdf]), 'guide.pdf')
    return { form }
  },
  downloadTrainingFile: onTraining(undefined, { place: 'file' }),
}

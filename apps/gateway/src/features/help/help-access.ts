import type { Arguments, Attempts, Prepare } from '../../testing/access/graphql-kit.js'
import { trainingInput } from '../../testing/access/graphql-world.js'

/** Written by hand from the specification; testing/access/graphql-legend.ts explains the columns and words. */
export const verdicts = `
field                        record   | anon half dis | SA   SM   LI     DRS    LA     LU    | CL
training                     -        | 401  401  401 | ok   ok   ok     ok     ok     ok    | 403
createTrainingItem           -        | 401  401  401 | ok   ok   403    403    403    403   | 403
updateTrainingItem           own      | 401  401  401 | ok   ok   403    403    403    403   | 403
updateTrainingItem           missing  | 401  401  401 | 404  404  403    403    403    403   | 403
publishTrainingItem          own      | 401  401  401 | ok   ok   403    403    403    403   | 403
publishTrainingItem          missing  | 401  401  401 | 404  404  403    403    403    403   | 403
deleteTrainingItem           own      | 401  401  401 | ok   ok   403    403    403    403   | 403
deleteTrainingItem           missing  | 401  401  401 | 404  404  403    403    403    403   | 403
restoreTrainingItem          own      | 401  401  401 | may  may  403    403    403    403   | 403
restoreTrainingItem          missing  | 401  401  401 | 404  404  403    403    403    403   | 403
orderTrainingItems           -        | 401  401  401 | ok   ok   403    403    403    403   | 403
recordTrainingUse            own      | 401  401  401 | ok   ok   ok     ok     ok     ok    | 403
recordTrainingUse            draft    | 401  401  401 | ok   ok   404    404    404    404   | 403
recordTrainingUse            missing  | 401  401  401 | 404  404  404    404    404    404   | 403
`

const onTraining =
  (more: (version: number) => Arguments): Prepare =>
  async (world, record) => {
    const { id, version } = await world.trainingItem(record !== 'draft')
    return { id: record === 'missing' ? 999_999 : id, ...more(version) }
  }

const inInput =
  (prepare: Prepare): Prepare =>
  async (...args) => ({ input: await prepare(...args) })

export const attempts: Attempts = {
  createTrainingItem: () => ({ input: trainingInput }),
  updateTrainingItem: inInput(onTraining((version) => ({ ...trainingInput, version }))),
  publishTrainingItem: onTraining((version) => ({ published: false, version })),
  deleteTrainingItem: onTraining((version) => ({ version })),
  restoreTrainingItem: onTraining((version) => ({ version })),
  orderTrainingItems: async (world) => ({ ids: [(await world.trainingItem(true)).id] }),
  recordTrainingUse: inInput(onTraining(() => ({ opened: true }))),
}

/** Readable by everyone who may read the record. */
export const fieldsOfTheRecord = `
TrainingFile: fileName id mime scanState size title
TrainingItem: body captions changedBy changedOn durationMin file helped id isDeleted kind mark module published publishedOn roles routes summary title transcript url usage version watchedOn
TrainingItemPayload: errors item
TrainingList: edit items
TrainingListPayload: errors list
TrainingUsage: helped notHelped opened people watched
`

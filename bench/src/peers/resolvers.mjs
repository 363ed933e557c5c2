import DataLoader from 'dataloader'
import { downloadPathOf, typesWithAgency, viewerOf } from './schema.mjs'

/** @typedef {{ id: number }} Lea */
/** @typedef {(name: keyof typeof import('../upstream.mjs').restRequests) => Promise<any>} Read one of the REST calls */
/** @typedef {{ read: Read, agencies: DataLoader<number, Lea | undefined> }} Context what lives for one request of a peer */

/**
 * The context of one request. Agencies are batched by DataLoader; Mercurius' own loaders were tried and cost a third
 * more, because they serialise each row as a key.
 *
 * @param {Read} read
 * @returns {Context}
 */
export function contextOf(read) {
  const agencies = new DataLoader(async (/** @type {readonly number[]} */ ids) => {
    /** @type {Lea[]} */
    const all = await read('leas')
    const byId = new Map(all.map((lea) => [lea.id, lea]))
    return ids.map((id) => byId.get(id))
  })
  return { read, agencies }
}

/** Root fields that the operations select. @type {Record<string, (context: Context) => Promise<unknown>>} */
export const rootFields = {
  viewer: async ({ read }) => viewerOf(await read('viewer')),
  leas: ({ read }) => read('leas'),
  complianceYears: ({ read }) => read('years'),
  selfAssessments: ({ read }) => read('rows'),
  selfAssessmentReport: ({ read }) => read('report'),
}

/** The agency of a row. @param {{ leaId: number }} row @param {Context} context */
export const agencyOf = ({ leaId }, { agencies }) => agencies.load(leaId)

/** The same resolvers as a resolver map, for tools that take an SDL schema. */
export function resolverMap() {
  const Query = Object.fromEntries(
    Object.entries(rootFields).map(([name, read]) => [
      name,
      (/** @type {unknown} */ _root, /** @type {unknown} */ _input, /** @type {unknown} */ context) =>
        read(/** @type {Context} */ (context)),
    ]),
  )
  const joined = {
    /** @param {{ leaId: number }} row @param {unknown} _input @param {unknown} context */
    lea: (row, _input, context) => agencyOf(row, /** @type {Context} */ (context)),
  }
  return {
    Query,
    SupportingDocument: { downloadPath: downloadPathOf },
    ...Object.fromEntries(typesWithAgency.map((type) => [type, joined])),
  }
}

import { byId, type Attempts } from '../../testing/access/graphql-kit.js'

/** Written by hand from the specification; testing/access/graphql-legend.ts explains the columns and words. */
export const verdicts = `
field                        record   | anon half dis | SA   SM   LI     DRS    LA     LU    | CL
leas                         -        | 401  401  401 | all  all  own    all    own    own   | own
lea                          own      | 401  401  401 | ok   ok   ok     ok     ok     ok    | ok
lea                          foreign  | 401  401  401 | ok   ok   404    ok     404    404   | 404
lea                          missing  | 401  401  401 | 404  404  404    404    404    404   | 404
leaContent                   own      | 401  401  401 | ok   ok   ok     ok     ok     ok    | ok
leaContent                   foreign  | 401  401  401 | ok   ok   404    ok     404    404   | 404
leaContent                   missing  | 401  401  401 | 404  404  404    404    404    404   | 404
createLea                    -        | 401  401  401 | ok   ok   403    403    403    403   | 403
updateLea                    own      | 401  401  401 | ok   ok   403    403    403    403   | ok
updateLea                    foreign  | 401  401  401 | ok   ok   403    403    403    403   | 404
updateLea                    missing  | 401  401  401 | 404  404  403    403    403    403   | 404
deleteLeaLogo                own      | 401  401  401 | may  may  403    403    403    403   | 403
deleteLeaLogo                missing  | 401  401  401 | 404  404  403    403    403    403   | 403
`

export const attempts: Attempts = {
  lea: byId(({ leas }) => leas),
  leaContent: byId(({ leas }) => leas),
  createLea: (world) => ({
    input: {
      code: `N${world.next()}`,
      name: 'A public agency',
      shortName: 'Agency',
      kind: 'PA',
      hasPartB: true,
      hasPartC: false,
      isTest: true,
    },
  }),
  updateLea: async (world, record) => {
    const id = world.leas[record === 'missing' ? 'own' : record]
    const lea = await world.ask(
      'SA',
      'query ($id: Int!) { leaContent(id: $id) { version active code cohort enrollmentBand hasPartB hasPartC intro isTest kind name region shortName contacts { name title email phoneNumber } links { label url } schoolYears { year firstDay lastDay } } }',
      { id },
    )
    return { input: { ...lea, id: world.leas[record] } }
  },
  deleteLeaLogo: (world, record) => ({ input: { id: world.leas[record], version: 9999 } }),
}

/** Readable by everyone who may read the record. */
export const fieldsOfTheRecord = `
Lea: active code cohort enrollmentBand hasPartB hasPartC id isTest kind name region shortName version
LeaContact: email name phoneNumber title
LeaContent: active changedBy changedOn code cohort contacts edit enrollmentBand hasPartB hasPartC id intro isTest kind links logo name region schoolYears shortName version
LeaContentPayload: errors lea
LeaLink: label url
LeaLogo: downloadPath fileName mime sha256 size
LeaSchoolYear: firstDay lastDay year
`

import { portalFeatures } from '@portal/domain'
import { expect, it } from 'vitest'
import { portalPartsOf } from './feature.js'

class Resolver {
  readonly name = 'a resolver'
}
const whole = {
  name: 'whole',
  resolvers: [Resolver] as [typeof Resolver],
  parts: Object.fromEntries(portalFeatures.map((key) => [key, { calls: [] }])),
}

it('knows the parts that the features show', () => {
  expect(Object.keys(portalPartsOf([whole, { name: 'more', resolvers: [Resolver] }]))).toEqual([
    ...portalFeatures,
  ])
})

it('refuses a part that nobody shows, and one that two show', () => {
  expect(() => portalPartsOf([{ ...whole, parts: {} }])).toThrow(`No feature shows ${portalFeatures[0]}, `)
  expect(() => portalPartsOf([whole, { ...whole, name: 'again' }])).toThrow(
    `The feature again shows ${portalFeatures[0]}, which another one shows.`,
  )
})

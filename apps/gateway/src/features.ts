import 'reflect-metadata'
import * as featureList from './feature-list.js'
import { portalPartsOf, type GatewayFeature } from './server/feature.js'

/** Every feature. */
export const features: readonly GatewayFeature[] = Object.values(featureList)

export const portalParts = portalPartsOf(features)

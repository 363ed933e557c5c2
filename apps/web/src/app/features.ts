import type { WebFeature } from '../lib/web-feature'

/** The manifest of every feature that has screens of its own: it registers by being there. */
const manifests = import.meta.glob<WebFeature>('../features/*/*-feature.ts', {
  eager: true,
  import: 'feature',
})

export const features: readonly WebFeature[] = Object.values(manifests)

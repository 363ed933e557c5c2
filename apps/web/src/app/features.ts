import type { WebFeature } from '../lib/web-feature'

/** The manifest of every feature that has screens of its own: it registers by being there. */
const manifests = import.meta.glob<Readonly<Record<string, WebFeature>>>('../features/*/*-feature.ts', {
  eager: true,
})

export const features: readonly WebFeature[] = Object.values(manifests).flatMap((module) =>
  Object.values(module),
)

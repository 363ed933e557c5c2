import type { WebFeature } from '../../lib/web-feature'

const editors = ['/compliance/self-assessment', '/compliance/required-documents'].map(
  (kind) => `${kind}/admin-editing/editor`,
)

// Screens of several addresses are imported once: what an import needs is listed beside it in the first script.
const welcome = { load: () => import('./content-welcome-page') }
const editor = { load: () => import('./content-editor-page') }
const preview = { load: () => import('./content-preview-page') }
const compare = { load: () => import('./content-compare-page') }

export const contentFeature: WebFeature = {
  screens: editors.flatMap((path) => [
    { path: `${path}/welcome`, ...welcome },
    { path: `${path}/:id`, ...editor },
    { path: `${path}/:id/preview`, ...preview },
    { path: `${path}/:id/compare/:otherId`, ...compare },
  ]),
}

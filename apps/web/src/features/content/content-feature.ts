import type { WebFeature } from '../../lib/web-feature'
import { contentRoots } from './content-paths'

// Screens of several addresses are imported once: what an import needs is listed beside it in the first script.
const welcome = () => import('./content-welcome-page')
const editor = () => import('./content-editor-page')
const preview = () => import('./content-preview-page')
const compare = () => import('./content-compare-page')

export const contentFeature: WebFeature = {
  screens: contentRoots.flatMap((path) => [
    { path: `${path}/welcome`, load: welcome },
    { path: `${path}/:id`, load: editor },
    { path: `${path}/:id/preview`, load: preview },
    { path: `${path}/:id/compare/:otherId`, load: compare },
  ]),
}

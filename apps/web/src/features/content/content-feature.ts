import type { WebFeature } from '../../lib/web-feature'
import { contentRoots } from './content-paths'

// Screens with several addresses are imported once, because the first script lists the files of every import.
const welcome = () => import('./versions/content-welcome-page')
const editor = () => import('./editor/content-editor-page')
const preview = () => import('./preview/content-preview-page')
const compare = () => import('./versions/content-compare-page')

export const feature: WebFeature = {
  screens: contentRoots.flatMap((path) => [
    { path: `${path}/welcome`, load: welcome },
    { path: `${path}/:id`, load: editor },
    { path: `${path}/:id/preview`, load: preview },
    { path: `${path}/:id/compare/:otherId`, load: compare },
  ]),
}

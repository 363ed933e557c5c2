import type { ContentKind } from '@portal/domain'

const roots: Record<ContentKind, string> = {
  'self-assessment': '/compliance/self-assessment/admin-editing/editor',
  'required-documents': '/compliance/required-documents/admin-editing/editor',
  'desk-audit': '/compliance/desk-review/admin-editing/editor',
  // The specification has no editor of its own for it: it is a tab of the one above.
  services: '/compliance/desk-review/admin-editing/editor/services',
  'policies-procedures': '/compliance/policies-procedures/admin-editing/editor',
  'alternate-framework': '/compliance/alternate-framework/admin-editing/editor',
  'restraint-seclusion': '/compliance/restraint-seclusion/admin-editing/editor',
}

// Not the list in packages/domain: every page loads this file, and only the editor needs the declarations of the kinds.
const isKind = (name: string): name is ContentKind => name in roots
const kindNames = Object.keys(roots).filter(isKind)

/** Where the editor of each kind begins. */
export const contentRoots = Object.values(roots)

/** Addresses of the content editors. */
export const contentPaths = {
  welcome: (kind: ContentKind) => `${roots[kind]}/welcome`,
  version: (kind: ContentKind, id: number, place?: string, field?: string | null) =>
    `${roots[kind]}/${id}${place ? `?place=${encodeURIComponent(place)}${field ? `&field=${field}` : ''}` : ''}`,
  file: (kind: ContentKind, id: number) => `/files/content/${kind}/${id}`,
  imports: (kind: ContentKind, id: number) => `/files/content-imports/${kind}/${id}`,
  compare: (kind: ContentKind, id: number, otherId: number) => `${roots[kind]}/${id}/compare/${otherId}`,
  preview: (kind: ContentKind, id: number) => `${roots[kind]}/${id}/preview`,
  history: (kind: ContentKind, id: number, contentId: string) =>
    `${roots[kind]}/${id}/history/${encodeURIComponent(contentId)}`,
}

/** The kind of content that an address is about. */
export function contentKindOf(pathname: string): ContentKind {
  return (
    kindNames
      .filter((kind) => pathname.startsWith(`${roots[kind]}/`))
      .toSorted((one, other) => roots[other].length - roots[one].length)[0] ?? 'self-assessment'
  )
}

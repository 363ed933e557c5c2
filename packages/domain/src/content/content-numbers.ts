import { contentPlaces, contentRoot } from './content-kinds.js'
import { contentChildren, type ContentNode } from './content-node.js'

/** A place whose number no longer matches its position. */
export interface Renumbering {
  contentId: string
  from: string
  to: string
}

/**
 * Numbers by position, below one place or in the whole version: 1, 1.1, 1.1.1. Retired places keep their number and do
 * not count. Returns only changes; ids and lineage stay.
 */
export function renumberedContent(nodes: readonly ContentNode[], within: string | null): Renumbering[] {
  const top = nodes.find((node) => node.contentId === within)
  const start = top ?? contentRoot(nodes)
  return start ? below(nodes, start.contentId, start.fields.number ?? '') : []
}

function below(nodes: readonly ContentNode[], parentId: string, prefix: string): Renumbering[] {
  return contentChildren(nodes, parentId)
    .filter(({ active, nodeKind }) => active && contentPlaces[nodeKind].fields.includes('number'))
    .flatMap(({ contentId, fields }, index) => {
      const from = fields.number ?? ''
      const to = prefix === '' ? String(index + 1) : `${prefix}.${index + 1}`
      const own = from === to ? [] : [{ contentId, from, to }]
      return own.concat(below(nodes, contentId, to))
    })
}

import type { EditorNode } from '../content-nodes'

/** The places that contain a text, with the places around them, and how many contain it; null without a search. */
export function matchingPlaces(
  nodes: readonly EditorNode[],
  text: string,
): (ReadonlySet<string> & { hits: number }) | null {
  const wanted = text.trim().toLowerCase()
  if (wanted.length < 2) return null
  const byId = new Map(nodes.map((node) => [node.contentId, node]))
  const hits = nodes.filter(({ fields }) => Object.values(fields).some((value) => says(value, wanted)))
  const shown = new Set<string>()
  for (const hit of hits)
    for (
      let node: EditorNode | undefined = hit;
      node && !shown.has(node.contentId);
      node = byId.get(node.parentId ?? '')
    )
      shown.add(node.contentId)
  return Object.assign(shown, { hits: hits.length })
}

function says(value: unknown, wanted: string): boolean {
  if (Array.isArray(value)) return value.some((one) => says(one, wanted))
  return typeof value === 'string' && value.toLowerCase().includes(wanted)
}

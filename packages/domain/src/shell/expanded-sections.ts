/** Indices of expanded menu sections as they are stored: each once, ascending. */
export function expandedSections(indices: readonly number[]): number[] {
  return [...new Set(indices)].filter((n) => Number.isInteger(n) && n >= 0).toSorted((a, b) => a - b)
}

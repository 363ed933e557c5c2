/** What happened to one record, of one kind: `single` in the order given, never empty. */
export interface NoticeGroupOf<Line> {
  first: Line
  single: readonly Line[]
}

/**
 * Puts together what happened to one record: notices of one kind that lead to the same place. A group stands where its
 * first notice stood.
 */
export function groupNotices<Line extends { kind: string; path: string }>(
  lines: readonly Line[],
): NoticeGroupOf<Line>[] {
  const groups = new Map<string, { first: Line; single: Line[] }>()
  for (const line of lines) {
    const key = `${line.kind} ${line.path}`
    const found = groups.get(key)
    if (found) found.single.push(line)
    else groups.set(key, { first: line, single: [line] })
  }
  return [...groups.values()]
}

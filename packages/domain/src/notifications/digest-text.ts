import { groupNotices } from './notices-grouped.js'
import { noticesCounted, type NoticeKind } from './notice-kinds.js'

/** A notice as a digest names it. */
export interface DigestLine {
  kind: NoticeKind
  /** Where it leads: one record has one path. */
  path: string
  title: string
  agency: string | null
}

/** Most lines of one agency that a digest spells out; the rest is counted. */
export const mostDigestTitles = 20

/**
 * Words of a digest, grouped by agency, and within it by what happened to one record, newest first; titles hold no student
 * (domain definition 9.1).
 */
export function digestText(
  lines: readonly DigestLine[],
  to: { fullName: string; link: string; preferences: string },
): { subject: string; text: string } {
  const total = lines.length
  const byAgency = new Map<string, DigestLine[]>()
  for (const line of lines) {
    const name = line.agency ?? 'The portal'
    byAgency.set(name, [...(byAgency.get(name) ?? []), line])
  }
  const groups = [...byAgency].toSorted(([a], [b]) => a.localeCompare(b, 'en'))
  return {
    subject: `${notices(total)} in the compliance monitoring portal`,
    text: [
      `Hello ${to.fullName},`,
      `since the last digest there ${total === 1 ? 'is' : 'are'} ${notices(total)} for you.`,
      ...groups.map(([agency, own]) => [`${agency}: ${notices(own.length)}`, ...linesOf(own)].join('\n')),
      `Read them here: ${to.link}`,
      `Choose what comes by mail here: ${to.preferences}`,
    ].join('\n\n'),
  }
}

function linesOf(own: readonly DigestLine[]): string[] {
  const groups = groupNotices(own)
  const unsaid = groups.slice(mostDigestTitles).reduce((sum, { single }) => sum + single.length, 0)
  return [
    ...groups
      .slice(0, mostDigestTitles)
      .map(({ first, single }) =>
        single.length === 1
          ? `- ${first.title}`
          : `- ${noticesCounted(first.kind, single.length)}, the last: ${first.title}`,
      ),
    ...(unsaid > 0 ? [`- and ${unsaid} more`] : []),
  ]
}

function notices(count: number): string {
  return count === 1 ? '1 new notice' : `${count} new notices`
}

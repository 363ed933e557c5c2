import { groupNotices } from './notices-grouped.js'
import { noticeGroup, noticesCounted, type NoticeKind } from './notice-kinds.js'

/** Minutes within which mails of one kind to one person become one mail. */
export const joinedMinutes = 5

/** Most sentences that a joined mail spells out; the rest is counted. */
export const mostJoinedLines = 100

/** What one of several mails says, so that one mail can say all of it. */
export interface MailPart {
  kind: NoticeKind
  fullName: string
  /** Sentences between the greeting and the link; the first goes on after the greeting. */
  text: readonly string[]
  link: { path: string; words: string }
}

/** Codes, links and legal notices are never joined: whoever gets one gets it by itself, at once. */
export function isJoined(kind: NoticeKind): boolean {
  return !noticeGroup(kind).isLegal
}

/** One mail for one notice. */
export function noticeText({ fullName, text, link }: MailPart, publicUrl: string): string {
  return [`Hello ${fullName},`, ...text, `${link.words}: ${publicUrl}${link.path}`].join('\n\n')
}

/** One mail for several notices of one kind, by the record that they lead to. */
export function joinedMail(
  parts: readonly [MailPart, ...MailPart[]],
  publicUrl: string,
): { subject: string; text: string } {
  const [{ kind, fullName }] = parts
  const counted = noticesCounted(kind, parts.length)
  let left = mostJoinedLines
  let unsaid = parts.length
  const records = groupNotices(parts.map((part) => ({ ...part, path: part.link.path }))).flatMap(
    ({ first, single }) => {
      const said = single.slice(0, left)
      left -= said.length
      if (said.length === 0) return []
      unsaid -= single.length
      return [
        [
          ...(single.length > 1 ? [`${noticesCounted(kind, single.length)}:`] : []),
          ...said.map(({ text }) => `- ${sentence(text)}`),
          ...(said.length < single.length ? [`- and ${single.length - said.length} more`] : []),
          `${first.link.words}: ${publicUrl}${first.path}`,
        ].join('\n'),
      ]
    },
  )
  return {
    subject: `${counted} in the compliance monitoring portal`,
    text: [
      `Hello ${fullName},`,
      `there are ${counted} for you.`,
      ...records,
      ...(unsaid > 0 ? [`And ${unsaid.toLocaleString('en-US')} more.`] : []),
      `All of them are here: ${publicUrl}/user/notices`,
    ].join('\n\n'),
  }
}

function sentence(text: readonly string[]): string {
  const [first = ''] = text
  return [first.charAt(0).toUpperCase() + first.slice(1), ...text.slice(1)].join(' ')
}

import { agoInWords } from '../../lib/ago'

const list = new Intl.ListFormat('en-US', { type: 'conjunction' })

const review = 'Review the differences before saving.'

interface Saving {
  by?: string | null | undefined
  /** Instant, ISO 8601. */
  at?: string | null | undefined
  /** The refusal of the server, which names the person where the record does not. */
  message?: string | undefined
}

/** 'Maria Ortiz saved this 3 minutes ago.', with what is known. */
function saved({ by, at, message = '' }: Saving, now: Date): string {
  if (!by && message.endsWith(review)) return message.slice(0, -review.length).trim()
  return `${by ?? 'Somebody'} saved this${by && at ? ` ${agoInWords(at, now)} ago` : ''}.`
}

/** Words of two people having changed one record (domain definition 0.5). */
export const conflictMessages = {
  saved: (saving: Saving, now: Date) => `${saved(saving, now)} ${review}`,
  came: (saving: Saving, labels: readonly string[], now: Date) =>
    `${saved(saving, now)} What came in beside your changes: ${list.format(labels)}.`,
  cameTitle: 'Both changes are kept',
  alsoCame: (labels: readonly string[]) =>
    `Came in without asking, because you did not change it: ${list.format(labels)}.`,
  alsoMine: (labels: readonly string[]) =>
    `Stays as you wrote it, because only you changed it: ${list.format(labels)}.`,
  base: 'Before',
  mine: 'Mine',
  theirs: 'Theirs',
  keepMine: 'Keep mine',
  takeTheirs: 'Take theirs',
  saveChoice: 'Save my choice',
  empty: 'Empty',
}

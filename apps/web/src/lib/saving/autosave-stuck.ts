import { onReached } from '../connection'
import { onForget } from '../session/session'

/** A text that could not reach the server. */
interface StuckText {
  /** Tries again now. */
  hurry: () => void
  /** Stops retrying: its draft stays in the browser. */
  drop: () => void
}

const stuck = new Map<string, StuckText>()

/** Texts that wait for the connection, also of screens that were left, by the keys of their drafts. */
export const stuckTexts = {
  add: (key: string, text: StuckText): void => void stuck.set(key, text),
  remove: (key: string): void => void stuck.delete(key),
  drop(key: string): void {
    stuck.get(key)?.drop()
    stuck.delete(key)
  },
}

function hurryAll(): void {
  for (const { hurry } of stuck.values()) hurry()
}

addEventListener('online', hurryAll)
onReached(hurryAll)
// A text is never saved in the name of the next person.
onForget(() => {
  for (const { drop } of stuck.values()) drop()
  stuck.clear()
})

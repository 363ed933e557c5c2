import type { Seen } from './page-probe.mjs'

declare global {
  /** What the page has seen of its own loading (watchPage). */
  var pageSeen: () => Seen
  /** Begins a new longest act (watchPage). */
  var forgetActs: () => void
}

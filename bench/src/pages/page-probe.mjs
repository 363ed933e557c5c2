/* Functions that run in the page: they see nothing of this file but themselves. */

/**
 * @typedef {object} Seen what a page has seen of its own loading; times in milliseconds from its beginning
 * @property {number} usable when the rows were painted; 0 before
 * @property {number} firstPaint
 * @property {number} largestPaint
 * @property {number} shift layout shift (CLS) without input
 * @property {number} blocked time of long tasks above 50 ms (TBT)
 * @property {number} longestAct longest time from an input to the next paint (INP) since the last reading
 * @property {{ scripts: number, bytes: number, questions: number }} network until it was usable
 */

/** Watches a page from before its first script. @param {{ rows: number }} wanted rows that make a list usable */
export function watchPage({ rows }) {
  const seen = { usable: 0, firstPaint: 0, largestPaint: 0, shift: 0, blocked: 0, longestAct: 0 }
  const network = { scripts: 0, bytes: 0, questions: 0 }
  /** @param {string} type @param {(entry: any) => void} take @param {object} [more] */
  const watch = (type, take, more = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
      ...more,
    })
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.firstPaint = entry.startTime
  })
  watch('largest-contentful-paint', (entry) => (seen.largestPaint = entry.startTime))
  watch('layout-shift', (entry) => {
    if (!entry.hadRecentInput) seen.shift += entry.value
  })
  watch('longtask', (entry) => (seen.blocked += Math.max(0, entry.duration - 50)))
  watch(
    'event',
    (entry) => {
      if (entry.interactionId) seen.longestAct = Math.max(seen.longestAct, entry.duration)
    },
    { durationThreshold: 16 },
  )
  const count = () => {
    for (const entry of performance.getEntriesByType('resource')) {
      const { name, encodedBodySize } = /** @type {PerformanceResourceTiming} */ (entry)
      if (/\.(js|css)(\?|$)/.test(name)) {
        network.scripts += 1
        if (/\.js/.test(name)) network.bytes += encodedBodySize
      } else if (/\/graphql|\/api\//.test(name)) network.questions += 1
    }
  }
  const look = () => {
    const shown = (document.querySelector('main')?.textContent ?? '').split('@').length - 1
    if (shown < rows) return void requestAnimationFrame(look)
    const painted = new MessageChannel()
    painted.port1.addEventListener('message', () => {
      seen.usable = performance.now()
      count()
    })
    painted.port1.start()
    requestAnimationFrame(() => painted.port2.postMessage(0))
  }
  if (rows > 0) requestAnimationFrame(look)
  globalThis.pageSeen = () => ({ ...seen, network })
  globalThis.forgetActs = () => {
    seen.longestAct = 0
  }
}

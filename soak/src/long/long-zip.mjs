import { reportsOfZip } from './long-responses.mjs'

/** Maximum memory growth by a package of reports in a process that has made one before, however many are in it. */
const growthMbAtMost = 100

/**
 * Measures memory while the library of a year is downloaded as one ZIP file, which is streamed.
 *
 * @param {import('../browser.mjs').Browser} browser
 * @param {readonly import('../program.mjs').Program[]} programs
 * @param {number} year
 */
export async function zipOfReports(browser, programs, year) {
  const path = `/files/exports/reports.zip?year=${year}&module=Other`
  // The first one loads the PDF and ZIP writers, and lets the heap grow to the size of a busy process.
  const whole = await measured(browser, programs, path)
  const again = await measured(browser, programs, path)
  const most = Math.max(...again.growth.map(({ growthMb }) => growthMb))
  return {
    verdicts: [
      {
        promise: `a ZIP file of up to ${reportsOfZip} reports streams: when one was made, another lets no process grow by more than ${growthMbAtMost} MB`,
        holds: whole.status === 200 && again.status === 200 && most <= growthMbAtMost,
        measured: [whole, again].map(summaryOf).join('; then '),
      },
    ],
    figures: { whole, again },
  }
}

/** @param {import('../browser.mjs').Browser} browser @param {readonly import('../program.mjs').Program[]} programs @param {string} path */
async function measured(browser, programs, path) {
  const before = programs.map((program) => program.residentBytes())
  const peaks = [...before]
  const watch = setInterval(() => {
    for (const [index, program] of programs.entries())
      peaks[index] = Math.max(peaks[index] ?? 0, program.residentBytes())
  }, 20)
  const { status, size, ms } = await browser.download(path)
  clearInterval(watch)
  const growth = programs.map(({ name }, index) => ({
    process: name,
    growthMb: ((peaks[index] ?? 0) - (before[index] ?? 0)) / 2 ** 20,
  }))
  return { status, sizeMb: size / 2 ** 20, seconds: ms / 1000, growth }
}

/** @param {Awaited<ReturnType<typeof measured>>} download */
function summaryOf({ status, sizeMb, seconds, growth }) {
  const grown = growth.map(({ process, growthMb }) => `${process} +${growthMb.toFixed(0)} MB`).join(', ')
  return `${status}, ${sizeMb.toFixed(1)} MB in ${seconds.toFixed(1)} s, ${grown}`
}

import { complianceYearName } from './compliance-year.js'

/** One version of the content of a part, as a launch sees it. */
export interface VersionStanding {
  year: number
  state: 'Draft' | 'Published' | 'Archived'
  /** Null for a draft. */
  number: number | null
}

export type LaunchedContent = 'questionnaire' | 'required document categories'

interface Standing {
  what: LaunchedContent
  part: string
  versions: readonly VersionStanding[]
}

/** The newest published version of the latest of these years. */
function newest(versions: readonly VersionStanding[]): VersionStanding | undefined {
  return versions
    .filter(({ state }) => state !== 'Draft')
    .toSorted((a, b) => b.year - a.year || (b.number ?? 0) - (a.number ?? 0))[0]
}

/**
 * Sentences about unpublished drafts that a launch does not use: it uses what is published, and nobody should find out
 * afterwards (domain definition 8.5). `launchGaps` reports a questionnaire that has only a draft.
 */
export function launchDrafts(year: number, { what, part, versions }: Standing): string[] {
  const name = complianceYearName(year)
  const own = versions.filter((one) => one.year === year)
  const hasDraft = own.some(({ state }) => state === 'Draft')
  const published = newest(own)
  if (published)
    return hasDraft
      ? [
          `A newer draft of the ${part} ${what} of ${name} is not published: agencies get v${published.number ?? 1}, ` +
            'without its changes.',
        ]
      : []
  const source = newest(versions.filter((one) => one.year < year))
  if (!source) return what === 'questionnaire' ? [] : [`There are no ${part} ${what}.`]
  const from = `v${source.number ?? 1} of ${complianceYearName(source.year)}`
  if (hasDraft)
    return what === 'questionnaire'
      ? []
      : [`The ${part} ${what} of ${name} are a draft that is not published: agencies get ${from} instead.`]
  const leftOut = versions.some((one) => one.year === source.year && one.state === 'Draft')
  return leftOut
    ? [
        `The launch takes over ${from} of the ${part} ${what}. A draft of ${complianceYearName(source.year)} is not ` +
          'published; its changes are left out.',
      ]
    : []
}

/** Sentences about the effects of publishing the draft of a questionnaire now. */
export function onPublishing(
  draft: { year: number; part: string; isLaunched: boolean; notStarted: number },
  own: readonly VersionStanding[],
  categories: readonly VersionStanding[],
): string[] {
  const { year, part, isLaunched, notStarted } = draft
  const before = newest(own.filter((one) => one.year === year))
  const sentences = [whoGetsIt({ year, isLaunched, before })]
  if (isLaunched && before && notStarted > 0)
    sentences.push(
      `${notStarted === 1 ? 'One self-assessment' : `${notStarted} self-assessments`} in which nobody has begun can be ` +
        'moved onto it in the content editor.',
    )
  const documents = categories.filter((one) => one.year === year)
  if (documents.some(({ state }) => state === 'Draft')) {
    const used = newest(categories.filter((one) => one.year <= year))
    const what = used ? `v${used.number ?? 1} of ${complianceYearName(used.year)}` : 'none'
    sentences.push(
      `The required document categories of ${part} have a draft that is not published: agencies get ${what}.`,
    )
  }
  return sentences
}

function whoGetsIt({
  year,
  isLaunched,
  before,
}: {
  year: number
  isLaunched: boolean
  before: VersionStanding | undefined
}): string {
  const version = `v${before?.number ?? 1}`
  if (isLaunched)
    return before
      ? `Self-assessments keep ${version}; only agencies that have none yet get this one.`
      : 'The year is launched: agencies get it at once.'
  return before
    ? `It takes the place of ${version} when ${complianceYearName(year)} is launched.`
    : 'Agencies get it when the year is launched.'
}

import { complianceYearName } from './compliance-year.js'

/** A questionnaire of the year to be launched, and its state. */
export interface ContentReadiness {
  part: string
  state: 'Published' | 'Draft' | 'Copied' | 'Missing'
}

/** Sentences about what is not ready for a launch; they do not prevent it (domain definition 8.5). */
export function launchGaps(
  year: number,
  facts: {
    contents: readonly ContentReadiness[]
    /** Sentences about drafts that the launch does not use. */
    drafts?: readonly string[]
    agenciesWithoutAdmin: number
    usersNeverSignedIn: number
  },
): string[] {
  const name = complianceYearName(year)
  const sentences = facts.contents.flatMap(({ part, state }) => {
    if (state === 'Draft')
      return [`The ${part} questionnaire of ${name} is a draft. Agencies get it when it is published.`]
    if (state === 'Copied')
      return [
        `There is no ${part} questionnaire of ${name} yet. The launch copies the latest one as a draft, ` +
          'and agencies get it when it is published.',
      ]
    return state === 'Missing' ? [`There is no ${part} questionnaire.`] : []
  })
  sentences.push(...(facts.drafts ?? []))
  const { agenciesWithoutAdmin: agencies, usersNeverSignedIn: users } = facts
  if (agencies > 0)
    sentences.push(
      agencies === 1
        ? 'One agency has no active local administrator.'
        : `${agencies} agencies have no active local administrator.`,
    )
  if (users > 0)
    sentences.push(users === 1 ? 'One user has never signed in.' : `${users} users have never signed in.`)
  return sentences
}

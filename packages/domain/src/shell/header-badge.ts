/** What the screen is about; each part may be missing. */
export interface HeaderBadge {
  agency?: string | null | undefined
  part?: string | null | undefined
  year?: string | null | undefined
}

const noPart = new Set(['', 'Part undefined'])
const noYear = new Set(['', 'NaN', 'NaN-NaN', 'undefined'])

/** The labels of the header badge, at most three: agency, part, year (specification 001 section 2.3). */
export function badgeLabels({ agency, part, year }: HeaderBadge): string[] {
  const labels: string[] = []
  if (agency) labels.push(agency)
  if (part && !noPart.has(part)) labels.push(part)
  if (year && !noYear.has(year)) labels.push(year)
  return labels
}

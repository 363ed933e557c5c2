/** What was found, as far as its address depends on it. */
export interface Found {
  id: string
  /** Id of what it belongs to: a self-assessment, a version of questions, the finding of a case, the kind of an audit. */
  parentId: string | null
  /** Id of the subsection of an agency, or the prong of an audit, that it belongs to. */
  placeId: string | null
  title: string
  detail: string
}

/** A kind of records that the search finds. */
export interface FoundKind {
  /** Heading of the results. */
  label: string
  /** What is searched, for those who call the search. */
  description: string
  /** Address of the page for a person of these roles; null for a note, which opens in a window above any page. */
  address: (found: Found, roles: readonly string[]) => string | null
  /** The title as it is shown, where that is not as it is stored. */
  shownTitle?: (title: string) => string
}

/** The list at an address, narrowed to a text. */
export const listWith = (address: string, text: string) => `${address}?q=${encodeURIComponent(text)}`

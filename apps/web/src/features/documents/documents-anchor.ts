/** The hash of an address that links to the panel of a self-assessment, or to one category in it. */
const anchor = /^#required-documents(?:-(\d{1,9}))?$/

/** Id of the panel in the page. */
export const panelId = 'required-documents'

/** The panel, or the category in it, that the hash of an address links to; null when it links to neither. */
export function linkedPlace(hash: string): { categoryResponseId: number | null } | null {
  const found = anchor.exec(hash)
  return found && { categoryResponseId: found[1] === undefined ? null : Number(found[1]) }
}

/** Whether an address is one of the dashboard, whose panels start open (specification 001 section 2.4). */
export function isDashboardView(pathname: string): boolean {
  return pathname.includes('/user/dashboard')
}

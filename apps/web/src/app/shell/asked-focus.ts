let asked: { field: HTMLElement; pathname: string } | null = null

/** Moves the focus to a field because a key asked for it; the field keeps it when the page of this address arrives late. */
export function askForFocus(field: HTMLElement): void {
  field.focus()
  asked = document.activeElement === field ? { field, pathname: location.pathname } : null
}

/**
 * Whether somebody went to a field by its key when the page of this address was already on its way, and is still there or in the
 * dialog that it opened, whose end brings the focus back to the field. It counts for one page.
 */
export function takeAskedFocus(pathname: string): boolean {
  const { field, pathname: askedAt } = asked ?? {}
  asked = null
  if (askedAt !== pathname) return false
  const active = document.activeElement
  return active === field || active?.closest('[aria-modal=true]') != null
}

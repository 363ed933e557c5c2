let requested: { field: HTMLElement; pathname: string } | null = null

/**
 * Moves the focus to a field after its key was pressed; the field keeps it when the page of this address arrives
 * late.
 */
export function requestFocus(field: HTMLElement): void {
  field.focus()
  requested = document.activeElement === field ? { field, pathname: location.pathname } : null
}

/**
 * Whether the person moved to a field by its key while the page of this address was loading, and is still there or in
 * the dialog that it opened, which returns the focus to the field when it closes. It counts for one page.
 */
export function takeRequestedFocus(pathname: string): boolean {
  const { field, pathname: requestedAt } = requested ?? {}
  requested = null
  if (requestedAt !== pathname) return false
  const active = document.activeElement
  return active === field || active?.closest('[aria-modal=true]') != null
}

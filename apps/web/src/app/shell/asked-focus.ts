let asked: HTMLElement | null = null

/** Moves the focus to a field because a key asked for it; the field keeps it when a page arrives that was still loading. */
export function askForFocus(field: HTMLElement): void {
  field.focus()
  if (document.activeElement !== field) return
  asked = field
  field.addEventListener('blur', () => (asked = null), { once: true })
}

/** Whether somebody has just gone to a field by its key, and is about to type. */
export const isFocusAsked = (): boolean => asked !== null && document.activeElement === asked

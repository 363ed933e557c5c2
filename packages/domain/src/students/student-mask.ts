/** Shown instead of a student reference until it is revealed, which is recorded (9.2). */
export function maskedReference(reference: string): string {
  const text = reference.trim()
  // Two characters of a short one would reveal too much.
  return text.length < 6 ? '••••' : `••••${text.slice(-2)}`
}

/** Whether a text is a mask and not a reference: masks are never stored. */
export function isMaskedReference(text: string): boolean {
  return text.includes('••••')
}

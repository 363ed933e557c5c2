/** Shown instead of what a student is known by, until somebody asks for it and the asking is recorded (9.2). */
export function maskedReference(reference: string): string {
  const text = reference.trim()
  // Of a short one the last characters would tell it all.
  return text.length < 6 ? '••••' : `••••${text.slice(-2)}`
}

/** Whether a text is a mask and not what it hides: it is never stored. */
export function isMaskedReference(text: string): boolean {
  return text.includes('••••')
}

/** Opens the dialog for the password; true once the server has accepted it. */
type ConfirmPassword = () => Promise<boolean>

let confirm: ConfirmPassword | null = null
let confirming: Promise<boolean> | null = null

/** The shell registers the dialog; the returned function removes it. */
export function onPasswordNeeded(listener: ConfirmPassword): () => void {
  confirm = listener
  return () => {
    if (confirm === listener) confirm = null
  }
}

/**
 * Waits until the person has confirmed the password; false when they cancel, or when there is no dialog. However many
 * changes wait for it, it opens once.
 */
export function passwordConfirmed(): Promise<boolean> {
  confirming ??= (confirm?.() ?? Promise.resolve(false)).finally(() => {
    confirming = null
  })
  return confirming
}

interface Refusal {
  code?: unknown
  field?: unknown
}

/** Whether refusals only require the password: the same change succeeds once it is confirmed. */
export function needPassword(errors: unknown): boolean {
  return (
    Array.isArray(errors) &&
    errors.some(({ code, field }: Refusal) => code === 'FORBIDDEN' && field === 'currentPassword')
  )
}

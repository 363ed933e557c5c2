/** Asks the person for the password; true once the server takes it for given. */
type Ask = () => Promise<boolean>

let ask: Ask | null = null
let asked: Promise<boolean> | null = null

/** The shell says who asks; the answer takes it back. */
export function onPasswordWanted(listener: Ask): () => void {
  ask = listener
  return () => {
    if (ask === listener) ask = null
  }
}

/**
 * Waits until the person has given the password again; false when they would rather not, or nobody can ask. However many
 * changes wait for it, it is asked once.
 */
export function passwordGiven(): Promise<boolean> {
  asked ??= (ask?.() ?? Promise.resolve(false)).finally(() => {
    asked = null
  })
  return asked
}

interface Refusal {
  code?: unknown
  field?: unknown
}

/** Whether refusals only ask for the password: the same change goes through once it is given. */
export function wantPassword(errors: unknown): boolean {
  return (
    Array.isArray(errors) &&
    errors.some(({ code, field }: Refusal) => code === 'FORBIDDEN' && field === 'currentPassword')
  )
}

/** Specification 000 sections 5 and 9; the maximum is ours: argon2 processes every character of it. */
export const passwordMinLength = 12
export const passwordMaxLength = 128

/** Code points: a typed character counts as one, whatever its encoding. */
const characters = (password: string): number => Array.from(password).length

/** The rules in words, as shown by the guidance of the password forms. */
export const passwordRules = [
  {
    name: 'length',
    message: `Passwords must be at least ${passwordMinLength} characters.`,
    holds: (password: string) => characters(password) >= passwordMinLength,
  },
  {
    name: 'most',
    message: `Passwords can have at most ${passwordMaxLength} characters.`,
    holds: (password: string) => characters(password) <= passwordMaxLength,
  },
  {
    name: 'uppercase',
    message: "Passwords must have at least one uppercase letter ('A'-'Z').",
    holds: (password: string) => /\p{Lu}/u.test(password),
  },
  {
    name: 'lowercase',
    message: "Passwords must have at least one lowercase letter ('a'-'z').",
    holds: (password: string) => /\p{Ll}/u.test(password),
  },
  {
    name: 'digit',
    message: "Passwords must have at least one digit ('0'-'9').",
    holds: (password: string) => /\p{Nd}/u.test(password),
  },
  {
    name: 'symbol',
    // Clients reword 'non alphanumeric' to 'symbol' (specification 000 section 8).
    message: 'Passwords must have at least one non alphanumeric character.',
    holds: (password: string) => /[^\p{L}\p{N}]/u.test(password),
  },
] as const

/** Shorter parts of a name occur in too many words. */
const leastNamePart = 4

/** Folds case and accents, in any script. */
const folded = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toUpperCase()

/** Whether a password contains a part of a name with four letters or more. */
export function holdsName(password: string, fullName: string): boolean {
  const within = folded(password)
  return folded(fullName)
    .split(/\P{L}+/u)
    .some((part) => characters(part) >= leastNamePart && within.includes(part))
}

/** Messages of the rules that a password breaks; empty for a valid one. The server also checks for common passwords. */
export function passwordProblems(password: string): string[] {
  return passwordRules.filter((rule) => !rule.holds(password)).map((rule) => rule.message)
}

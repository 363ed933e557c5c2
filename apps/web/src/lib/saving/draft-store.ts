/** Text that the server has not confirmed, kept in this browser. */
export interface Draft<T> {
  value: T
  /** What the server held when the writing began; drafts of older portals do not know it. */
  base?: T | undefined
  /** Version of the server's record that the text is based on. */
  version: number
  /** Instant of the last key stroke, ISO 8601. */
  writtenAt: string
}

/** Address of a draft: the user comes first, so that two people at one computer never see each other's text. */
export function draftKey(userId: string, ...parts: (string | number)[]): string {
  return ['portal.draft', userId, ...parts].join(':')
}

/** Keys of the drafts of a person whose address begins so. */
export function draftKeysUnder(userId: string, ...parts: (string | number)[]): string[] {
  const start = `${draftKey(userId, ...parts)}:`
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(start))
  } catch {
    return []
  }
}

/** The draft under a key; undefined when there is none, or when storage is off or holds something else. */
export function readDraft<T>(key: string): Draft<T> | undefined {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return isDraft<T>(found) ? found : undefined
  } catch {
    return undefined
  }
}

/** Keeps a draft; false when the browser refuses, as in a full or blocked storage. */
export function writeDraft<T>(key: string, draft: Draft<T>): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(draft))
    return true
  } catch {
    return false
  }
}

export function removeDraft(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Without storage there is no draft to remove.
  }
}

/** What a text is based on: what is stored, or what was stored when a restored text was begun. */
export function beginningOf<T>(
  stored: { version: number; base: T },
  restored: Draft<T> | undefined,
): { version: number; base: T | undefined } {
  if (!restored) return stored
  const { version, base } = restored
  return { version, base: base ?? (version === stored.version ? stored.base : undefined) }
}

function isDraft<T>(found: unknown): found is Draft<T> {
  return (
    typeof found === 'object' &&
    found !== null &&
    'value' in found &&
    'version' in found &&
    'writtenAt' in found
  )
}

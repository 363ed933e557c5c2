/** What is searched for; null below two characters (domain definition 0.6). */
export function searchedFor(text: string): string | null {
  const search = text.trim()
  return search.length < 2 ? null : search
}

/** A school year in words: 2025 is '2025-2026' (specification 001 section 9). */
export function yearInWords(year: number): string {
  return `${year}-${year + 1}`
}

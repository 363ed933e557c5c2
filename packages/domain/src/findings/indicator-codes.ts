type Part = 'Part B' | 'Part C'

const prefixOf: Record<Part, string> = { 'Part B': 'B', 'Part C': 'C' }

/**
 * The one form of an indicator's code: `B11`, `C8A`. Content writes it with its part, the federal form without (`11`, `4B`);
 * both, in any letter case and with blanks or signs, become the same. Null for what is no indicator.
 */
export function indicatorCode(text: string | null, part: Part): string | null {
  const plain = (text ?? '').toUpperCase().replace(/[^A-Z0-9]/g, '')
  const found = /^([BC]?)0*([1-9]\d?)([A-D]?)$/.exec(plain)
  if (!found) return null
  const [, prefix, number = '', letter = ''] = found
  return `${prefix === '' ? prefixOf[part] : prefix}${number}${letter}`
}

/** As the federal form writes it, without the part: `11` of `B11`. */
export function indicatorNumber(code: string): string {
  return code.replace(/^[BC](?=\d)/, '')
}

/** Whether two spellings name the same indicator of a part. */
export function isSameIndicator(one: string | null, other: string | null, part: Part): boolean {
  const code = indicatorCode(one, part)
  return code !== null && code === indicatorCode(other, part)
}

/** The code of each part that a text may name; none for what is no indicator. A list of both parts is filtered by it. */
export function indicatorCodes(text: string): string[] {
  const codes = [indicatorCode(text, 'Part B'), indicatorCode(text, 'Part C')]
  return [...new Set(codes.filter((code) => code !== null))]
}

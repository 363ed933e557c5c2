/** Maximum nesting of lists and objects in a request; no form of ours comes near it. */
export const mostJsonDepth = 64

/** Whether a JSON text nests deeper than allowed. Checked before parsing, because later code walks it recursively. */
export function isNestedTooDeeply(json: string): boolean {
  let depth = 0
  let inText = false
  for (let at = 0; at < json.length; at += 1) {
    const code = json.charCodeAt(at)
    if (inText) {
      if (code === 0x5c) at += 1
      else inText = code !== 0x22
    } else if (code === 0x22) inText = true
    else if (code === 0x5b || code === 0x7b) {
      depth += 1
      if (depth > mostJsonDepth) return true
    } else if (code === 0x5d || code === 0x7d) depth -= 1
  }
  return false
}

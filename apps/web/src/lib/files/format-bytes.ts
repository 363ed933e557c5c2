import { timeMessages } from '../time-messages.generated'

/** '84 KB', '1.2 MB', '200 MB': 1024 to the step, one decimal below 10. */
export function formatBytes(bytes: number): string {
  if (bytes < 1024) return timeMessages.bytes({ n: bytes })
  const [size, unit] = bytes < 1024 * 1024 ? [bytes / 1024, 'KB'] : [bytes / 1024 / 1024, 'MB']
  return `${size < 10 ? Math.round(size * 10) / 10 : Math.round(size)} ${unit}`
}

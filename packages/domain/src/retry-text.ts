/** Shown when a rate limit is exceeded: 'Please try again in 30 seconds.' */
export function retryText(seconds: number): string {
  const whole = Math.max(1, Math.ceil(seconds))
  if (whole < 120) return `Please try again in ${whole} ${whole === 1 ? 'second' : 'seconds'}.`
  return `Please try again in ${Math.ceil(whole / 60)} minutes.`
}

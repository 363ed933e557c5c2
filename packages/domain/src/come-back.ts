/** What somebody is told who asked too often: 'Please try again in 30 seconds.' */
export function comeBackText(seconds: number): string {
  const whole = Math.max(1, Math.ceil(seconds))
  if (whole < 120) return `Please try again in ${whole} ${whole === 1 ? 'second' : 'seconds'}.`
  return `Please try again in ${Math.ceil(whole / 60)} minutes.`
}

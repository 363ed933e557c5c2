/** The mark: an open record whose leaves make a check. Decorative; the name stands in words beside it. */
export function BrandMark({ size, onDark }: { size: number; onDark?: boolean }) {
  return (
    <svg viewBox="0 0 48 48" width={size} height={size} aria-hidden="true" style={{ flex: 'none' }}>
      <path fill="#fdb81e" d="M3 20.6 18.4 28.2v15.6L3 36.2z" />
      <path fill={onDark ? '#ffffff' : '#0071bc'} d="M22 28.4 45 6.2v15.4L22 43.8z" />
      <path fill={onDark ? '#bbcae4' : '#1a4480'} d="M22 28.4 45 6.2v4.6L22 33z" />
    </svg>
  )
}

import { useBadgeLabels } from '../../lib/header-badge'
import { shellMessages as m } from './shell-messages.generated'
import { shellClasses } from './shell-styles.generated'

/** Agency, part and year of the screen, joined, in the top bar. */
export function HeaderBadge() {
  const labels = useBadgeLabels()
  if (labels.length === 0) return null
  return (
    <div role="group" aria-label={m.lookingAt} className={shellClasses.badge}>
      {labels.map((label) => (
        <span key={label} title={label}>
          {label}
        </span>
      ))}
    </div>
  )
}

/** The same on phones: a strip at the top of the page. */
export function BadgeStrip() {
  const labels = useBadgeLabels()
  if (labels.length === 0) return null
  return (
    <section aria-label={m.lookingAt} data-shell className={shellClasses.badgeStrip}>
      {labels.map((label, i) => (
        <span key={label}>
          {i > 0 && <span aria-hidden>·</span>}
          {label}
        </span>
      ))}
    </section>
  )
}

import { ChevronRight } from 'lucide-react'

/** Points down where something is unfolded. */
export function TreeArrow({ open }: { open: boolean }) {
  return (
    <ChevronRight
      size={15}
      aria-hidden
      style={{ flex: 'none', transform: open ? 'rotate(90deg)' : undefined }}
    />
  )
}

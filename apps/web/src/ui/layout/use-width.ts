import { useCallback, useState } from 'react'

/** Width of an element in pixels as it is laid out; the fallback before it is, and where nothing is laid out. */
export function useWidth(fallback: number): [(element: Element | null) => void, number] {
  const [width, setWidth] = useState(fallback)
  const measure = useCallback((element: Element | null) => {
    if (!element || typeof ResizeObserver === 'undefined') return undefined
    const observer = new ResizeObserver(([entry]) => {
      const next = Math.round(entry?.contentRect.width ?? 0)
      if (next > 0) setWidth(next)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [measure, width]
}

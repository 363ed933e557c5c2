import { useCallback, useRef } from 'react'

/**
 * Loads a screen again after a change. While one load is running, further calls make one more after it: a response that was
 * under way before a change does not show that change, and Apollo would share it with every later call.
 */
export function useRefresh(refetch: () => Promise<unknown>): () => void {
  const running = useRef(false)
  const wanted = useRef(false)
  return useCallback(() => {
    wanted.current = true
    if (running.current) return
    running.current = true
    void (async () => {
      while (wanted.current) {
        wanted.current = false
        await refetch().catch(() => undefined)
      }
      running.current = false
    })()
  }, [refetch])
}

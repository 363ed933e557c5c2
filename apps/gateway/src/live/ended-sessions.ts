import type { SessionStore } from '../session/session-store.js'
import type { LiveSignals } from './live-signals.js'

const prefix = 'session:'

/** Wraps the session store so that every gateway is notified of each session that ends, however it ends. */
export function withEndedSessions(store: SessionStore, signals: LiveSignals): SessionStore {
  return {
    get: (key) => store.get(key),
    put: (key, sealed, expiresAt) => store.put(key, sealed, expiresAt),
    delete: async (key) => {
      await store.delete(key)
      if (key.startsWith(prefix)) signals.send({ kind: 'ended', session: key.slice(prefix.length) })
    },
    exclusively: (key, work) => store.exclusively(key, work),
    sweep: () => store.sweep(),
    close: () => store.close(),
  }
}

import { useSyncExternalStore } from 'react'

export type MessageStatus = 'info' | 'success' | 'warning' | 'error'

/** A toast that was shown; it stays readable behind the bell until the person signs out. */
export interface Message {
  id: number
  title: string
  description?: string | undefined
  status: MessageStatus
  at: Date
  read: boolean
}

const kept = 50
let messages: readonly Message[] = []
const listeners = new Set<() => void>()

function set(next: readonly Message[]): void {
  messages = next
  listeners.forEach((listener) => listener())
}

/** Keeps a message, newest first. */
export function keepMessage(message: Omit<Message, 'at' | 'read'>): void {
  set([{ ...message, at: new Date(), read: false }, ...messages].slice(0, kept))
}

export function markMessagesRead(): void {
  if (messages.some((m) => !m.read)) set(messages.map((m) => ({ ...m, read: true })))
}

/** Forgets every message: they belong to the person who signs out. */
export function clearMessages(): void {
  set([])
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The kept messages, newest first. */
export function useMessages(): readonly Message[] {
  return useSyncExternalStore(subscribe, () => messages)
}

import { keepMessage, type MessageStatus } from '../../lib/message-list'

export interface ToastOptions {
  title: string
  description?: string
  status?: MessageStatus
  /** Milliseconds until it leaves: 5000 on sign-in and after saves, by default 2000 in the shell. */
  duration?: number
}

/** Progress of something that takes long. */
export interface ToastProgress {
  /** From 0 to 1; null while it is unknown. */
  share: number | null
  cancel: () => void
}

export interface ShownToast {
  id: number
  title: string
  description?: string | undefined
  status: MessageStatus
  /** Infinite for what stays until it is closed. */
  duration: number
  progress?: ToastProgress | undefined
}

const most = 3
let nextId = 1
let toasts: readonly ShownToast[] = []
let shellDuration = 2000
const listeners = new Set<() => void>()

function set(next: readonly ShownToast[]): void {
  toasts = next
  listeners.forEach((listener) => listener())
}

/**
 * Shows a message at the side: for what is good to know. What must not be missed belongs into the page as an Alert.
 * At most three at once, the newest pushes the oldest out; each stays in the message list.
 */
export function toast({
  title,
  description,
  status = 'info',
  duration = shellDuration,
}: ToastOptions): number {
  const id = nextId++
  set([...toasts.slice(-(most - 1)), { id, title, description, status, duration }])
  keepMessage({ id, title, description, status })
  return id
}

/** Shows the progress of something, until it is closed; the first call returns the id for the next ones. */
export function toastProgress(title: string, progress: ToastProgress, known?: number): number {
  const id = known ?? nextId++
  const shown: ShownToast = { id, title, status: 'info', duration: Infinity, progress }
  if (known === undefined) set([...toasts.slice(-(most - 1)), shown])
  else set(toasts.map((one) => (one.id === id ? shown : one)))
  return id
}

export function closeToast(id: number): void {
  set(toasts.filter((shown) => shown.id !== id))
}

/** Time that toasts stay which do not say so themselves; the place on the screen decides it. */
export function setToastDuration(ms: number): void {
  shellDuration = ms
}

export const toastStore = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  read: () => toasts,
}

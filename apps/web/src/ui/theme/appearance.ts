import { useSyncExternalStore } from 'react'

export type Theme = 'light' | 'dark' | 'system'
export type Density = 'comfortable' | 'compact'

const listeners = new Set<() => void>()
const root = () => document.documentElement

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // Storage is blocked: the choice holds until the page is left.
    return
  }
}

function paint(theme: Theme): void {
  const dark = theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
  root().classList.toggle('dark', dark)
  root().classList.toggle('light', !dark)
  root().style.colorScheme = dark ? 'dark' : 'light'
}

const changed = () => listeners.forEach((listener) => listener())

function currentTheme(): Theme {
  const theme = stored('theme')
  return theme === 'light' || theme === 'dark' ? theme : 'system'
}

const currentDensity = (): Density => (root().dataset['density'] === 'compact' ? 'compact' : 'comfortable')

/** Chooses light, dark or the system's choice, and remembers it on this device. */
export function setTheme(theme: Theme): void {
  remember('theme', theme)
  paint(theme)
  changed()
}

/** Chooses the height of rows and controls, and remembers it on this device. */
export function setDensity(density: Density): void {
  remember('density', density)
  if (density === 'compact') root().dataset['density'] = 'compact'
  else delete root().dataset['density']
  changed()
}

/** Follows the system's theme and the choices made in other tabs. Call once at boot. */
export function followAppearance(): void {
  paint(currentTheme())
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => paint(currentTheme()))
  // Paper is white: light letters of the dark theme could not be read on it.
  addEventListener('beforeprint', () => paint('light'))
  addEventListener('afterprint', () => paint(currentTheme()))
  addEventListener('storage', (event) => {
    if (event.key === 'theme') paint(currentTheme())
    if (event.key === 'density') setDensity(event.newValue === 'compact' ? 'compact' : 'comfortable')
    changed()
  })
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The chosen theme and density, kept up to date. */
export function useAppearance(): { theme: Theme; density: Density } {
  const theme = useSyncExternalStore(subscribe, currentTheme)
  const density = useSyncExternalStore(subscribe, currentDensity)
  return { theme, density }
}

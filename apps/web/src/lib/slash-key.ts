import { useSyncExternalStore } from 'react'
import { storage, storageKeys } from './storage'

const isOn = () => storage.read<boolean>(storageKeys.slashKey) !== false

/** Whether "/" leads to the search on this browser. A key alone can be switched off (WCAG 2.1.4). */
export function useSlashKey(): [boolean, (on: boolean) => void] {
  const on = useSyncExternalStore(storage.subscribe, isOn)
  return [on, (next) => storage.write(storageKeys.slashKey, next)]
}

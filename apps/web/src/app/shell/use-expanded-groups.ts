import { expandedSections, menuGroups } from '@portal/domain'
import { useState } from 'react'
import { storage, storageKeys } from '../../lib/storage'

/** Index of a group in the whole menu: what is stored stays true when a role shows fewer groups. */
export const groupIndex = (id: string) => menuGroups.findIndex((group) => group.id === id)

/** Expanded groups of the menu, remembered for each person: ascending indices, each once. */
export function useExpandedGroups(userId: string, currentGroup: string | undefined) {
  const [expanded, setExpanded] = useState<readonly number[]>(() => {
    const stored = storage.read<number[]>(storageKeys.accordion(userId))
    if (Array.isArray(stored)) return expandedSections(stored)
    return [Math.max(0, groupIndex(currentGroup ?? ''))]
  })
  const toggle = (id: string) => {
    const index = groupIndex(id)
    const next = expandedSections(
      expanded.includes(index) ? expanded.filter((n) => n !== index) : [...expanded, index],
    )
    setExpanded(next)
    storage.write(storageKeys.accordion(userId), next)
  }
  return { isExpanded: (id: string) => expanded.includes(groupIndex(id)), toggle }
}

import { useEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router-dom'
import { layoutClasses } from './layout-styles.generated'

export interface TabLinksProps {
  /** Name of the group, for screen readers. */
  label: string
  /** `within`: pages beneath it belong to it. */
  tabs: readonly { label: string; to: string; within?: boolean }[]
}

/** So much of the tab before the current one stays in sight on a phone. */
const tabInset = 60

/** Pages side by side under one menu item: links that look like tabs. Nothing is shown for a single page. */
export function TabLinks({ label, tabs }: TabLinksProps) {
  const { pathname } = useLocation()
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>('[aria-current=page]')
    // Only the line of tabs moves; the page stays at its top.
    if (tab && list.current) list.current.scrollLeft = tab.offsetLeft - tabInset
  }, [pathname])
  if (tabs.length < 2) return null
  return (
    <nav aria-label={label} className={layoutClasses.tabs}>
      <ul ref={list} className={layoutClasses.tabList}>
        {tabs.map((tab) => (
          <li key={tab.to}>
            <NavLink to={tab.to} end={!tab.within} className={layoutClasses.tab}>
              {tab.label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

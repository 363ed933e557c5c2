import type { ComponentType, ReactNode } from 'react'

/** What every screen's module gives: the screen, and the names of the states it can be in. */
export interface ScreenModule {
  Component: ComponentType
  screenStates: readonly string[]
}

/** One screen: its address, and its code, which is loaded when it is opened. */
export interface Screen {
  path: string
  load: () => Promise<ScreenModule>
}

/** What one feature adds to the client. Nothing outside its folder names it. */
export interface WebFeature {
  screens: readonly Screen[]
  /** Addresses of the histories of its records; what stands on them is in `<feature>-histories`, which is loaded with the page. */
  histories?: readonly string[]
}

/** A page with the history of one record. */
export interface RecordHistory {
  targetType: string
  targetId: string
  /** What the record is called until its name is loaded, and where it has none. */
  what: string
  /** The pages above it, the record itself left out. */
  breadcrumb: readonly { label: string; to: string }[]
  /** Tabs of the record, where it has more than this one. */
  tabs?: ReactNode
  /** Draws head and tabs of the record around its history, where they are those of its other pages. */
  frame?: (history: ReactNode) => ReactNode
  /** Kinds of records whose entries are in it, where it can be narrowed. */
  kinds?: readonly string[]
  /** Others than those of the audit trail may read it too: the server decides what of it. */
  shared?: boolean
}

/** By address, the page with the history of a record; where the history is a part of another page, the address of that page. */
export type RecordHistories = Readonly<Record<string, (id: string) => RecordHistory | string>>

import type { ComponentType } from 'react'

/** What every screen's module gives: the screen, and the names of the states it can be in. */
export interface ScreenModule {
  Component: ComponentType
  screenStates: readonly string[]
}

/** One screen: its address, and its code, which is loaded when somebody goes there. */
export interface Screen {
  path: string
  load: () => Promise<ScreenModule>
}

/** What one feature brings to the client. Nothing outside its folder names it but the list in app/features.ts. */
export interface WebFeature {
  screens: readonly Screen[]
  /** Addresses at which a record shows what happened with it. */
  histories?: readonly string[]
}

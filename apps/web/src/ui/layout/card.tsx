import { useId, useMemo, useState, type ReactNode } from 'react'
import { CardHeadContext } from './card-head'
import { layoutClasses } from './layout-styles.generated'

export interface CardProps {
  title?: ReactNode
  /** Quiet number or word after the title. */
  note?: ReactNode
  /** Acts of this card; the tools of its list stand at the right end by themselves, see `InCardHead`. */
  actions?: ReactNode
  /** Off for tables and lists that reach the edges. */
  padded?: boolean
  as?: 'section' | 'div' | 'article'
  children: ReactNode
}

/** A white surface with a hairline; its title names it as a region. */
export function Card({ title, note, actions, padded = true, as: Frame = 'section', children }: CardProps) {
  const id = useId()
  const [beside, setBeside] = useState<HTMLElement | null>(null)
  const [tools, setTools] = useState<HTMLElement | null>(null)
  const [below, setBelow] = useState<HTMLElement | null>(null)
  const places = useMemo(() => ({ beside, tools, below }), [beside, tools, below])
  const body = padded ? <div className={layoutClasses.cardBody}>{children}</div> : children
  return (
    <Frame {...(title ? { 'aria-labelledby': id } : {})} className={layoutClasses.card}>
      {title ? (
        <>
          <header className={layoutClasses.cardHead}>
            <h2 id={id} className={layoutClasses.cardTitle}>
              {title}
              {note !== undefined && <span className={layoutClasses.cardNote}> {note}</span>}
            </h2>
            <div ref={setBeside} />
            <span data-gap />
            {actions}
            <div ref={setTools} data-tools />
            <div ref={setBelow} />
          </header>
          <CardHeadContext value={places}>{body}</CardHeadContext>
        </>
      ) : (
        body
      )}
    </Frame>
  )
}

import { Suspense, type ReactNode } from 'react'
import { PageHeader, type PageHeaderProps } from '../layout/page-header'
import { ListCard, type ListCardProps } from './list-card'

interface ListPageProps<Row extends object, Name extends string> extends ListCardProps<Row, Name> {
  header: PageHeaderProps
  /** Tabs and messages above the list. */
  above?: ReactNode
  /** Dialogs; they are loaded when they are opened. */
  children?: ReactNode
}

/** A page that is a list: head, list, dialogs. What a list has and what it says is declared in its props. */
export function ListPage<Row extends object, Name extends string = never>({
  header,
  above,
  children,
  ...card
}: ListPageProps<Row, Name>) {
  return (
    <>
      <PageHeader {...header} />
      {above}
      {card.list.alert}
      <ListCard {...card} />
      <Suspense fallback={null}>{children}</Suspense>
    </>
  )
}

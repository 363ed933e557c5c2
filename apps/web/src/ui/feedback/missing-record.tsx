import { LinkButton } from '../action/link'
import { missingRecordMessages as words } from './missing-record-messages.generated'
import { NotFoundState } from './states'

/**
 * The page of a record that does not exist (for this person), with a link to the list that it would be in. `what` is a bare noun:
 * 'finding'; 'page' when absent.
 */
export function MissingRecord({ what, list }: { what?: string; list: string }) {
  return (
    <NotFoundState
      page
      {...(what !== undefined && { what })}
      action={<LinkButton to={list}>{words.list}</LinkButton>}
    />
  )
}
